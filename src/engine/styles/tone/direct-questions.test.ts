import { expect, it } from 'vitest';
import { loadRuleContext } from '../../rules/context.ts';
import { applyChanges } from '../../text/edits.ts';
import { makeReader } from '../../text/words.ts';
import { directQuestions } from './direct-questions.ts';

const reader = { read: makeReader(), context: await loadRuleContext() };
const askDirectly = (text: string) => applyChanges(text, directQuestions.find(text, reader));

it.each([
  ['I wanted to ask whether it is open on Monday. Bye.', 'Is it open on Monday? Bye.'],
  ['I was wondering if I could get a copy?', 'Could I get a copy?'],
  ["I'd also like to know if you are free.", 'Also, are you free?'],
])('what is asked about is asked: %s', (before, after) => {
  expect(askDirectly(before)).toBe(after);
});

it.each([
  'I wanted to ask whether the shop is open.',
  'I wanted to know if it is open and whether it is far.',
  'I asked whether it is open.',
])('but not where no pronoun is asked about, or two things are: %s', (text) => {
  expect(askDirectly(text)).toBe(text);
});

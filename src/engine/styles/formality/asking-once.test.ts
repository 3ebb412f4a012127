import { expect, it } from 'vitest';
import { loadFrequencies } from '../../lexicon/frequencies.ts';
import { makeNouns } from '../../lexicon/nouns.ts';
import { applyChanges } from '../../text/edits.ts';
import { makeReader } from '../../text/words.ts';
import { toStage } from '../stage.ts';
import { askingOnce } from './asking-once.ts';
import { indirectQuestions } from './indirect-questions.ts';

const frequencies = await loadFrequencies();
const reader = { read: makeReader(), context: { frequencies, nouns: makeNouns(frequencies) } };
const stage = askingOnce(toStage([indirectQuestions]));
const ask = (text: string) => applyChanges(text, stage.find(text, reader));

it.each([
  [
    'Do you have a copy of it? Do you need a copy of it?',
    'May I ask whether you have a copy of it? Do you need a copy of it?',
  ],
  [
    'Do you have a copy of it? Why are you using the old one?',
    'May I ask whether you have a copy of it? Could you please explain why you are using the old one?',
  ],
])('of two questions in a row only the first asks “May I ask whether”: %s', (before, after) => {
  expect(ask(before)).toBe(after);
  expect(ask(after)).toBe(after);
});

import { expect, test } from 'vitest';
import { measureGain } from './gain.ts';
import { isAgreed } from './judge.ts';
import { loadLanguageModel } from './language-model.ts';

const model = loadLanguageModel();

function changeOf(text: string, word: string, replacement: string, rule = 'harper/PossessiveYour') {
  const start = text.indexOf(word);
  return { start, end: start + word.length, replacement, rule };
}

test.each([
  ['I think your right about the budget.', 'your', "you're"],
  ['It is to late for a change now.', 'to late', 'too late'],
  ['She has went home early.', 'went', 'gone'],
  ['This will effect the whole team.', 'effect', 'affect'],
])('a change that mends its sentence makes it likelier: %s', (text, word, replacement) => {
  const change = changeOf(text, word, replacement);
  expect(measureGain(model, text, change)).toBeGreaterThan(0.5);
  expect(isAgreed(model, text, change)).toBe(true);
});

test.each([
  ['I think your plan is sound.', 'your', "you're"],
  ['We rely on them to do what you can.', 'rely on', 'rely in'],
  ['They left their coats in the hall.', 'left their', 'left there'],
  ['You may say no to a client.', 'no', 'not'],
])('a change that spoils its sentence is not agreed to: %s', (text, word, replacement) => {
  expect(isAgreed(model, text, changeOf(text, word, replacement))).toBe(false);
});

test('what the model does not see is none of its business', () => {
  const text = 'we met in march .';
  expect(isAgreed(model, text, changeOf(text, 'march', 'March'))).toBe(true);
  expect(isAgreed(model, text, changeOf(text, ' .', '.', 'spacing'))).toBe(true);
});

test('curly apostrophes read as straight ones', () => {
  const text = 'It’s a good day.';
  expect(measureGain(model, text, changeOf(text, 'It’s', "It's"))).toBe(0);
});

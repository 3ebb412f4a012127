import { expect, test } from 'vitest';
import { applyChanges } from '../../text/edits.ts';
import { makeList } from './lists.ts';

const list = (text: string) => applyChanges(text, makeList('bullets').find(text));

test('a sentence that lists things becomes a line for each', () => {
  expect(list('We need milk, eggs and bread.')).toBe('We need:\n- milk\n- eggs\n- bread');
});

test('a sentence that gives orders becomes a line for each', () => {
  expect(list('Wash the car, walk the dog and sign it and send it.')).toBe(
    '- Wash the car\n- Walk the dog\n- Sign it\n- Send it',
  );
  expect(list('Please pack a bag, water bottles and snacks.')).toBe(
    'Please pack:\n- a bag\n- water bottles\n- snacks',
  );
});

test.each([
  [
    'Hi Tom, we need the report. Send it to Anna.\n\nBest regards\nMarta',
    'Hi Tom,\n\n- we need the report.\n- Send it to Anna.\n\nBest regards\nMarta',
  ],
  ['Hi Tom,\n\nWe met. We ate.\n\nThanks, Marta', 'Hi Tom,\n\n- We met.\n- We ate.\n\nThanks, Marta'],
])('salutation and closing of a mail are no items', (before, after) => {
  expect(list(before)).toBe(after);
});

test('a clause behind “or” is no item', () => {
  expect(list('Steps: melt the butter, stir it in, let it cool or it will fall apart.')).toBe(
    'Steps:\n- melt the butter\n- stir it in\n- let it cool or it will fall apart',
  );
});

test('what only begins with the letters of a pronoun is an item', () => {
  expect(list('You can have: fruit, cake or ice cream.')).toBe('You can have:\n- fruit\n- cake\n- ice cream');
});

test('one sentence is no list', () => {
  expect(list('We sent the report yesterday.')).toBe('We sent the report yesterday.');
});

test('a long line that nearly is a list is read in one go', () => {
  const half = 10_000;
  const text = `${'we need is has '.repeat(half / 15)}, ${'a and x '.repeat(half / 8)}!`;
  expect(list(text)).toBe(text);
});

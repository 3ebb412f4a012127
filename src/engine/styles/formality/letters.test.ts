import { describe, expect, it } from 'vitest';
import { loadRuleContext } from '../../rules/context.ts';
import { applyChanges } from '../../text/edits.ts';
import { makeReader } from '../../text/words.ts';
import type { StyleStage } from '../stage.ts';
import { ceremonialLetter, professionalLetter, relaxedLetter } from './letters.ts';
import { calmMarks, withoutFaces } from './marks.ts';

const reader = { read: makeReader(), context: await loadRuleContext() };
const run = (stage: StyleStage, text: string) => applyChanges(text, stage.find(text, reader));

it.each([
  ['Dear Anna,\nwe met.\n\nKind regards,\nTom', 'Hi Anna,\nwe met.\n\nBest,\nTom'],
  ['Dear Dr. Osei,\nwe met.', 'Hello Dr. Osei,\nwe met.'],
])('a relaxed letter greets and closes lightly: %j', (before, after) => {
  expect(run(relaxedLetter, before)).toBe(after);
});

it.each([
  'Dear Anna,\nI must complain about the noise.\n\nKind regards,\nTom',
  'Dear Anna,\nI am so sorry for your loss.\n\nKind regards,\nTom',
  'Dear Anna,\nI was sorry to hear about your father.',
  'Dear Anna,\nI will hand it over to a lawyer.\n\nYours faithfully,\nTom',
  'Dear Sales Manager,\nwe met.',
  'Dear me, it is late.',
  'Hello is a word.',
])('but not over what is grave, to a role, or to nobody: %j', (text) => {
  expect(run(relaxedLetter, text)).toBe(text);
});

describe('a formal letter', () => {
  const text = 'Hey Anna,\nwe met.\n\nCheers,\nTom';

  it('greets and closes as its level does', () => {
    expect(run(professionalLetter, text)).toBe('Hello Anna,\nwe met.\n\nBest regards,\nTom');
    expect(run(ceremonialLetter, text)).toBe('Dear Anna,\nwe met.\n\nKind regards,\nTom');
  });

  it.each([
    ['hey guys, we met.', 'Dear all, we met.'],
    ['Hi,\nwe met.', 'Hello,\nwe met.'],
    ['Hey so one question, Tom', 'Hey so one question, Tom'],
    ['Good evening everyone, and thank you.', 'Good evening everyone, and thank you.'],
  ])('knows who is greeted: %j', (before, after) => {
    expect(run(ceremonialLetter, before)).toBe(after);
  });

  it('does without smiles, laughter and exclamation marks', () => {
    expect(run(withoutFaces, 'Great 😀 We won :) See you haha')).toBe('Great. We won. See you');
    expect(run(withoutFaces, '🎉 I ❤️ it at the bar 🍻 at six')).toBe('I ❤️ it at the bar 🍻 at six');
    expect(run(withoutFaces, 'The ratio is 3:4 (a:b), 5 © Acme')).toBe('The ratio is 3:4 (a:b), 5 © Acme');
    expect(run(calmMarks, 'Dear Jo! We won!')).toBe('Dear Jo! We won.');
    expect(run(calmMarks, 'The not! operator')).toBe('The not! operator');
  });
});

import { expect, test } from 'vitest';
import { asksForTranslation } from './translation.ts';

test.each([
  'Translate to French',
  'please translate this into German and keep it formal',
  'Make it a Spanish text: I want it in Spanish',
  'rewrite in polite Japanese',
  'In Italian, please',
  'French version',
  'German',
  'I need a translation for my colleagues in Lyon',
])('knows that ‘%s’ asks for another language', (instruction) => {
  expect(asksForTranslation(instruction)).toBe(true);
});

test.each([
  'Make it shorter',
  'Say that I am fluent and have lived there. French food was great',
  'Mention the French office',
  'Use plain English',
  'Make it friendlier, but do not translate the names',
  'Add that our Polish team is ready to help',
  'Do not change the language of German quotes',
])('knows that ‘%s’ does not', (instruction) => {
  expect(asksForTranslation(instruction)).toBe(false);
});

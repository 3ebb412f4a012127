import { expect, test } from 'vitest';
import { toAnalyzeWords, toClock, toGradeWords } from './words.ts';

test('the button is labelled with the type of the text', () => {
  expect(toAnalyzeWords('direct-message')).toBe('Analyze Direct Message');
});

test.each([
  [0, '0:00'],
  [34, '0:34'],
  [725, '12:05'],
])('%i seconds are read as %s', (seconds, clock) => {
  expect(toClock(seconds)).toBe(clock);
});

test.each([
  [null, '–', 'grade, from ten words on'],
  [0, 'Grade 1', 'very easy to read'],
  [5.8, 'Grade 6', 'easy for most readers'],
  [10.5, 'Grade 11', 'takes some attention'],
  [14, 'Grade 14', 'hard for most readers'],
  [18.7, 'Grade 19', 'very hard to read'],
])('grade %s is said as %s, %s', (grade, figure, words) => {
  expect(toGradeWords(grade)).toEqual({ figure, words });
});

import { expect, it } from 'vitest';
import { measureReadability } from './index.ts';

const MAIL =
  'Dear Dr. Smith,\r\n\r\nThe report is late. Please send it, e.g. by mail, to ana@example.org.\r\n';

it.each([
  // 13 words, 2 sentences, 13 syllables: 0.39 × 6.5 + 11.8 × 1 - 15.59 = -1.255; 206.835 - 6.5975 - 84.6 = 115.6.
  [
    'plain words stay between the ends of the scales',
    'The cat sat on the mat. The dog ran to the red house.',
    0,
    100,
  ],
  // 11 words, 1 sentence, 28 syllables: 4.29 + 30.036 - 15.59 = 18.736; 206.835 - 11.165 - 215.345 = -19.7.
  [
    'long words',
    'Considerable organizational difficulties have made a new arrangement necessary for us.',
    18.7,
    0,
  ],
  // 14 words, 2 sentences, 21 syllables: 2.73 + 17.7 - 15.59 = 4.84; 206.835 - 7.105 - 126.9 = 72.83.
  ['middling words', 'The garden behind the house is empty now. We water the yellow roses later.', 4.8, 73],
])('grade and ease are those of the formulas: %s', (_, text, grade, ease) => {
  expect(measureReadability(text)).toMatchObject({ grade, ease });
});

it('counts abbreviations, addresses and line ends as a reader does', () => {
  const measured = measureReadability(MAIL);
  expect(measured).toMatchObject({ words: 15, sentences: 3, characters: MAIL.length, wordsPerSentence: 5 });
  const { start = 0, end = 0, words } = measured.longestSentence ?? {};
  expect(MAIL.slice(start, end)).toBe('Please send it, e.g. by mail, to ana@example.org.');
  expect(words).toBe(8);
});

it.each([
  ['nothing', '', 0, 0],
  ['white space', ' \r\n ', 0, 0],
  ['emoji alone', '😀 👩‍👧 !', 0, 0],
  ['emoji between words', 'Well 😀 done.', 2, 1],
  ['right-to-left words', 'שלום עולם. מה שלומך?', 4, 2],
  ['a script without spaces', '今天天气很好。', 3, 1],
  ['a link', 'See https://example.org/a/b?c=d now.', 3, 1],
  ['joined and parted words', 'A well-known case—and another.', 5, 1],
])('words and sentences of %s', (_, text, words, sentences) => {
  expect(measureReadability(text)).toMatchObject({ words, sentences, characters: text.length });
});

it('says no grade of fewer than ten words or of another language', () => {
  expect(measureReadability('One two three four five six seven eight nine.').grade).toBeNull();
  expect(measureReadability('One two three four five six seven eight nine ten.').grade).not.toBeNull();
  const french = 'Je ne sais pas où est le chat de la voisine, mais il est dans la maison avec nous.';
  expect(measureReadability(french)).toMatchObject({ grade: null, ease: null, words: 19 });
});

it('a text is read aloud at 130 words a minute', () => {
  expect(measureReadability('word '.repeat(74)).readingSeconds).toBe(34);
  expect(measureReadability('word').readingSeconds).toBe(1);
  expect(measureReadability('').readingSeconds).toBe(0);
});

it('longer sentences and longer words never lower the grade', () => {
  const grades = [4, 8, 16].map(
    (words) => measureReadability(`${'word '.repeat(words)}end. `.repeat(4)).grade ?? 0,
  );
  expect(grades).toEqual([...grades].sort((a, b) => a - b));
  expect(measureReadability('We considered it here. '.repeat(4)).grade ?? 0).toBeGreaterThan(
    measureReadability('We saw it here. '.repeat(4)).grade ?? 0,
  );
});

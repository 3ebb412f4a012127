import { expect, test } from 'vitest';
import { type Measures, toVerdict } from './verdict.ts';

const good: Measures = {
  firstWordSeconds: 1,
  wordsPerMinute: 800,
  words: 200,
  end: 'whole',
  lost: { number: 0, name: 0, negation: 0 },
  numbers: 5,
  review: { isReadable: true, seconds: 9 },
};
const all = ['improve-text', 'email-reply', 'write-from-scratch', 'get-feedback'];
const withoutReplies = ['improve-text', 'get-feedback'];
const judge = (measures: Partial<Measures>) => toVerdict({ ...good, ...measures });

test('what is fast, keeps all and reviews is good for all', () => {
  expect(toVerdict(good)).toEqual({
    sentences: [
      'First words after 1 s, 800 words a minute: fast enough for every tool.',
      'It kept every number, name and “not”.',
      'A review came back readable.',
    ],
    good_for: all,
  });
});

test.each([
  [0.2, 5_000, 'First words at once, more than 1,000 words a minute: fast enough for every tool.', all],
  [0.2, null, 'First words at once: fast enough for every tool.', all],
  // 200 words in 20 seconds, and in a little more
  [5, 800, 'First words after 5 s, 800 words a minute: fast enough for every tool.', all],
  [
    6,
    800,
    'First words after 6 s, 800 words a minute: good for short texts and replies; a long text takes its time.',
    all,
  ],
  // 200 words in 60 seconds, and in a little more
  [
    10,
    240,
    'First words after 10 s, 240 words a minute: good for short texts and replies; a long text takes its time.',
    all,
  ],
  [
    11,
    240,
    'First words after 11 s, 240 words a minute: good for short texts, slow for replies.',
    withoutReplies,
  ],
  [
    4,
    90,
    'First words after 4 s, 90 words a minute: good for short texts, slow for replies.',
    withoutReplies,
  ],
  // 60 words in 60 seconds, and in a little more
  [
    20,
    90,
    'First words after 20 s, 90 words a minute: good for short texts, slow for replies.',
    withoutReplies,
  ],
  [
    21,
    90,
    'First words after 21 s, 90 words a minute: too slow, since a call ends after 60 s. Choose a smaller model.',
    ['get-feedback'],
  ],
  [
    30,
    800,
    'First words after 30 s, 800 words a minute: good for short texts and replies; a long text takes its time.',
    all,
  ],
  [
    31,
    800,
    'First words after 31 s, 800 words a minute: too late, since a call is given up after 30 s of silence. Where the model had to be loaded first, try it again; or choose a smaller one.',
    ['get-feedback'],
  ],
])('first words after %d s, then %s a minute', (firstWordSeconds, wordsPerMinute, sentence, tools) => {
  const { sentences, good_for } = judge({ firstWordSeconds, wordsPerMinute });
  expect([sentences[0], good_for]).toEqual([sentence, tools]);
});

test('each kind of fact that it did not keep has a sentence, and the tools that correct are out', () => {
  expect(judge({ lost: { number: 3, name: 1, negation: 2 } })).toMatchObject({
    sentences: [
      expect.any(String),
      'It changed 3 of 5 numbers: not for Fix Grammar.',
      'It changed a name: not for Fix Grammar.',
      'It lost a “not”: not for Fix Grammar.',
      expect.any(String),
    ],
    good_for: ['email-reply', 'write-from-scratch', 'get-feedback'],
  });
});

test('a text that did not end in time says how far it came, and nothing of what was not seen', () => {
  const verdict = judge({ end: 'late', words: 70, wordsPerMinute: 25, lost: null, review: null });
  expect(verdict.sentences).toEqual([
    'First words after 1 s, 25 words a minute: too slow, since a call ends after 60 s. Choose a smaller model.',
    'The time was up after 70 words; what it keeps of numbers and names is not known.',
    'The time was up before a review came back.',
  ]);
  expect(verdict.good_for).toEqual([]);
});

test('without a word there is nothing to say of facts', () => {
  const nothing = {
    firstWordSeconds: null,
    wordsPerMinute: null,
    words: 0,
    end: 'late',
    lost: null,
  } as const;
  expect(judge({ ...nothing, review: null }).sentences).toEqual([
    'No word came: nothing can be written with this. Choose a smaller model.',
    'The time was up before a review came back.',
  ]);
});

test('what is no corrected text is good for no text', () => {
  const { sentences, good_for } = judge({ end: 'broken', lost: null });
  expect(sentences[1]).toBe('What it wrote is no corrected text: not for Fix Grammar.');
  expect(good_for).toEqual(['get-feedback']);
});

test.each([
  [{ isReadable: false, seconds: 5 }, 'A review did not come back readable: not for Feedback.', 3],
  [{ isReadable: true, seconds: 60 }, 'A review came back readable.', 4],
  [
    { isReadable: true, seconds: 61 },
    'A review came back readable, after 61 s: a call ends after 60 s, so not for Feedback.',
    3,
  ],
])('a review: %o', (review, sentence, tools) => {
  const { sentences, good_for } = judge({ review });
  expect([sentences.at(-1), good_for]).toEqual([sentence, all.slice(0, tools)]);
});

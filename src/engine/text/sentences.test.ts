import { describe, expect, it } from 'vitest';
import { findSentences } from './sentences.ts';

const sentences = (text: string) => findSentences(text).map(({ start, end }) => text.slice(start, end));

describe('sentences', () => {
  it.each([
    ['ends with a stop', 'One. Two!  Three?', ['One.', 'Two!', 'Three?']],
    ['goes on after a title', 'Ask Dr. Miller. Thanks.', ['Ask Dr. Miller.', 'Thanks.']],
    ['goes on after initials', 'J. R. Smith came.', ['J. R. Smith came.']],
    ['goes on after a quotation', '“Stop!” she cried.', ['“Stop!” she cried.']],
    ['goes on in a line broken at the margin', 'We met in the\nold town.', ['We met in the\nold town.']],
    ['ends with a paragraph', 'A heading\n\nThe text.', ['A heading', 'The text.']],
    ['is not empty', ' \n\n ', []],
  ])('%s', (_, text, expected) => {
    expect(sentences(text)).toEqual(expected);
  });
});

import { expect, it } from 'vitest';
import { listTokens } from './tokens.ts';

const read = (text: string) => listTokens(text).map(({ text: word, mark }) => `${mark} ${word}`);

it.each([
  ['boiler off, come - please', ['start boiler', 'space off', 'comma come', 'dash please']],
  ['ok? yes. (two) left', ['start ok', 'question yes', 'end two', 'space left']],
  ['Dr. Wu at 4.15\ncall me', ['start Dr', 'space Wu', 'space at', 'space 4.15', 'end call', 'space me']],
  ['', []],
  ['- !', []],
])('words, each with the mark before it: %s', (text, words) => {
  expect(read(text)).toEqual(words);
});

it('stand where they are written', () => {
  const text = 'said “well, no”  twice';
  expect(listTokens(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'said',
    'well',
    'no',
    'twice',
  ]);
});

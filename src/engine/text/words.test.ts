import { describe, expect, it } from 'vitest';
import { makeReader } from './words.ts';

const read = makeReader();
const tag = (text: string) =>
  read(text).flatMap(({ words }) => words.map((word) => `${word.text}/${word.tag} ${word.start}`));

describe('words that the tagger reads as others', () => {
  it('“I’m” is two words', () => {
    expect(tag("I'm ill today.").slice(0, 2)).toEqual(['I/PRON 0', "'m/AUX 1"]);
  });

  it.each([
    ['He was ill.', 'ill/ADJ 7'],
    ['Please come in.', 'in/ADP 12'],
    ['They sat.', 'sat/VERB 5'],
  ])('the end of “%s” is a word and a full stop', (text, last) => {
    expect(tag(text).slice(-2)).toEqual([last, `./PUNCT ${text.length - 1}`]);
  });

  it('“etc.” keeps its own', () => {
    expect(tag('Bring cups etc.').at(-1)).toMatch(/^etc\./);
  });
});

import { describe, expect, it } from 'vitest';
import { isDoubtful } from './doubt.ts';
import { loadFrequencies } from './frequencies.ts';

const frequencies = await loadFrequencies();
const doubts = (word: string, right: string, before = '', after = '') =>
  isDoubtful({ word, right, before, after }, frequencies);

describe('a correction is sure', () => {
  it.each([
    ['of a long word', 'enviroment', 'environment'],
    ['of swapped letters', 'freind', 'friend'],
    ['of a doubled letter', 'comming', 'coming'],
    ['of a very common word', 'peaple', 'people'],
    ['that the neighbours expect', 'tims', 'times', 'many'],
    ['that sets an apostrophe', 'wasent', "wasn't"],
    ['that parts two words', 'inmany', 'in many'],
    ['of a long first word', 'Becouse', 'because'],
  ])('%s', (_, word, right, before = '') => {
    expect(doubts(word, right, before)).toBe(false);
  });
});

describe('a correction is doubtful', () => {
  it.each([
    ['of a short word by a rare one', 'teff', 'tiff'],
    ['of a short first word', 'Elle', 'else'],
    ['of a name two letters away', 'Johansson', 'johnson'],
    ['two letters away and with another end', 'injera', 'insert'],
    ['of two letters', 'ok', 'of'],
    ['that makes a plural of a genitive', "hotel's", 'hotels'],
    ['that only “and” speaks for', 'achiote', 'achieve'],
  ])('%s', (_, word, right) => {
    expect(doubts(word, right, '', 'and')).toBe(true);
  });
});

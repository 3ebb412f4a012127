import { describe, expect, it } from 'vitest';
import { makeCorrector } from '../corrector.ts';
import type { Language } from '../types.ts';

async function correct(text: string, language: Language = 'en-us'): Promise<string> {
  return (await (await makeCorrector({ language })).correct({ text, action: 'grammar' })).text;
}

describe('misspellings', () => {
  it.each([
    ['We recieve teh letters.', 'We receive the letters.'],
    ['It is definately true.', 'It is definitely true.'],
    ['He dosent care.', "He doesn't care."],
    ['He stood infront of it.', 'He stood in front of it.'],
    ['They dont know.', "They don't know."],
    ['Sorry for the inconvience.', 'Sorry for the inconvenience.'],
    ['It was a wierd word on her tounge.', 'It was a weird word on her tongue.'],
    ['The meeting is on wensday.', 'The meeting is on Wednesday.'],
  ])('%s', async (before, after) => {
    expect(await correct(before)).toBe(after);
  });

  it('are given in the chosen dialect', async () => {
    const text = 'The color of the theater is gray.';
    expect(await correct(text, 'en-gb')).toBe('The colour of the theatre is grey.');
    expect(await correct('The colour of the theatre is grey.', 'en-us')).toBe(text);
  });
});

describe('unknown words that are meant', () => {
  it.each([
    ['names', 'Mr. Kowalczyk met Siobhan in Wroclaw.'],
    ['names at the start', 'Nguyen is here.'],
    ['jargon', 'The url of the repo is set by npm, and the roadmap tells why.'],
    ['a name that is somebody’s slip', 'We saw Tatoo and Mr. Rythm.'],
    ['made of known words', 'The unreviewed breakages worried us.'],
    ['codes', 'Use the --frobnicate flag of x-kvant/bloop.'],
    ['used again and again', 'A florp is small. Each florp is blue. No florp is red.'],
  ])('%s', async (_, text) => {
    expect(await correct(text)).toBe(text);
  });

  it('become an issue when no reading is likely', async () => {
    const corrector = await makeCorrector({ language: 'en-us' });
    const { text, changes, issues } = await corrector.correct({
      text: 'It was a big xqzvrtle.',
      action: 'grammar',
    });
    expect(changes).toEqual([]);
    expect(issues.map(({ startIndex, endIndex }) => text.slice(startIndex, endIndex))).toEqual(['xqzvrtle']);
  });
});

import { expect, it } from 'vitest';
import { loadFrequencies } from '../../lexicon/frequencies.ts';
import { makeNouns } from '../../lexicon/nouns.ts';
import { makeReader } from '../../text/words.ts';
import { findSubject } from './subjects.ts';

const frequencies = await loadFrequencies();
const context = { frequencies, nouns: makeNouns(frequencies) };
const read = makeReader();
const pronounOf = (text: string) => read(text).map((sentence) => findSubject(sentence, context))[0];

it.each([
  ['Anna Brown has left.', 'she'],
  ['The author Peter Brown has left.', 'he'],
  ['Mrs Brown has left.', 'she'],
  ['In the spring, the firm moved to the town.', 'it'],
  ['The bakers of the town have left.', 'they'],
  ['The spokeswoman has left.', 'she'],
  ['The University of Leeds has moved.', 'it'],
  ['They have left.', 'they'],
])('%s is told of %s', (text, pronoun) => {
  expect(pronounOf(text)).toBe(pronoun);
});

it.each([
  'The baker has left.',
  'Brown has left.',
  'Robin Brown has left.',
  'Victoria Park is closed.',
  'The team have left.',
  'The firm, an old one, has left.',
])('a pronoun that is not sure is none: %s', (text) => {
  expect(pronounOf(text)).toBeUndefined();
});

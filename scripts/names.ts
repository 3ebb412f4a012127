/**
 * Writes the list of given and family names that the speller leaves alone: `npm run names`. They are those that
 * @faker-js/faker and human-names have for the languages that are written in Latin letters, and, where they are no English
 * words, the rarer ones of gender-detection-from-name. All three are under the MIT licence.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { allLocales } from '@faker-js/faker';
import { loadFrequencies } from '../src/engine/lexicon/frequencies.ts';

const OUTPUT = new URL('../src/engine/lexicon/names.txt', import.meta.url);

const require = createRequire(import.meta.url);
const humanNames: unknown = require('human-names');

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : [];
}

const withoutMarks = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '');

const toNames = (listed: readonly string[]) =>
  listed
    .flatMap((name) => withoutMarks(name.toLowerCase()).split(/[^\p{L}]+/u))
    .filter((name) => /^\p{Script=Latin}{2,}$/u.test(name));

const frequencies = await loadFrequencies();
const usual = [
  ...Object.values(allLocales).flatMap(({ person }) =>
    listStrings([person?.first_name, person?.middle_name, person?.last_name]),
  ),
  ...listStrings(humanNames),
];
const rarer = [
  require('gender-detection-from-name/names/en'),
  require('gender-detection-from-name/names/fr'),
  require('gender-detection-from-name/names/es'),
  require('gender-detection-from-name/names/it'),
  require('gender-detection-from-name/names/de'),
].flatMap((genders: Map<string, string>) => [...genders.keys()]);
// Whoever was named “Promise” is one of few
const names = [...toNames(usual), ...toNames(rarer).filter((name) => frequencies.of(name) === 0)];
const sorted = [...new Set(names)].sort();
writeFileSync(OUTPUT, `${sorted.join('\n')}\n`);
process.stdout.write(`${sorted.length} names\n`);

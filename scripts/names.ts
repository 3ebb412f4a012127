/**
 * Writes the list of given and family names that the speller leaves alone, and the given names of women and of men:
 * `npm run names`. They are those that @faker-js/faker and human-names have for the languages that are written in Latin
 * letters, and, where they are no English words, the rarer ones of gender-detection-from-name. All three are under the MIT
 * licence. A name that any of them has for both is nobody's.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { allLocales } from '@faker-js/faker';
import { loadFrequencies } from '../src/engine/lexicon/frequencies.ts';

const toOutput = (name: string) => new URL(`../src/engine/lexicon/${name}.txt`, import.meta.url);

const require = createRequire(import.meta.url);
const humanNames: unknown = require('human-names');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return isRecord(value) ? Object.values(value).flatMap(listStrings) : [];
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
const genders: Map<string, string>[] = [
  require('gender-detection-from-name/names/en'),
  require('gender-detection-from-name/names/fr'),
  require('gender-detection-from-name/names/es'),
  require('gender-detection-from-name/names/it'),
  require('gender-detection-from-name/names/de'),
];
const rarer = genders.flatMap((names) => [...names.keys()]);
// Whoever was named “Promise” is one of few
const names = [...toNames(usual), ...toNames(rarer).filter((name) => frequencies.of(name) === 0)];

/** Given names that one of the sources has for the gender. */
function listGiven(gender: 'female' | 'male'): Set<string> {
  const own = Object.values(allLocales).flatMap(({ person }) =>
    [person?.first_name, person?.middle_name].flatMap((names) =>
      isRecord(names) ? listStrings(names[gender]) : [],
    ),
  );
  const human = isRecord(humanNames)
    ? Object.entries(humanNames).flatMap(([key, names]) => (key.startsWith(gender) ? listStrings(names) : []))
    : [];
  const detected = genders.flatMap((names) =>
    [...names].flatMap(([name, each]) => (each === gender ? [name] : [])),
  );
  return new Set(toNames([...own, ...human, ...detected]));
}

const listed = new Set(names);
function write(file: string, some: Iterable<string>): void {
  const sorted = [...new Set(some)].sort();
  writeFileSync(toOutput(file), `${sorted.join('\n')}\n`);
  process.stdout.write(`${file}: ${sorted.length}\n`);
}
const [women, men] = [listGiven('female'), listGiven('male')];
write('names', names);
write(
  'names-of-women',
  [...women].filter((name) => listed.has(name) && !men.has(name)),
);
write(
  'names-of-men',
  [...men].filter((name) => listed.has(name) && !women.has(name)),
);

/**
 * Writes the list of given and family names that the speller leaves alone: `npm run names`. They are those that
 * @faker-js/faker (MIT) has for the languages that are written in Latin letters.
 */
import { writeFileSync } from 'node:fs';
import { allLocales } from '@faker-js/faker';

const OUTPUT = new URL('../src/engine/lexicon/names.txt', import.meta.url);

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : [];
}

const withoutMarks = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '');

const names = Object.values(allLocales)
  .flatMap(({ person }) => listStrings([person?.first_name, person?.middle_name, person?.last_name]))
  .flatMap((name) => withoutMarks(name.toLowerCase()).split(/[^\p{L}]+/u))
  .filter((name) => /^\p{Script=Latin}{2,}$/u.test(name));
const sorted = [...new Set(names)].sort();
writeFileSync(OUTPUT, `${sorted.join('\n')}\n`);
process.stdout.write(`${sorted.length} names\n`);

/**
 * Says how well the rules read wishes as people may type them: `npm run wishes [-- --list wrong]`. The wishes of `wishes/texts` were written for this, and are cut into
 * parts with labels by hand. `--list` prints those of an outcome: `whole`, `partly`, `refused` or `wrong`.
 */
import { readdir, readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readInstruction } from '../src/engine/styles/instructions/read.ts';
import { listExpected, nameStep, type Part } from './wishes/expected.ts';

type Outcome = 'whole' | 'partly' | 'refused' | 'wrong';

const { values } = parseArgs({ options: { list: { type: 'string' } } });
const folder = new URL('wishes/texts/', import.meta.url);

/** A text that has the words which the wish names, each in a sentence of its own. */
const toText = (parts: readonly Part[]) =>
  parts
    .flatMap(({ find, words, about, what }) => [find, words, about, what])
    .filter((named) => named !== undefined)
    .map((named) => `This is about ${named}.`)
    .concat('We meet at noon. Bring what you need.')
    .join(' ');

/** What the rules make of a wish. Wrong is a step that nobody asked for. */
function rate(parts: readonly Part[]): { outcome: Outcome; steps: readonly string[] } {
  const wish = parts.map(({ text }) => text).join('');
  const read = readInstruction(wish, { text: toText(parts), isSelection: false });
  if ('obstacle' in read) return { outcome: 'refused', steps: [] };
  const steps = read.steps.filter((step) => !read.asides.includes(step)).map(nameStep);
  const asked = parts.map(listExpected).filter((each) => each.length > 0);
  const isWrong = steps.some((step) => !asked.some((each) => each.includes(step)));
  const isWhole = asked.every((each) => each.some((step) => steps.includes(step)));
  return { outcome: isWrong ? 'wrong' : isWhole ? 'whole' : 'partly', steps };
}

const counts: Record<Outcome, number> = { whole: 0, partly: 0, refused: 0, wrong: 0 };
for (const file of (await readdir(folder)).toSorted()) {
  const lines = (await readFile(new URL(file, folder), 'utf8')).trim().split('\n');
  for (const line of lines) {
    const { parts }: { parts: Part[] } = JSON.parse(line);
    // Where nothing can be done, a refusal is right
    if (parts.every((part) => listExpected(part).length === 0)) continue;
    const { outcome, steps } = rate(parts);
    counts[outcome] += 1;
    if (outcome === values.list)
      process.stdout.write(`${parts.map(({ text }) => text).join('')}\n    ${steps.join(', ')}\n`);
  }
}
const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
process.stdout.write(
  `${all} wishes: ${Object.entries(counts)
    .map(([outcome, count]) => `${outcome} ${count}`)
    .join(', ')}\n`,
);

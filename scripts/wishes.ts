/**
 * Says how well the rules read wishes as people may type them: `npm run wishes [-- --list wrong]`. The wishes of `wishes/texts`
 * were written for this, and are cut into parts with labels by hand. `--list` prints those of an outcome: `whole`, `partly`,
 * `refused` or `wrong`.
 */
import { parseArgs } from 'node:util';
import { readInstruction } from '../src/engine/styles/instructions/read.ts';
import { type LabelledPart, listExpected, nameStep, readWishes } from './wishes/expected.ts';

const { values } = parseArgs({ options: { list: { type: 'string' } } });
const counts = { whole: 0, partly: 0, refused: 0, wrong: 0 };
if (values.list !== undefined && !(values.list in counts)) {
  process.stderr.write(`--list is one of ${Object.keys(counts).join(', ')}.\n`);
  process.exit(2);
}

/** A text that has the words which the wish names, each in a sentence of its own. */
const toText = (parts: readonly LabelledPart[]) =>
  parts
    .flatMap(({ find, words, about, what }) => [find, words, about, what])
    .filter((named) => named !== undefined)
    .map((named) => `This is about ${named}.`)
    .concat('We meet at noon. Bring what you need.')
    .join(' ');

/** The steps that the rules make of a wish; none where they refuse it. */
function readSteps(wish: string, text: string): readonly string[] | undefined {
  const read = readInstruction(wish, { text, isSelection: false });
  if ('obstacle' in read) return undefined;
  return read.steps.filter((step) => !read.asides.some(({ kind }) => kind === step.kind)).map(nameStep);
}

/** `asked`: for each ask of the wish the steps of which one is right. Wrong is a step that nobody asked for. */
function rate(
  steps: readonly string[] | undefined,
  asked: readonly (readonly string[])[],
): keyof typeof counts {
  if (steps === undefined) return 'refused';
  if (steps.some((step) => !asked.some((each) => each.includes(step)))) return 'wrong';
  return asked.every((each) => each.some((step) => steps.includes(step))) ? 'whole' : 'partly';
}

for (const { parts } of readWishes()) {
  const asked = parts.map(listExpected).filter((each) => each.length > 0);
  // Where nothing can be done, a refusal is right
  if (asked.length === 0) continue;
  const wish = parts.map(({ text }) => text).join('');
  const steps = readSteps(wish, toText(parts));
  const outcome = rate(steps, asked);
  counts[outcome] += 1;
  if (outcome === values.list) process.stdout.write(`${wish}\n    ${(steps ?? []).join(', ')}\n`);
}
const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
const told = Object.entries(counts).map(([outcome, count]) => `${outcome} ${count}`);
process.stdout.write(`${all} wishes: ${told.join(', ')}\n`);

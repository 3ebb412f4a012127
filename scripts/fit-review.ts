/**
 * Fits the ratings of the review to what people said of texts: `npm run fit -- --data DIR [--check]`. DIR holds
 *   politeness/stack-exchange.annotated.csv   Stanford politeness corpus, Stack Exchange part; its texts are CC BY-SA
 *   formality/answers, formality/blog         Pavlick and Tetreault, formality of online communication; CC BY 3.0
 * Half of each set is fitted on, the other half judges. Only the weights are written, into src/engine/review/fitted;
 * with --check nothing is written, and the figures are printed alone. The same files give the same weights.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FORMALITY } from '../src/engine/review/fitted/formality.ts';
import { type FittedScale, type Model, predict } from '../src/engine/review/fitted/model.ts';
import { POLITENESS } from '../src/engine/review/fitted/politeness.ts';
import {
  makeRatedReader,
  measureRatings,
  parseRatedSentences,
  parseRequests,
  type Rated,
  toHalves,
} from './engine-measures/review.ts';
import { type Expectation, fitRidge } from './fit/ridge.ts';

interface Task {
  file: string;
  about: string;
  source: string;
  licence: string;
  scale: FittedScale;
  penalty: number;
  /** Quantiles of the predictions for the texts fitted on, and the scores that they stand for. */
  quantiles: readonly (readonly [share: number, score: number])[];
}

const politeness: Task = {
  file: 'politeness.json',
  about: 'Politeness of requests as five people rated each, in standard deviations',
  source:
    'Stanford politeness corpus, Stack Exchange requests: Danescu-Niculescu-Mizil et al. 2013, A computational approach to politeness',
  licence: 'texts CC BY-SA; only weights are kept',
  scale: POLITENESS,
  penalty: 60,
  quantiles: [
    [0.002, 1],
    [0.02, 1.5],
    [0.08, 2],
    [0.22, 2.5],
    [0.5, 3],
    [0.8, 3.25],
    [0.97, 3.5],
    [0.99, 3.75],
    [1, 4.25],
  ],
};

const formality: Task = {
  file: 'formality.json',
  about: 'Formality of single sentences as five people rated each, from -3 to 3',
  source:
    'Answers and blogs: Pavlick and Tetreault 2016, An empirical analysis of formality in online communication',
  licence: 'CC BY 3.0',
  scale: FORMALITY,
  penalty: 50,
  quantiles: [
    [0.005, 1],
    [0.03, 1.5],
    [0.08, 2],
    [0.16, 2.5],
    [0.27, 3],
    [0.42, 3.5],
    [0.62, 4],
    [0.85, 4.5],
    [0.98, 5],
  ],
};

const round = (value: number) => Math.round(value * 10_000) / 10_000;

function toExpectation({ direction, expected = 0, least = 0 }: FittedScale['signs'][string]): Expectation {
  return {
    expected,
    atLeast: direction > 0 ? least : Number.NEGATIVE_INFINITY,
    atMost: direction < 0 ? -least : Number.POSITIVE_INFINITY,
  };
}

const read = makeRatedReader();

function fitModel({ scale, penalty, quantiles }: Task, rated: readonly Rated[]): Model {
  const ids = Object.keys(scale.signs);
  const measured = rated.map(({ text }) => scale.measure(read(text)));
  const { intercept, weights } = fitRidge(
    measured.map((signs) => ids.map((id) => signs[id]?.value ?? 0)),
    rated.map(({ rating }) => rating),
    { expectations: Object.values(scale.signs).map(toExpectation), penalty },
  );
  const model = {
    intercept: round(intercept),
    weights: Object.fromEntries(ids.map((id, index) => [id, round(weights[index] ?? 0)])),
    scale: [],
  };
  const predictions = measured.map((signs) => predict(model, signs)).sort((a, b) => a - b);
  const at = (share: number) => predictions[Math.floor(share * (predictions.length - 1))] ?? 0;
  return { ...model, scale: quantiles.map(([share, score]) => [round(at(share)), score]) };
}

const { values } = parseArgs({
  options: { data: { type: 'string' }, check: { type: 'boolean', default: false } },
});

async function load(...path: string[]): Promise<string> {
  return readFile(join(values.data ?? '', ...path), 'utf8');
}

/** Fits on one half, judges by the others, writes the model. */
async function run(task: Task, sets: Readonly<Record<string, readonly Rated[]>>): Promise<void> {
  const halves = Object.entries(sets).map(([name, set]) => ({ name, ...toHalves(set) }));
  const texts = halves.flatMap(({ fitted }) => fitted).filter(({ isDoubtful }) => !isDoubtful);
  const model = fitModel(task, texts);
  const judge = (rated: readonly Rated[]) => round(measureRatings({ ...task.scale, model }, rated, read));
  const heldOut = Object.fromEntries(
    halves.flatMap((half) => {
      const sure = half.heldOut.filter(({ isDoubtful }) => !isDoubtful);
      const all = [half.name, judge(half.heldOut)] as const;
      return sure.length === half.heldOut.length
        ? [all]
        : [all, [`${half.name} without doubtful ratings`, judge(sure)] as const];
    }),
  );
  console.log(`${task.file}: ${texts.length} texts; rank correlation on texts held out`, heldOut);
  const { about, source, licence, penalty } = task;
  const fitted = { method: 'ridge', penalty, texts: texts.length, rankCorrelationHeldOut: heldOut };
  const written = `${JSON.stringify({ about, source, licence, fitted, ...model }, null, 2)}\n`;
  if (values.check) return;
  // Pairs stay on one line, as the formatter of this repository has them.
  const path = join(import.meta.dirname, '../src/engine/review/fitted', task.file);
  await writeFile(path, written.replace(/\[\s+(-?[\d.]+),\s+(-?[\d.]+)\s+\]/g, '[$1, $2]'));
}

if (values.data === undefined) {
  console.error(
    'Name the folder of the rated texts: npm run fit -- --data DIR. scripts/fit-review.ts says what it holds.',
  );
  process.exitCode = 1;
} else {
  const requests = parseRequests(await load('politeness', 'stack-exchange.annotated.csv'));
  await run(politeness, { stackExchange: requests });
  await run(formality, {
    answers: parseRatedSentences(await load('formality', 'answers')),
    blog: parseRatedSentences(await load('formality', 'blog')),
  });
}

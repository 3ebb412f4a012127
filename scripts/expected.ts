/**
 * Learns which articles, prepositions, commas and forms a sentence misses: `npm run expected -- --texts <folder>`, with the folder that
 * `npm run ngrams` was given, and after `npm run confusion-sets`. Classifiers of small words learn from the paragraphs that the
 * language model counted. Of the others, slips are made in some sentences, and weights are fitted that find them again. Takes half an hour;
 * `--weights` fits the weights alone, in five minutes. The same texts give the same files.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { packClassifiers } from '../src/engine/confusion-sets/classifiers.ts';
import { loadLanguageModel } from '../src/engine/language-model/language-model.ts';
import { makeRandom } from '../src/engine/measure/random.ts';
import { readTexts } from './confusion-sets/train.ts';
import { trainSmallWords } from './expected/classifiers.ts';
import { listExamples } from './expected/examples.ts';
import { fitWeights } from './expected/fit.ts';
import { toRows } from './expected/rows.ts';
import { readCounted, readHeldOut } from './ngrams/texts.ts';

const { values } = parseArgs({ options: { texts: { type: 'string' }, weights: { type: 'boolean' } } });
const FOLDER = new URL('../src/engine/expected/', import.meta.url);
/** Of so many sentences one is an example. */
const EVERY = 3;

const { texts } = values;
if (texts === undefined) {
  process.stderr.write('Name the folder of the texts: npm run expected -- --texts <folder>\n');
  process.exit(2);
}
if (!values.weights) {
  const classifiers = trainSmallWords(readTexts(readCounted(texts)));
  writeFileSync(new URL('classifiers.bin', FOLDER), packClassifiers(classifiers));
}
/** Messages of everyday life, which no texts have; of few, many slips are made. */
const everyday = readFileSync(new URL('expected/everyday.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const TIMES = 4;
const sentences = [
  ...[...readHeldOut(texts)].filter((_, index) => index % EVERY === 0),
  ...Array.from({ length: TIMES }, () => everyday).flat(),
].map((sentence) => sentence.replaceAll('’', "'").replaceAll(/[“”]/g, '"'));
const examples = await listExamples(sentences, loadLanguageModel(), makeRandom(7));
const weights = fitWeights(examples);
writeFileSync(new URL('weights.txt', FOLDER), toRows(weights));
const right = examples.filter(({ isRight }) => isRight).length;
process.stdout.write(`${examples.length} examples, ${right} right, ${weights.size} weights\n`);

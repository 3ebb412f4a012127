/**
 * Learns how sure it is that an unknown word is a misspelling: `npm run spelling -- --texts <folder>`, with the folder that
 * `npm run ngrams` was given, and after it. Of the paragraphs that the language model did not count, unknown words and
 * names in small letters are no slips, and slips are made in them. Takes five minutes; the same texts give the same weights.
 */
import { writeFileSync } from 'node:fs';
import { makeRandom } from '../src/engine/measure/random.ts';
import { readHeldOut, readTextsFolder } from './ngrams/texts.ts';
import { listExamples, makeWordReader } from './spelling/examples.ts';
import { learn, score } from './spelling/regression.ts';

const OUTPUT = new URL('../src/engine/spelling/sureness.json', import.meta.url);
/** Shorter sentences are labels, and longer ones lists. UTF-16 code units. */
const LENGTH = { least: 30, most: 300 };
/** A term that looks so much like a slip is one of the text itself, a logarithm of odds; who is left shows more of them. */
const MOST_OF_TERM = 0;
const ROUNDS = 2;

const sentences = [...readHeldOut(readTextsFolder('spelling'))]
  .filter(({ length }) => length > LENGTH.least && length < LENGTH.most)
  .filter((sentence) => /^[A-Z].*[.!?]$/.test(sentence))
  .map((sentence) => sentence.replaceAll('’', "'"));
const random = makeRandom(7);
const examples = await listExamples(sentences, await makeWordReader(), random);
let right = examples;
for (let round = 0; round < ROUNDS; round += 1) {
  const weights = learn(right, random);
  right = right.filter((example) => !example.isTerm || score(weights, example) < MOST_OF_TERM);
}
const weights = [...learn(right, random)]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([feature, weight]) => [feature, Math.round(weight * 100) / 100]);
writeFileSync(OUTPUT, `${JSON.stringify(Object.fromEntries(weights), undefined, 2)}\n`);
process.stdout.write(`${right.length} of ${examples.length} examples, ${weights.length} weights\n`);

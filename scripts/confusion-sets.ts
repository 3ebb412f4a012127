/**
 * Learns to tell confused words apart and fits how sure that has to be of each kind of slip: `npm run confusion-sets --
 * --texts <folder>`, with the folder that `npm run ngrams` was given, and after it. Classifiers learn from the paragraphs that the
 * language model counted. The others are read for the thresholds: what would be changed in them is wrong, and what would be mended
 * is counted by taking each word for one that was meant.
 */
import { writeFileSync } from 'node:fs';
import { packClassifiers } from '../src/engine/confusion-sets/classifiers.ts';
import { loadJudges, scoreCandidates } from '../src/engine/confusion-sets/score.ts';
import { loadLanguageModel } from '../src/engine/language-model/language-model.ts';
import { fitThresholds } from './confusion-sets/fit.ts';
import { readTexts, train } from './confusion-sets/train.ts';
import { readCounted, readHeldOut, readTextsFolder } from './ngrams/texts.ts';

const folder = readTextsFolder('confusion-sets');
const directory = new URL('../src/engine/confusion-sets/', import.meta.url);

const classifiers = train(readTexts(readCounted(folder)));
writeFileSync(new URL('classifiers.bin', directory), packClassifiers(classifiers));

const judges = loadJudges(loadLanguageModel());
const gains = new Map<string, number[]>();
let words = 0;
for (const sentence of readHeldOut(folder)) {
  words += sentence.split(' ').length;
  for (const { kind, gain } of scoreCandidates(judges, sentence)) {
    const known = gains.get(kind);
    if (known) known.push(gain);
    else gains.set(kind, [gain]);
  }
}
const fitted = fitThresholds(gains, words);
writeFileSync(new URL('thresholds.json', directory), `${JSON.stringify(fitted, undefined, 2)}\n`);
const wrong = Object.values(fitted.kinds).reduce((sum, kind) => sum + kind.wrong, 0);
process.stdout.write(
  `${Object.keys(fitted.kinds).length} kinds, ${((1000 * wrong) / words).toFixed(2)} wrong changes in 1,000 words\n`,
);

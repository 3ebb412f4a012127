/**
 * Fits how sure the language model has to be of each kind of slip: `npm run confusion-sets -- --texts <folder>`, with the
 * folder that `npm run ngrams` was given. It reads the paragraphs that were left out of the counts: what it would change
 * in them is wrong, and what it would mend is counted by taking each word for one that was meant.
 */
import { writeFileSync } from 'node:fs';
import { scoreCandidates } from '../src/engine/confusion-sets/score.ts';
import { loadLanguageModel } from '../src/engine/language-model/language-model.ts';
import { fitThresholds } from './confusion-sets/fit.ts';
import { readHeldOut, readTextsFolder } from './ngrams/texts.ts';

const OUTPUT = new URL('../src/engine/confusion-sets/thresholds.json', import.meta.url);
const folder = readTextsFolder('confusion-sets');
const model = loadLanguageModel();
const gains = new Map<string, number[]>();
let words = 0;
for (const sentence of readHeldOut(folder)) {
  words += sentence.split(' ').length;
  for (const { kind, gain } of scoreCandidates(model, sentence)) {
    const known = gains.get(kind);
    if (known) known.push(gain);
    else gains.set(kind, [gain]);
  }
}
const fitted = fitThresholds(gains, words);
writeFileSync(OUTPUT, `${JSON.stringify(fitted, undefined, 2)}\n`);
const wrong = Object.values(fitted.kinds).reduce((sum, kind) => sum + kind.wrong, 0);
process.stdout.write(
  `${Object.keys(fitted.kinds).length} kinds, ${((1000 * wrong) / words).toFixed(2)} wrong changes in 1,000 words\n`,
);

/**
 * Makes the engine's language model of texts: `npm run ngrams -- --texts <folder>`. The folder holds `<source>.txt.xz`
 * files, one paragraph a line. Takes a minute and a half and six gigabytes of memory. The same texts give the same file.
 */
import { writeFileSync } from 'node:fs';
import { readTokens } from '../src/engine/language-model/tokens.ts';
import { makeModel } from './ngrams/model.ts';
import { readCounted, readTextsFolder } from './ngrams/texts.ts';

const OUTPUT = new URL('../src/engine/language-model/ngrams.bin', import.meta.url);
/** Pruned to what fits into 16 megabytes. */
const OPTIONS = { leastOfWord: 3, leastOfRun: [0, 1, 2, 2, 3] };
/** A sentence of fewer tokens is a label. */
const FEWEST = 3;

const folder = readTextsFolder('ngrams');
const sentences = [...readCounted(folder)]
  .map((sentence) => readTokens(sentence).map(({ key, capital }) => ({ key, capital })))
  .filter(({ length }) => length >= FEWEST);
const { file, kept } = makeModel(sentences, OPTIONS);
writeFileSync(OUTPUT, file);
process.stdout.write(`${sentences.length} sentences; runs kept: ${kept.join(', ')}; ${file.length} bytes\n`);

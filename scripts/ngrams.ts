/**
 * Makes the engine's language model of texts, and the classes of its words: `npm run ngrams -- --texts <folder>`. The
 * folder holds `<source>.txt.xz` files, one paragraph a line. Takes four minutes and six gigabytes of memory. The same
 * texts give the same files; `npm run confusion-sets` has to follow.
 */
import { writeFileSync } from 'node:fs';
import { readTokens } from '../src/engine/language-model/tokens.ts';
import { makeModel } from './ngrams/model.ts';
import { readCounted, readTextsFolder } from './ngrams/texts.ts';

const OUTPUT = new URL('../src/engine/language-model/ngrams.bin', import.meta.url);
const CLASSES_OUTPUT = new URL('../src/engine/language-model/word-classes.bin', import.meta.url);
/** Pruned to what fits into 16 megabytes. */
const OPTIONS = { leastOfWord: 3, leastOfRun: [0, 1, 2, 2, 3] };
/** A sentence of fewer tokens is a label. */
const FEWEST = 3;

const folder = readTextsFolder('ngrams');
const sentences = [...readCounted(folder)]
  .map((sentence) => readTokens(sentence).map(({ key, capital }) => ({ key, capital })))
  .filter(({ length }) => length >= FEWEST);
const { file, kept, classes } = makeModel(sentences, OPTIONS);
writeFileSync(OUTPUT, file);
writeFileSync(CLASSES_OUTPUT, classes);
process.stdout.write(`${sentences.length} sentences; runs kept: ${kept.join(', ')}; ${file.length} bytes\n`);

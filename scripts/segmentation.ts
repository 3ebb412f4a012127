/**
 * Fits where sentences of hasty texts begin: `npm run segmentation` writes the weights, `-- --check` judges by five parts,
 * each by weights that were fitted on the other four, and `--show` shows what is parted otherwise.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findSentences } from '../src/engine/mail/segmentation/segment.ts';
import type { Weights } from '../src/engine/text/weights.ts';
import { fitWeights } from './completion/fit.ts';
import { toRows } from './completion/rows.ts';
import {
  makeTextReader,
  type ReadText,
  readClauseTexts,
  readTexts,
  toChoices,
} from './segmentation/texts.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean' }, show: { type: 'boolean' } } });
const PARTS = 5;
/** More of them learn the texts by heart: fewer borders of others are found. */
const EPOCHS = 6;
const FILE = new URL('../src/engine/mail/segmentation/weights.txt', import.meta.url);

/** How often a text counts: the tests of mails hold us to every word of theirs, and what was added since mends what was seen. */
const TIMES: Readonly<Record<string, number>> = { mails: 3, more: 3 };
const withHeld = (text: ReadText) => Array.from({ length: TIMES[text.source.topic] ?? 1 }, () => text);

const { readText, judges } = await makeTextReader();
const texts = readTexts().map(readText);
const clauses = readClauseTexts().map(readText);
const fitTo = (some: readonly ReadText[]): Weights =>
  fitWeights(
    [...some.flatMap(withHeld), ...clauses].flatMap((text) => toChoices(text, judges)),
    EPOCHS,
  );

/** The text with `|` where a sentence begins, `+` where one was to be found and `-` where none should have been. */
function show({ texts }: ReadText['gapped'], found: readonly number[], borders: ReadonlySet<number>): void {
  const words = texts.map((word, at) => {
    const sign = found.includes(at) ? (borders.has(at) ? '| ' : '- ') : borders.has(at) ? '+ ' : '';
    return sign + word;
  });
  console.log(words.join(' '));
}

function check(): void {
  const counts = { found: 0, right: 0, wanted: 0, whole: 0 };
  const rated: { certainty: number; isRight: boolean }[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    const weights = fitTo(texts.filter((_, index) => index % PARTS !== part));
    for (const [index, { gapped, borders }] of texts.entries()) {
      if (index % PARTS !== part) continue;
      const sentences = findSentences(gapped, judges, weights);
      const found = sentences.flatMap(({ from }) => (from === 0 ? [] : [from]));
      for (const { from, to, certainty } of sentences) {
        const isRight =
          (from === 0 || borders.has(from)) &&
          (to === gapped.texts.length || borders.has(to)) &&
          ![...borders].some((at) => at > from && at < to);
        rated.push({ certainty, isRight });
      }
      const right = found.filter((at) => borders.has(at)).length;
      counts.found += found.length;
      counts.right += right;
      counts.wanted += borders.size;
      if (right === found.length && right === borders.size) counts.whole += 1;
      else if (values.show) show(gapped, found, borders);
    }
  }
  const { found, right, wanted, whole } = counts;
  console.log(`borders: ${right} of ${found} found are right, ${right} of ${wanted} are found`);
  for (const least of [0.5, 0.6, 0.7, 0.8, 0.9]) {
    const unsure = rated.filter(({ certainty }) => certainty < least);
    const right = unsure.filter(({ isRight }) => isRight).length;
    console.log(`below ${least}: ${unsure.length} of ${rated.length} sentences, ${right} of them right`);
  }
  console.log(`sentences: ${rated.filter(({ isRight }) => !isRight).length} of ${rated.length} are wrong`);
  console.log(`texts: ${whole} of ${texts.length} are parted as they should be`);
}

if (values.check) check();
else writeFileSync(FILE, toRows(fitTo(texts)));

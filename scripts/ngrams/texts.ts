import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findSentences } from '../../src/engine/text/sentences.ts';

/** Books of a century ago: of two paragraphs one is counted, so that they weigh less than the rest. */
const OLD = /^books-/;
/** Of so many paragraphs one is left out of the counts, for who fits thresholds; of old books, of thrice as many. */
const HELD_OUT = 25;

/** The folder that the command line names; without one the process ends, saying how `npm run <script>` takes it. */
export function readTextsFolder(script: string): string {
  const { values } = parseArgs({ options: { texts: { type: 'string' } } });
  if (values.texts !== undefined) return values.texts;
  process.stderr.write(`Name the folder of the texts: npm run ${script} -- --texts <folder>\n`);
  process.exit(2);
}

type IsWanted = (index: number, isOld: boolean) => boolean;

function* readSentences(folder: string, isWanted: IsWanted): Generator<string> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt.xz'));
  for (const file of files.sort()) {
    const text = execFileSync('xz', ['-dc', join(folder, file)], { maxBuffer: 2 ** 30 }).toString();
    for (const [index, paragraph] of text.split('\n').entries()) {
      if (!isWanted(index, OLD.test(file))) continue;
      for (const { start, end } of findSentences(paragraph)) yield paragraph.slice(start, end);
    }
    process.stderr.write(`${file}\n`);
  }
}

/** Sentences of `<source>.txt.xz` files, one paragraph a line, that are counted. */
export const readCounted = (folder: string): Generator<string> =>
  readSentences(folder, (index, isOld) => index % HELD_OUT !== 0 && !(isOld && index % 2 === 1));

/** Sentences that are not. */
export const readHeldOut = (folder: string): Generator<string> =>
  readSentences(folder, (index, isOld) => index % (isOld ? 3 * HELD_OUT : HELD_OUT) === 0);

/**
 * Trains the networks that read hasty texts: `npm run tagger -- --corpus <folder> [--work <folder>]`, with the folder that
 * `npm run ngrams` was given. Needs Python 3 with PyTorch (Debian: python3-torch), and takes three hours on one core. What was learnt
 * stays in the work folder: without its `notes.pt` the tagger learns our notes anew, in an hour, and the network of mentions
 * is always learnt anew, in as long. `--check` says how good the last ones are on texts that they have not learnt from,
 * and `--fit` fits the weights of what stands beside them on the same: who is meant by pronouns, and which sentences are doubtful.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { printDoubtWeights } from './tagger/fit-doubts.ts';
import { printPronounWeights } from './tagger/fit-pronouns.ts';
import { listTaggerTexts } from './tagger/texts.ts';

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    work: { type: 'string', default: join(tmpdir(), 'draftwell-tagger') },
    python: { type: 'string', default: 'python3' },
    check: { type: 'boolean', default: false },
    fit: { type: 'boolean', default: false },
  },
});
const { corpus, work, python, check, fit } = values;
if (fit) {
  await printPronounWeights();
  await printDoubtWeights();
  process.exit(0);
}
if (corpus === undefined && !check) {
  process.stderr.write('Name the folder of the texts: npm run tagger -- --corpus <folder>\n');
  process.exit(2);
}
mkdirSync(work, { recursive: true });
const texts = join(work, 'texts.jsonl');
const lines = (await listTaggerTexts()).map((text) => JSON.stringify(text));
writeFileSync(texts, `${lines.join('\n')}\n`);
const toPath = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { status } = spawnSync(
  python,
  [
    toPath('tagger/train.py'),
    ...['--texts', texts, '--corpus', corpus ?? '.', '--work', work],
    ...['--out', toPath('../src/engine/mail/tagger/'), ...(check ? ['--check'] : [])],
  ],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);

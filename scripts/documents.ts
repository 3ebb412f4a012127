/**
 * `npm run documents -- [--count 50] [--folder FOLDER]`: what LibreOffice makes of the Word files that the web application
 * saves. Half of the files are made by a library, half by LibreOffice; each gets changes at random, tracked and plain.
 * LibreOffice has to list our revisions; with all rejected it has to read the original, run for run, and with all
 * accepted the plain file. Needs LibreOffice with Python: apt-get install libreoffice-writer python3-uno.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { chromiumFlags, findChromium } from '../tests/kit/browser.ts';

/** Of one file, as scripts/documents/libreoffice.py prints it. */
interface Settled {
  revisions: Record<string, number>;
  comments: string[];
  /** Whether a revision is left. */
  left: boolean;
  read: unknown;
}
interface Reading {
  accepted: Settled;
  rejected: Settled;
}

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '50' },
    seed: { type: 'string', default: '13' },
    folder: { type: 'string' },
  },
});
const half = Math.ceil(Number(values.count) / 2);
const seed = Number(values.seed);
const folder = values.folder ?? (await mkdtemp(join(tmpdir(), 'documents-')));
const outputLimit = 256 * 1024 * 1024;

await using stack = new AsyncDisposableStack();
const page = await openPage();
const byLibrary = await saveAll('library', await inPage(page, 'makeFiles', half, seed));
const files = [...byLibrary, ...(await resaveByLibreOffice(byLibrary))];
const revised = await inPage(page, 'revise', await Promise.all(files.map(readNumbers)), seed);
const tracked = await saveAll(
  'tracked',
  revised.map((one) => one.tracked),
);
const plain = await saveAll(
  'plain',
  revised.map((one) => one.plain),
);
const [originals, trackedReadings, plainReadings] = [files, tracked, plain].map(readByLibreOffice);

let faults = 0;
let total = { changes: 0, revisions: 0, comments: 0 };
for (const [index, file] of files.entries()) {
  const [original, ours, settled] = [originals?.[index], trackedReadings?.[index], plainReadings?.[index]];
  const { changes = 0, leftOut = 0 } = revised[index] ?? {};
  if (!original || !ours || !settled) throw new Error('LibreOffice did not read every file');
  const revisions = ours.accepted.revisions.Draftwell ?? 0;
  const checks = {
    'lists our revisions': revisions > 0 || changes === leftOut,
    'accepts all': !ours.accepted.left && isDeepStrictEqual(ours.accepted.read, settled.accepted.read),
    'rejects all': !ours.rejected.left && isDeepStrictEqual(ours.rejected.read, original.rejected.read),
  };
  for (const [name, isRight] of Object.entries(checks)) {
    if (isRight) continue;
    faults += 1;
    console.log(`${basename(file)} (${index}): not so: ${name}`);
  }
  total = {
    changes: total.changes + changes,
    revisions: total.revisions + revisions,
    comments: total.comments + ours.accepted.comments.length,
  };
}
console.log(
  `${files.length} files with ${total.changes} changes: LibreOffice lists ${total.revisions} revisions of ours and ${total.comments} comments; ${faults} faults. The files are in ${folder}.`,
);
process.exitCode = faults === 0 ? 0 : 1;

/** A browser at a server that hands it our modules. */
async function openPage(): Promise<Page> {
  const server = await createServer({ configFile: false, logLevel: 'error', server: { port: 0 } });
  await server.listen();
  stack.defer(() => server.close());
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  stack.defer(() => browser.close());
  const opened = await browser.newPage();
  await opened.goto(`${server.resolvedUrls?.local[0]}package.json`);
  return opened;
}

type InPage = typeof import('./documents/in-page.ts');

async function inPage<Name extends keyof InPage>(
  opened: Page,
  name: Name,
  ...args: Parameters<InPage[Name]>
): Promise<Awaited<ReturnType<InPage[Name]>>> {
  return opened.evaluate(async ([module, key, given]) => (await import(module))[key](...given), [
    '/scripts/documents/in-page.ts',
    name,
    args,
  ] as const);
}

async function saveAll(kind: string, contents: readonly number[][]): Promise<string[]> {
  await mkdir(join(folder, kind), { recursive: true });
  return Promise.all(
    contents.map(async (content, index) => {
      const path = join(folder, kind, `${index}.docx`);
      await writeFile(path, Uint8Array.from(content));
      return path;
    }),
  );
}

async function readNumbers(path: string): Promise<number[]> {
  return [...(await readFile(path))];
}

/** The same files as LibreOffice writes them. */
async function resaveByLibreOffice(paths: readonly string[]): Promise<string[]> {
  const into = join(folder, 'libreoffice');
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  execFileSync('soffice', [profile, '--headless', '--convert-to', 'docx', '--outdir', into, ...paths], {
    stdio: 'ignore',
  });
  return paths.map((path) => join(into, basename(path)));
}

function readByLibreOffice(paths: readonly string[]): Reading[] {
  const script = join(import.meta.dirname, 'documents', 'libreoffice.py');
  const printed = execFileSync('/usr/bin/python3', [script, ...paths], {
    maxBuffer: outputLimit,
    encoding: 'utf8',
  });
  return printed
    .trim()
    .split('\n')
    .map((line): Reading => JSON.parse(line));
}

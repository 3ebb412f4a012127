/**
 * `npm run screenshots -- FOLDER [--only NAME,…] [--widths 1440,390,320,zoom] [--looks light,dark,forced]`: every screen
 * in its states as a writer sees it, from the product itself with a database of its own.
 * `npm run screenshots -- FOLDER --against OTHER_FOLDER` takes none, and says which pictures differ, and by how much.
 * `npm run screenshots -- --readme` takes the few that the README shows, into docs/images.
 */
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../tests/kit/browser.ts';
import { startProduct, type TestProduct } from '../tests/kit/product.ts';
import { take } from './screenshots/camera.ts';
import { compareFolders } from './screenshots/compare.ts';
import { takeForReadme } from './screenshots/readme.ts';
import { isLookName, type LookName, type Scene } from './screenshots/scene.ts';
import { scenes } from './screenshots/scenes.ts';
import { buildWhatIsStale } from './start.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    widths: { type: 'string', default: '1440,768,390' },
    looks: { type: 'string', default: 'light,dark' },
    against: { type: 'string' },
    readme: { type: 'boolean', default: false },
  },
});
/** Scenes under way at a time: each mostly waits. */
const lanes = 3;
const [folder = values.readme ? 'docs/images' : undefined] = positionals;
if (folder === undefined) throw new Error('Say into which folder: npm run screenshots -- FOLDER');

await using stack = new AsyncDisposableStack();
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
stack.defer(() => browser.close());
if (values.against !== undefined) await compare(browser, resolve(folder), resolve(values.against));
else await photograph(browser, resolve(folder));

async function photograph(from: Browser, into: string): Promise<void> {
  buildWhatIsStale();
  await mkdir(into, { recursive: true });
  const product = await startProduct({
    database: 'embedded',
    // The first of the writers would be asked who writes
    environment: { TRUSTED_PROXIES: '127.0.0.1,::1', ADMIN_EMAILS: 'operator@example.org' },
  });
  stack.defer(() => product.stop());
  if (values.readme) await takeForReadme(product, from, into);
  else await takeAll(product, from, into);
}

async function takeAll(product: TestProduct, from: Browser, into: string): Promise<void> {
  const lookNames = values.looks.split(',').filter(isLookName);
  const shots = listWanted().flatMap((scene) =>
    values.widths.split(',').map((size) => ({ scene, size, looks: lookNames, folder: into })),
  );
  const queue = shots.values();
  const work = async () => {
    for (const shot of queue) await tryTake(product, from, shot);
  };
  await Promise.all(Array.from({ length: lanes }, work));
}

function listWanted(): readonly Scene[] {
  if (values.only === undefined) return scenes;
  return values.only.split(',').map((name) => {
    const scene = scenes.find((one) => one.name === name);
    if (!scene) throw new Error(`There is no scene ${name}: ${scenes.map((one) => one.name).join(', ')}`);
    return scene;
  });
}

interface Shot {
  scene: Scene;
  size: string;
  looks: LookName[];
  folder: string;
}

/** One scene that gets stuck does not end the others. */
async function tryTake(product: TestProduct, from: Browser, shot: Shot): Promise<void> {
  try {
    await take(product, from, shot);
  } catch (error) {
    const [reason] = String(error).split('\n');
    process.stderr.write(`${shot.scene.name} at ${shot.size}: ${reason}\n`);
    process.exitCode = 1;
  }
}

async function compare(by: Browser, one: string, other: string): Promise<void> {
  const differences = await compareFolders(by, one, other);
  for (const { file, part, why } of differences)
    process.stdout.write(`${(part * 100).toFixed(2).padStart(6)} %  ${file}  ${why}\n`);
  process.stdout.write(`${differences.length} pictures differ.\n`);
}

import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signUp } from '../kit/caller.ts';
import { makeDataDir, type ServerProcess, spawnServer, startServer } from '../kit/server-process.ts';

let home: Awaited<ReturnType<typeof makeDataDir>>;
let server: ServerProcess | undefined;

beforeEach(async () => {
  home = await makeDataDir();
});
afterEach(async () => {
  server?.kill('SIGKILL');
  await server?.exited;
  server = undefined;
  await home.remove();
});

/** A server that has written all that it writes: database, secret, lock and a mail. */
async function startAndWrite(dataDir: string, umask: number): Promise<void> {
  const before = process.umask(umask);
  try {
    server = await startServer({ DATA_DIR: dataDir });
  } finally {
    process.umask(before);
  }
  await signUp(server.url);
  // A mail that is still being written has another name, and files that come and go cannot be listed
  const listMails = () => readdirSync(join(dataDir, 'outbox')).map((name) => extname(name));
  await expect.poll(() => readdirSync(dataDir)).toContain('outbox');
  await expect.poll(listMails).toEqual(['.eml']);
}

async function stop(): Promise<void> {
  server?.kill('SIGTERM');
  await server?.exited;
}

/** What another account of the machine can read or write: it has to get through every folder above, too. */
function listReachable(folder: string, top = folder): string[] {
  const isOpen = (path: string, bits: number) => (statSync(path).mode & bits) !== 0;
  if (!isOpen(folder, 0o077)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    const own = isOpen(path, 0o066) ? [relative(top, path)] : [];
    return entry.isDirectory() ? [...own, ...listReachable(path, top)] : own;
  });
}

/** Apart from the files of the embedded database, which has modes of its own for them. */
function listOpen(dataDir: string): string[] {
  const entries = readdirSync(dataDir, { withFileTypes: true, recursive: true });
  return [
    ...entries
      .filter((entry) => entry.isDirectory() || !entry.parentPath.includes('/database'))
      .map((entry) => join(entry.parentPath, entry.name)),
    dataDir,
  ].filter((path) => (statSync(path).mode & 0o077) !== 0);
}

test.each([
  ['022', 0o022],
  ['000', 0o000],
])('F-75: with umask %s nothing in the data folder is open to others', async (_, umask) => {
  const dataDir = join(home.path, 'data');
  await startAndWrite(dataDir, umask);
  expect(readdirSync(dataDir)).toEqual(
    expect.arrayContaining(['database', 'outbox', 'secret', 'lock.sqlite']),
  );
  expect(listOpen(dataDir)).toEqual([]);
  expect(listReachable(dataDir)).toEqual([]);
});

test('F-75: a data folder that stood open is closed by the next start', async () => {
  const dataDir = join(home.path, 'data');
  await startAndWrite(dataDir, 0o022);
  await stop();
  for (const entry of readdirSync(dataDir, { withFileTypes: true, recursive: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o777 : 0o666);
  }
  chmodSync(dataDir, 0o777);
  expect(listReachable(dataDir).length).toBeGreaterThan(100);
  server = await startServer({ DATA_DIR: dataDir });
  expect(listReachable(dataDir)).toEqual([]);
  for (const entry of ['', 'database', 'outbox', 'secret', 'lock.sqlite', 'lock.pid']) {
    expect(statSync(join(dataDir, entry)).mode & 0o077, entry).toBe(0);
  }
});

test('F-75: an empty folder that stands open is closed', async () => {
  chmodSync(home.path, 0o777);
  await startAndWrite(home.path, 0o022);
  expect(listReachable(home.path)).toEqual([]);
});

describe('F-75: a folder that cannot be closed stops the start with a sentence that names it', () => {
  test.each([
    ['one that everybody writes in', 0o1777, undefined],
    ['one with other things in it', 0o755, 'letters.txt'],
  ])('F-75: %s', async (_, mode, file) => {
    const dataDir = join(home.path, 'shared');
    mkdirSync(dataDir);
    if (file !== undefined) writeFileSync(join(dataDir, file), 'Dear Ann');
    chmodSync(dataDir, mode);
    const refused = spawnServer({ DATA_DIR: dataDir });
    expect(await refused.exited).toBe(1);
    expect(refused.output().trim().split('\n')).toHaveLength(1);
    expect(refused.output()).toContain(dataDir);
    expect(statSync(dataDir).mode & 0o7777).toBe(mode);
    expect(readdirSync(dataDir)).toEqual(file === undefined ? [] : [file]);
  });
});

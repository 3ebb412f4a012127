import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeDataDir } from '../kit/server-process.ts';

const root = resolve(import.meta.dirname, '../..');

let dataDir: Awaited<ReturnType<typeof makeDataDir>>;
let started: { npm: ChildProcess; pid: number; url: string } | undefined;

beforeEach(async () => {
  dataDir = await makeDataDir();
});
afterEach(async () => {
  if (started !== undefined) end(-getPid(started.npm), 'SIGKILL');
  started = undefined;
  await dataDir.remove();
});

/** As an operator starts it: in a process group of its own, as a terminal gives each command. */
async function startByNpm() {
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir.path, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let output = '';
  npm.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const findUrl = () => /^Draftwell {2}(http\S+)$/m.exec(output)?.[1];
  await expect.poll(findUrl, { timeout: 120_000 }).toBeDefined();
  const pid = Number(readFileSync(join(dataDir.path, 'lock.pid'), 'utf8'));
  started = { npm, pid, url: findUrl() ?? '' };
  return started;
}

function getPid({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('npm did not start');
  return pid;
}

/** A group by its negative number. */
function end(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has gone already.
  }
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function expectGone({ pid, url }: { pid: number; url: string }): Promise<void> {
  await expect.poll(() => isThere(pid), { timeout: 20_000 }).toBe(false);
  await expect(fetch(`${url}/api/health`)).rejects.toThrow();
  // The server ended by itself and gave its folder back, which a killed one would not have done.
  expect(existsSync(join(dataDir.path, 'lock.pid'))).toBe(false);
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'F-81: %s to npm ends the server, and npm waits for it',
  async (signal) => {
    const server = await startByNpm();
    const exited = once(server.npm, 'exit');
    end(getPid(server.npm), signal);
    expect(await exited).toEqual([0, null]);
    expect(isThere(server.pid)).toBe(false);
    await expectGone(server);
  },
);

test('F-81: Ctrl+C, which every process of the terminal gets, ends it as cleanly', async () => {
  const server = await startByNpm();
  end(-getPid(server.npm), 'SIGINT');
  await expectGone(server);
});

test('F-81: an npm that is killed takes the server with it', async () => {
  const server = await startByNpm();
  end(getPid(server.npm), 'SIGKILL');
  await expectGone(server);
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = resolve(import.meta.dirname, '../..');

/** Within the sources of a version. */
export const mainModule = 'src/server/app/main.ts';

export interface ServerProcess {
  pid: number;
  /** Where it answers. */
  url: string;
  /** What it has written so far, both streams together. */
  output(): string;
  /** Resolves with its exit code, or undefined when a signal ended it. */
  exited: Promise<number | undefined>;
  kill(signal: NodeJS.Signals): void;
}

export async function makeDataDir(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'draftwell-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

const { PATH, NODE_COMPILE_CACHE } = process.env;

/** Starts the server as an operator does, with nothing set but what is given, and where node keeps what it compiled. @param main the module to run; that of these sources unless given */
export function spawnServer(
  environment: Record<string, string>,
  main: string = join(root, mainModule),
): Omit<ServerProcess, 'url'> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: { PATH, PORT: '0', NODE_COMPILE_CACHE, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const append = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', append);
  child.stderr.on('data', append);
  return {
    pid: child.pid ?? 0,
    output: () => output,
    exited: waitForExit(child),
    kill: (signal) => child.kill(signal),
  };
}

/** Starts the server and waits until it says where it answers. */
export async function startServer(
  environment: Record<string, string>,
  main?: string,
): Promise<ServerProcess> {
  const server = spawnServer(environment, main);
  const over = new AbortController();
  void server.exited.finally(() => over.abort());
  const url = await findUrl(server.output, over.signal);
  if (url === undefined) throw new Error(`The server did not start:\n${server.output()}`);
  return { ...server, url };
}

/** Undefined once it is over, and nothing was said. */
async function findUrl(output: () => string, over: AbortSignal): Promise<string | undefined> {
  for (;;) {
    const url = /^Draftwell {2}(http\S+)$/m.exec(output())?.[1];
    if (url !== undefined || over.aborted) return url;
    await sleep(20);
  }
}

/** Waits for its last words too: at `exit` they may still be on their way. */
async function waitForExit(child: ChildProcess): Promise<number | undefined> {
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? undefined;
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signUp } from '../../tests/kit/caller.ts';
import { makeDataDir, startServer } from '../../tests/kit/server-process.ts';

/** A server in a child process. */
export interface ChildServer {
  url: string;
  /** Gives everyone who has signed up a credit for every call of the bench. */
  grant(): Promise<void>;
}

/** A folder below the machine's own for such things, which goes with what was started. */
export async function makeFolder(started: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'draftwell-bench-'));
  started.defer(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export function startDirectServer(started: AsyncDisposableStack): Promise<ChildServer> {
  return startChild(new URL('./direct-server.ts', import.meta.url), [], started);
}

/** @param provider where it answers */
export function startPassThrough(provider: string, started: AsyncDisposableStack): Promise<ChildServer> {
  return startChild(new URL('./pass-through-server.ts', import.meta.url), [provider], started);
}

export async function startProduct(
  options: { engine: 'embedded' | { provider: string }; databaseUrl?: string },
  started: AsyncDisposableStack,
): Promise<ChildServer> {
  const folder = await makeFolder(started);
  const { engine, databaseUrl = '' } = options;
  return startChild(
    new URL('./product.ts', import.meta.url),
    [folder, typeof engine === 'string' ? engine : engine.provider, databaseUrl],
    started,
  );
}

/** The product as it is in service, and a writer who is signed in to it. */
export async function startSignedIn(
  started: AsyncDisposableStack,
  environment: Readonly<Record<string, string>> = {},
): Promise<{ url: string; cookie: string }> {
  const dataDir = await makeDataDir();
  started.defer(() => dataDir.remove());
  const server = await startServer({ DATA_DIR: dataDir.path, ...environment });
  started.defer(async () => {
    server.kill('SIGTERM');
    await server.exited;
  });
  const { cookie } = await signUp(server.url);
  return { url: server.url, cookie };
}

async function startChild(file: URL, args: string[], started: AsyncDisposableStack): Promise<ChildServer> {
  const child = fork(file, args, {
    // Its log is written, as in service, to nowhere.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const exited = once(child, 'exit');
  started.defer(async () => {
    if (child.connected) child.disconnect();
    await exited;
  });
  const failed = exited.then(([code]) =>
    Promise.reject(new Error(`${file.pathname} ended with code ${code}.`)),
  );
  const [message] = await Promise.race([once(child, 'message'), failed]);
  failed.catch(() => undefined);
  return {
    url: (message as { url: string }).url,
    async grant() {
      child.send('grant');
      await Promise.race([once(child, 'message'), failed]);
    },
  };
}

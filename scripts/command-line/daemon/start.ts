import { fork } from 'node:child_process';
import { once } from 'node:events';
import { extname } from 'node:path';
import { allocatorSettings } from '../../allocator.ts';

const main = new URL(`./main${extname(import.meta.filename)}`, import.meta.url);

/** What the process needs to know of its surroundings: a key is not among it. */
const passedOn = ['HOME', 'PATH', 'TMPDIR', 'XDG_RUNTIME_DIR', 'NODE_COMPILE_CACHE'];

/** Starts the daemon and waits until it listens, or does not. It outlives this process, and holds none of its folders. */
export async function startDaemon(path: string, idleMinutes: number): Promise<void> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => passedOn.includes(name)));
  const child = fork(main, [path, `${idleMinutes}`], {
    cwd: '/',
    detached: true,
    env: { ...env, ...allocatorSettings },
    // As `npm start` has them: docs/decisions/0066
    execArgv: ['--max-semi-space-size=4', '--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Once it listens, and where it cannot
  await once(child, 'disconnect').catch(() => undefined);
  child.unref();
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { buildWhatIsStale } from '../start.ts';

const session = resolve(import.meta.dirname, 'offline-session.ts');

/** Uses a server in a network of its own that has nothing but loopback. Returns the exit code: 0 where it tried nothing. */
export async function soakOffline(minutes: number): Promise<number> {
  buildWhatIsStale();
  const inside = ['ip link set lo up && exec "$0" --disable-warning=ExperimentalWarning "$@"'];
  const args = [
    '--net',
    '--map-root-user',
    'sh',
    '-c',
    ...inside,
    process.execPath,
    session,
    String(minutes),
  ];
  const child = spawn('unshare', args, { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

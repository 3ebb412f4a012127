/**
 * `npm run soak -- engine`: what takes longer than a test may. `--calls N` says how many calls (10,000), `--seed N` which
 * ones. A call that fails, gives an impossible answer or takes more than five seconds is written to test-results/soak.
 *
 * `npm run soak -- offline`: everything of a server with nothing set is used for `--minutes N` (60), in a network that is
 * only loopback, and what it tries to connect to is counted. Needs `unshare` and `ip`, on Linux.
 *
 * `npm run soak -- fleet`: three servers on one PostgreSQL behind `--proxy caddy` or `haproxy`, 64 writers, kills and stops,
 * for `--minutes N` (10). With `--update-from <commit>` nothing is killed: servers of that commit are replaced by this one's.
 *
 * `npm run soak -- crash`: a server on each database is killed `--kills N` times (20) in the midst of writing, and what it
 * had acknowledged is looked for.
 */
import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { isProxyKind } from '../tests/kit/proxy.ts';
import { soakEngine } from './soak/engine.ts';
import { soakFleet } from './soak/fleet.ts';
import { soakOffline } from './soak/offline.ts';

const usage =
  'Use: npm run soak -- engine [--calls N] [--seed N] | offline [--minutes N] | fleet [--proxy caddy|haproxy] [--minutes N] [--writers N] [--update-from COMMIT] | crash [--kills N]\n';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    calls: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now()) },
    minutes: { type: 'string' },
    proxy: { type: 'string', default: 'caddy' },
    writers: { type: 'string', default: '64' },
    kills: { type: 'string', default: '20' },
    'update-from': { type: 'string' },
  },
});
const [calls, seed, writers] = [Number(values.calls), Number(values.seed), Number(values.writers)];
const toMinutes = (usual: number) => Number(values.minutes ?? usual);

const soaks: Record<string, () => Promise<number>> = {
  engine: async () => ((await soakEngine({ calls, seed })) === 0 ? 0 : 1),
  offline: () => soakOffline(toMinutes(60)),
  async crash() {
    const { status } = spawnSync(process.execPath, ['scripts/test.ts', '--only', 'process', 'crash.test'], {
      stdio: 'inherit',
      env: { ...process.env, CRASH_KILLS: values.kills },
    });
    return status ?? 1;
  },
  async fleet() {
    const { proxy, 'update-from': updateFrom } = values;
    if (!isProxyKind(proxy)) return refuse();
    const tell = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);
    const { faults } = await soakFleet({ proxy, writers, updateFrom, seconds: toMinutes(10) * 60, tell });
    console.log(faults, `load ${loadavg()[0]?.toFixed(1)}`);
    return Object.values(faults).every((count) => count === 0) ? 0 : 1;
  },
};

function refuse(): number {
  process.stderr.write(usage);
  return 2;
}

const isUsable =
  [calls, seed, writers, Number(values.kills)].every(Number.isInteger) &&
  calls >= 1 &&
  writers >= 1 &&
  toMinutes(1) >= 0;
const soak = isUsable ? soaks[positionals.join()] : undefined;
process.exitCode = soak === undefined ? refuse() : await soak();

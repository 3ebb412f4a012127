/**
 * `npm run soak -- engine`: what takes longer than a test may. `--calls N` says how many calls (10,000), `--seed N` which
 * ones. A call that fails, gives an impossible answer or takes more than five seconds is written to test-results/soak.
 *
 * `npm run soak -- offline`: everything of a server with nothing set is used for `--minutes N` (60), in a network that is
 * only loopback, and what it tries to connect to is counted. Needs `unshare` and `ip`, on Linux.
 */
import { parseArgs } from 'node:util';
import { soakEngine } from './soak/engine.ts';
import { soakOffline } from './soak/offline.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    calls: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now()) },
    minutes: { type: 'string', default: '60' },
  },
});
const [calls, seed, minutes] = [Number(values.calls), Number(values.seed), Number(values.minutes)];
const isUsable = Number.isInteger(calls) && calls >= 1 && Number.isInteger(seed) && minutes >= 0;
if (!isUsable || !['engine', 'offline'].includes(positionals.join())) {
  process.stderr.write('Use: npm run soak -- engine [--calls N] [--seed N] | offline [--minutes N]\n');
  process.exit(2);
}
if (positionals[0] === 'offline') process.exitCode = await soakOffline(minutes);
else process.exitCode = (await soakEngine({ calls, seed })) === 0 ? 0 : 1;

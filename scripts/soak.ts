/**
 * `npm run soak -- engine`: what takes longer than a test may. `--calls N` says how many calls (10,000), `--seed N` which
 * ones. A call that fails, gives an impossible answer or takes more than five seconds is written to test-results/soak.
 */
import { parseArgs } from 'node:util';
import { soakEngine } from './soak/engine.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    calls: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now()) },
  },
});
const [calls, seed] = [Number(values.calls), Number(values.seed)];
if (positionals.join() !== 'engine' || !Number.isInteger(calls) || calls < 1 || !Number.isInteger(seed)) {
  process.stderr.write('Use: npm run soak -- engine [--calls N] [--seed N]\n');
  process.exit(2);
}
process.exitCode = (await soakEngine({ calls, seed })) === 0 ? 0 : 1;

/**
 * `npm run former-release`: the HTTP tests of the former release, on databases that have the tables of this version already:
 * what its servers meet while they are replaced one after the other. `--short` runs those of what is stored most, on
 * PostgreSQL; `--commit C` takes another version than the recorded one.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { openPostgres } from '../tests/kit/databases.ts';
import { startPostgres } from '../tests/kit/postgres.ts';
import { formerRelease, hasCommit, withFormerProgram } from './former-release/program.ts';
import { buildWhatIsStale } from './start.ts';

/** Of each thing that servers share by the database, the file that uses it most. */
const shortly = ['actions', 'credits-ledger', 'dictionary', 'events', 'profile', 'usage'];

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { short: { type: 'boolean' }, commit: { type: 'string', default: formerRelease } },
  });
  if (!hasCommit(values.commit)) {
    console.log(`Nothing was tried: this clone does not reach back to ${values.commit}, the former release.`);
    return 0;
  }
  buildWhatIsStale();
  await using stack = new AsyncDisposableStack();
  const { folder = '' } = stack.use(await withFormerProgram(values.commit));
  const postgres = await startPostgres();
  stack.defer(() => postgres.stop());
  await migrateTemplate(postgres.url);
  const narrowed = values.short
    ? ['-t', 'postgres', '--retry', '2', ...shortly.map((name) => `tests/http/${name}.test.ts`)]
    : [];
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'http', ...narrowed];
  const env = { ...process.env, TEST_DATABASE_URL: postgres.url };
  const tests = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = (await once(tests, 'exit')) as [number | null];
  return code ?? 1;
}

/** Every database that is made afterwards is a copy of it. */
async function migrateTemplate(serverUrl: string): Promise<void> {
  const template = new URL(serverUrl);
  template.pathname = '/template1';
  await (await openPostgres(template.href, () => undefined)).close();
}

process.exitCode = await main();

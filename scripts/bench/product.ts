/**
 * The product in a process of its own: `product.ts FOLDER paced|embedded [DATABASE_URL]`. FOLDER is thrown away
 * afterwards by who made it.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WritingEngine } from '../../src/engine/index.ts';
import { openConfiguredDatabase } from '../../src/server/app/open-database.ts';
import { serve } from '../../src/server/app/serve.ts';
import { makeEmbeddedEngine } from '../../src/server/engines/embedded/gateway.ts';
import { systemClock } from '../../src/server/platform/clock.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import { makeLog } from '../../src/server/platform/log.ts';
import { toPeriods } from '../../src/server/writing/ledger/policy.ts';
import { pacedText, writePaced } from './paced-text.ts';

const [folder = '', engineName = 'paced', databaseUrl = ''] = process.argv.slice(2);

function unused(): never {
  throw new Error('The bench only improves texts.');
}

/** Every change goes through the product as a model's would: the whole text is one. */
const pacedEngine: WritingEngine = {
  identity: { name: 'Paced engine', local: true },
  async *enhance({ text }) {
    for await (const chunk of writePaced(text)) yield { type: 'text', text: chunk };
    const whole = { start: 0, end: text.length, replacement: pacedText };
    const change = { ...whole, category: 'wording', reason: 'As told.', gist: '', rule: 'told' } as const;
    yield { type: 'result', result: { text: pacedText, changes: [change], issues: [] } };
  },
  reply: unused,
  compose: unused,
  review: unused,
  ready: async () => undefined,
  close: async () => undefined,
};

// The pages are not what is measured, and a build that runs meanwhile must not matter.
const buildDir = join(folder, 'build');
await mkdir(join(buildDir, 'landing'), { recursive: true });
const pages = ['__spa-fallback.html', 'index.html', 'landing/index.html'];
for (const page of pages) await writeFile(join(buildDir, page), '<p></p>');

const config = readConfig({
  PORT: '0',
  DATA_DIR: join(folder, 'data'),
  DATABASE_URL: databaseUrl,
  // The bench signs up many writers from one address; as their proxy it can say that they are many.
  TRUSTED_PROXIES: '127.0.0.1',
});
const log = makeLog(config.LOG_LEVEL);
const database = await openConfiguredDatabase(config, log);
const engine = engineName === 'paced' ? pacedEngine : makeEmbeddedEngine({ threads: config.ENGINE_THREADS });
const server = await serve({
  config,
  buildDir,
  database,
  engine,
  fallbackEngine: engine,
  clock: systemClock,
  log,
});
await engine.ready();

const grant = `
  insert into user_credit_balance (user_id, credit_type, period_start, credits_granted)
  select id, credit_type, period_start, 1000000
  from "user", (values ('daily', $1::date), ('monthly', $2::date)) period (credit_type, period_start)
  on conflict (user_id, credit_type, period_start) do update set credits_granted = excluded.credits_granted`;

process.on('message', async (message) => {
  if (message !== 'grant') return;
  const { day, month } = toPeriods(new Date());
  await database.run({ name: 'bench_grant', sql: grant }, [day, month]);
  process.send?.('granted');
});
// Ctrl-C reaches the whole group of processes: the bench ends this one, or its death does.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => server.stop().finally(() => process.exit()));
process.send?.({ url: `http://127.0.0.1:${server.address.port}` });

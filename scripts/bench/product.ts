/**
 * The product in a process of its own: `product.ts FOLDER embedded|PROVIDER [DATABASE_URL]`, where PROVIDER is the
 * address of a server that speaks OpenAI's Chat Completions. FOLDER is thrown away afterwards by who made it.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serve } from '../../src/server/app/serve.ts';
import { openConfiguredDatabase } from '../../src/server/db/configured-database.ts';
import { makeEmbeddedEngine } from '../../src/server/engines/embedded/engine.ts';
import { makeHostedEngine } from '../../src/server/engines/hosted/engine.ts';
import { findChatModel } from '../../src/server/engines/providers/configured-model.ts';
import { makeModelParts } from '../../src/server/engines/providers/provider-model.ts';
import { systemClock, systemSleep } from '../../src/server/platform/clock.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import { makeLog } from '../../src/server/platform/log.ts';
import { toPeriods } from '../../src/server/writing/credits/balance.ts';
import { staticPages } from '../../src/shared/screens.ts';

const [folder = '', engineName = 'embedded', databaseUrl = ''] = process.argv.slice(2);

// The pages are not what is measured, and a build that runs meanwhile must not matter.
const buildDir = join(folder, 'build');
for (const page of ['', ...staticPages]) {
  await mkdir(join(buildDir, page), { recursive: true });
  await writeFile(join(buildDir, page, 'index.html'), '<p></p>');
}

const config = readConfig({
  PORT: '0',
  DATA_DIR: join(folder, 'data'),
  DATABASE_URL: databaseUrl,
  // The bench signs up many writers from one address; as their proxy it can say that they are many.
  TRUSTED_PROXIES: '127.0.0.1',
  // The same text over and over is free from the second time on, which no person does so often.
  CALLS_PER_ACCOUNT: '10000000',
  CALLS_PER_ADDRESS: '10000000',
  FREE_CALLS_PER_WRITER: '100000',
  FREE_CALLS_PER_ADDRESS: '1000000',
  ...(URL.canParse(engineName) && {
    ENGINE: 'openai-compatible',
    ENGINE_MODEL: 'paced',
    OPENAI_BASE_URL: `${engineName}/v1`,
  }),
});
const log = makeLog(config.LOG_LEVEL);
const database = await openConfiguredDatabase(config, log);
const time = { clock: systemClock, sleep: systemSleep };
const model = findChatModel(config, makeModelParts(time));
// The rules would boot beside a model that is measured
const engine =
  model === undefined
    ? makeEmbeddedEngine({ threads: config.ENGINE_THREADS })
    : {
        ...makeHostedEngine({ model, newMarker: () => randomBytes(16).toString('hex'), log }),
        check: async () => [],
      };
const server = await serve({
  config,
  buildDir,
  database,
  embeddedEngine: engine,
  fixedEngine: engine,
  ...time,
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

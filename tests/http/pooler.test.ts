import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PoolerError } from '../../src/server/db/pooler-error.ts';
import { examine } from '../../src/server/doctor/doctor.ts';
import { findWhoWrites } from '../../src/server/doctor/who-writes.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import { signUp, type TestWriter } from '../kit/caller.ts';
import { callTool, expectBooksToAgree } from '../kit/credits.ts';
import { type Pooler, startPooler } from '../kit/pooler.ts';
import { createDatabase } from '../kit/postgres.ts';
import { getServerUrl, startProduct, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';
import { systemModelParts } from '../kit/vendors/model-parts.ts';

describe('behind PgBouncer in transaction mode', () => {
  const stack = new AsyncDisposableStack();
  let pooler: Pooler;
  let pooled: { DATABASE_URL: string };
  let both: { DATABASE_URL: string; DATABASE_LISTEN_URL: string };

  beforeAll(async () => {
    const home = await createDatabase(getServerUrl());
    stack.defer(() => home.drop());
    pooler = await startPooler(getServerUrl());
    stack.defer(() => pooler.stop());
    const url = new URL(pooler.url);
    url.pathname = new URL(home.url).pathname;
    pooled = { DATABASE_URL: url.href };
    both = { ...pooled, DATABASE_LISTEN_URL: home.url };
  });
  afterAll(() => stack.disposeAsync());

  async function start(environment: Record<string, string>): Promise<TestProduct> {
    const product = await startProduct({ database: 'embedded', engine: makeScriptedEngine(), environment });
    stack.defer(() => product.stop());
    return product;
  }

  async function look(environment: Record<string, string>): Promise<Record<string, string>> {
    const config = readConfig(environment);
    const writes = await findWhoWrites(config);
    const findings = await examine({ config, writes, modelParts: systemModelParts, testMailTo: undefined });
    return Object.fromEntries(
      findings.map(({ part, isRight, sentence }) => [part, `${isRight ? 'right' : 'wrong'}: ${sentence}`]),
    );
  }

  test('F-79: credits are charged, and what one server does is heard at another', async () => {
    const [here, there] = [await start(both), await start(both)];
    const writer = await signUp(here.url);
    const heard = waitForEvent(there.url, writer, 'credits');
    const calls = [1, 2, 3].map((turn) => callTool(writer, 'improve-text', `please read letter ${turn}.`));
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await writer.credits()).daily.used).toBe(3);
    await expectBooksToAgree(here.query, writer.userId);
    await heard;
  });

  test('F-79: without an address past it, no server starts, and what is missing is said', async () => {
    await expect(start(pooled)).rejects.toThrow(PoolerError);
    await expect(start({ ...pooled, DATABASE_LISTEN_URL: pooled.DATABASE_URL })).rejects.toThrow(PoolerError);
  });

  test('the doctor says what each server needs, and what is to be set', async () => {
    const [right, wrong, prepared] = await Promise.all([
      look(both),
      look(pooled),
      look({ ...both, DATABASE_PREPARED: 'on' }),
    ]);
    expect(right).toMatchObject({
      database: expect.stringMatching(
        /^right: .* up to 10 of the pooler \(DATABASE_POOL\) and 2 of PostgreSQL/,
      ),
      events: expect.stringMatching(/^right: /),
    });
    expect(wrong.events).toMatch(/^wrong: .* does not arrive, .* set DATABASE_LISTEN_URL/);
    expect(prepared.database).toMatch(/^wrong: .* set DATABASE_PREPARED to off/);
  });
});

/** Resolves when a screen of this writer on that server is told of such a change. */
async function waitForEvent(url: string, { token }: TestWriter, type: string): Promise<void> {
  const answer = await fetch(`${url}/api/events`, { headers: { authorization: `Bearer ${token}` } });
  let read = '';
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    read += chunk;
    if (read.includes(`"${type}"`)) return;
  }
  throw new Error(`The stream ended without ${type}.`);
}

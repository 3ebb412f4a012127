import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openForReading } from '../../src/server/db/reading.ts';
import { examine, tryOut } from '../../src/server/doctor/doctor.ts';
import { findWhoWrites } from '../../src/server/doctor/who-writes.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import { signUp } from '../kit/caller.ts';
import { placeEmbeddedDatabase } from '../kit/embedded-database.ts';
import { startVendor } from '../kit/hosted-product.ts';
import { createDatabase } from '../kit/postgres.ts';
import { getServerUrl, startProduct, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';
import { systemModelParts } from '../kit/vendors/model-parts.ts';
import type { VendorDouble } from '../kit/vendors/vendor-double.ts';
import { vendorKey, vendorModel } from '../kit/vendors/wire.ts';

/** What the doctor says of what is chosen on the screen. */

let vendor: VendorDouble;
let dataDir: string;
let product: TestProduct | undefined;
beforeAll(async () => {
  vendor = await startVendor('openai-compatible');
});
afterAll(() => vendor.close());
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'draftwell-doctor-'));
});
afterEach(async () => {
  await product?.stop();
  product = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

async function choose(environment: Record<string, string>): Promise<void> {
  product = await startProduct({
    database: 'embedded',
    fallbackEngine: makeScriptedEngine(),
    environment,
  });
  const admin = await signUp(product.url);
  const choice = { engine: 'openai-compatible', base_url: vendor.baseUrl, api_key: vendorKey };
  expect(await admin.put('/api/admin/engine', { ...choice, model: vendorModel })).toMatchObject({
    status: 200,
  });
}

async function look(environment: Record<string, string>) {
  const config = readConfig(environment);
  const writes = await findWhoWrites(config);
  const findings = await examine({ config, writes, modelParts: systemModelParts, testMailTo: undefined });
  const find = (wanted: string) => findings.find(({ part }) => part === wanted);
  return { writes, engine: find('engine'), events: find('events') };
}

const answered = { isRight: true, sentence: expect.stringContaining(`${vendorModel} answered in`) };

describe('on PostgreSQL', () => {
  test('OWN-06: the stored choice is asked and tried beside the server that runs, and nothing can be written', async () => {
    const home = await createDatabase(getServerUrl());
    const environment = {
      DATABASE_URL: home.url,
      DATA_DIR: dataDir,
      SECRET: randomBytes(32).toString('hex'),
    };
    try {
      const before = await look(environment);
      expect(before.engine?.sentence).toContain('The embedded engine writes');
      expect(before.events).toMatchObject({
        isRight: true,
        sentence: expect.stringContaining('through the database arrives'),
      });
      await choose(environment);
      const { engine, writes } = await look(environment);
      expect(engine).toMatchObject(answered);
      expect((await tryOut(writes, systemModelParts))[0]).toMatch(/^First words /);

      const other = await look({ ...environment, SECRET: randomBytes(32).toString('hex') });
      expect(other.engine).toMatchObject({
        isRight: false,
        sentence: expect.stringContaining('refuses the key'),
      });

      const database = await openForReading(readConfig(environment));
      const change = { name: '', sql: 'delete from engine_choice' };
      await expect(database?.run(change, [])).rejects.toMatchObject({ code: '25006' });
      await database?.close();
      await product?.stop();
      product = undefined;
    } finally {
      await home.drop();
    }
  });

  test('OWN-06: a database that does not answer is told', async () => {
    const { engine, events } = await look({
      DATABASE_URL: 'postgres://writer:pass4711@127.0.0.1:9/texts',
    });
    expect(events).toMatchObject({ isRight: false, sentence: expect.stringContaining('ECONNREFUSED') });
    expect(engine).toMatchObject({
      isRight: false,
      sentence: 'Who writes stands in the database, which cannot be read: see below.',
    });
  });
});

test('OWN-06: on the embedded database, the server that runs has it for itself; after it, the choice is read', async () => {
  const environment = { DATA_DIR: dataDir };
  await placeEmbeddedDatabase(dataDir);
  await choose(environment);
  expect((await look(environment)).engine).toMatchObject({
    isRight: true,
    sentence: expect.stringContaining('has for itself: stop it first, or press ‘Try it’'),
  });
  await product?.stop();
  product = undefined;
  expect((await look(environment)).engine).toMatchObject(answered);
});

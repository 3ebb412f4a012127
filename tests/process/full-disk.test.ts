import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readErrorCode } from '../../src/server/db/database.ts';
import type { ActionSummary } from '../../src/shared/contract/actions.ts';
import { signUp, type TestWriter } from '../kit/caller.ts';
import { readLedger } from '../kit/credits.ts';
import { openEmbedded } from '../kit/databases.ts';
import { startVendor, toSettings } from '../kit/hosted-product.ts';
import { type PostgresServer, startPostgres } from '../kit/postgres.ts';
import { databaseKinds } from '../kit/product.ts';
import { makeDataDir, type ServerProcess, spawnServer, startServer } from '../kit/server-process.ts';
import { canMount, mountSmallDisk, type SmallDisk } from '../kit/small-disk.ts';
import type { VendorDouble } from '../kit/vendors/vendor-double.ts';

if (!canMount) console.warn('No full disk was tried: only root can mount a small one.');

const longText = (number: number) =>
  `please read letter ${number}. ${Array.from({ length: 280 }, (_, word) => `Page ${number * 280 + word} is about the plan.`).join(' ')}`;

const begins = /^The disk [^\n]+ full: free some space [^\n]+ start again\.$/;

describe.skipIf(!canMount)('a full disk', () => {
  const stack = new AsyncDisposableStack();
  let vendor: VendorDouble;
  let postgres: PostgresServer;

  beforeAll(async () => {
    // No other test's: on a full disk no checkpoint succeeds, in none of a server's databases
    postgres = await startPostgres();
    stack.defer(() => postgres.stop());
    vendor = await startVendor('openai-compatible', ({ messages }) => {
      const asked = /<text \w+>\n(.*)\n<\/text/s.exec(messages.at(-1)?.text ?? '')?.[1] ?? '';
      return { kind: 'answer', text: `P${asked.slice(1)}`, manner: 'in one chunk' };
    });
    stack.defer(() => vendor.close());
  });
  afterAll(() => stack.disposeAsync());

  /** Where a server keeps what it has, on a small disk; on PostgreSQL only that database is there. */
  async function makeHome(kind: (typeof databaseKinds)[number], disk: SmallDisk) {
    await using parts = new AsyncDisposableStack();
    const environment = { ...toSettings('openai-compatible', vendor), FREE_DAILY_CREDITS: '1000' };
    if (kind === 'embedded') {
      const dataDir = join(disk.path, 'data');
      return { environment: { ...environment, DATA_DIR: dataDir }, remove: async () => undefined };
    }
    const dataDir = await makeDataDir();
    parts.defer(() => dataDir.remove());
    const database = await createDatabaseOn(disk, postgres);
    parts.defer(database.drop);
    const owned = parts.move();
    return {
      environment: { ...environment, DATA_DIR: dataDir.path, DATABASE_URL: database.url },
      remove: () => owned.disposeAsync(),
    };
  }

  test.each(databaseKinds)(
    'F-62 on the %s database: calls say so and cost nothing, reading goes on, and all is well when there is room',
    async (kind) => {
      const disk = mountSmallDisk(kind === 'embedded' ? 200 : 100);
      const home = await makeHome(kind, disk);
      let server: ServerProcess | undefined;
      try {
        server = await startServer(home.environment);
        const writer = await signUp(server.url);
        const answered: string[] = [];
        const improve = async (number: number) => {
          const { status, body } = await writer.improve(longText(number));
          if (status === 200) answered.push(body.action_id);
          return { status, code: body.code, message: body.message };
        };
        expect((await improve(0)).status).toBe(200);

        disk.fill();
        // What is free within its files is used up first
        await expect
          .poll(() => improve(answered.length), { timeout: 60_000 })
          .toEqual({
            status: 503,
            code: 'STORAGE_UNAVAILABLE',
            message: 'Service temporarily unavailable. Please try again in a moment.',
          });
        for (let number = 100; number < 110; number += 1) expect((await improve(number)).status).toBe(503);
        expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
        expect((await writer.credits()).daily.used).toBe(answered.length);
        expect(await listFinished(writer)).toEqual(new Set(answered));

        disk.makeRoom();
        await expect.poll(async () => (await improve(200)).status, { timeout: 60_000 }).toBe(200);
        const listHeld = async () => (await readLedger(writer)).filter(({ outcome }) => outcome === 'held');
        await expect.poll(listHeld, { timeout: 90_000, interval: 1_000 }).toEqual([]);
        expect((await writer.credits()).daily.used).toBe(answered.length);
        expect(await listFinished(writer)).toEqual(new Set(answered));
      } finally {
        server?.kill('SIGKILL');
        await server?.exited;
        await home.remove();
        disk.remove();
      }
    },
  );

  test('F-62 the embedded database stops writing before its log comes to its end, from which it would not return', async () => {
    const disk = mountSmallDisk(200);
    const folder = join(disk.path, 'data');
    mkdirSync(folder);
    const database = await openEmbedded(folder);
    const run = (sql: string) => database.run({ name: '', sql }, []);
    const write = (rows: number) =>
      run(`insert into pages select repeat(md5(row::text), 60) from generate_series(1, ${rows}) as row`).then(
        () => 'written',
        readErrorCode,
      );
    try {
      await run('create table pages (words text)');
      // More than a file of the log holds, in pages that are there already
      for (const rows of [8_000, 8_000]) expect(await write(rows)).toBe('written');
      await run('delete from pages');
      await run('vacuum (truncate off) pages');
      disk.fill();
      await expect.poll(() => write(1)).toBe('25006');
      expect(await write(16_000)).toBe('25006');
      expect(await run('select count(*)::int from pages')).toHaveLength(1);
      disk.makeRoom();
      await expect.poll(() => write(1)).toBe('written');
    } finally {
      await database.close();
      disk.remove();
    }
  });

  test.each(databaseKinds)(
    'F-62 a start on the %s database says so in a sentence, and a later one starts',
    async (kind) => {
      const disk = mountSmallDisk(kind === 'embedded' ? 200 : 100);
      const home = await makeHome(kind, disk);
      let server: ServerProcess | undefined;
      const startOnFull = async () => {
        disk.fill();
        const refused = spawnServer(home.environment);
        expect([await refused.exited, refused.output().trim()]).toEqual([1, expect.stringMatching(begins)]);
        disk.makeRoom();
      };
      try {
        mkdirSync(home.environment.DATA_DIR, { recursive: true, mode: 0o700 });
        await startOnFull();
        server = await startServer(home.environment);
        const { email } = await signUp(server.url);
        expect(email).toBeTruthy();
      } finally {
        server?.kill('SIGKILL');
        await server?.exited;
        await home.remove();
        disk.remove();
      }
    },
  );
});

async function listFinished(writer: TestWriter): Promise<Set<string>> {
  const { body } = await writer.get<{ actions: ActionSummary[] }>('/api/actions?limit=100');
  return new Set(body.actions.filter(({ result }) => result === 'success').map(({ id }) => id));
}

/** A database whose files, and no others of its server, are on this disk. */
async function createDatabaseOn(
  { path }: SmallDisk,
  server: PostgresServer,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `draftwell_${path.replace(/.*-/, '').toLowerCase()}`;
  const run = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    for (const sql of statements) await client.query(sql);
    await client.end();
  };
  await run(`create tablespace ${name} location '${path}'`, `create database ${name} tablespace ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => run(`drop database ${name} with (force)`, `drop tablespace ${name}`),
  };
}

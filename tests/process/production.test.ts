import pg from 'pg';
import { expect, test } from 'vitest';
import { postJson, signUp } from '../kit/caller.ts';
import { createDatabase } from '../kit/postgres.ts';
import { getServerUrl } from '../kit/product.ts';
import { makeDataDir, startServer } from '../kit/server-process.ts';

/** 16 bytes of salt and 64 of key, in hexadecimal digits. */
const scryptHash = /^[\da-f]{32}:[\da-f]{128}$/;

test.each([[{}], [{ NODE_ENV: 'production' }], [{ NODE_ENV: 'development' }]])(
  'F-06 sign-in is limited by default, with the environment %j',
  async (environment) => {
    const dataDir = await makeDataDir();
    const server = await startServer({ DATA_DIR: dataDir.path, ...environment });
    try {
      const statuses: number[] = [];
      for (let tries = 0; tries < 20 && statuses.at(-1) !== 429; tries += 1) {
        const body = { email: 'nobody@example.org', password: `wrong ${tries}` };
        statuses.push((await postJson(server.url, '/api/auth/sign-in/email', body)).status);
      }
      expect(statuses.at(-1)).toBe(429);
    } finally {
      server.kill('SIGKILL');
      await server.exited;
      await dataDir.remove();
    }
  },
);

test('F-14 a password is kept as scrypt makes it, with a salt of its own', async () => {
  const dataDir = await makeDataDir();
  const database = await createDatabase(getServerUrl());
  const server = await startServer({ DATA_DIR: dataDir.path, DATABASE_URL: database.url });
  const client = new pg.Client({ connectionString: database.url });
  try {
    await signUp(server.url);
    await signUp(server.url);
    await client.connect();
    const { rows } = await client.query<{ password: string }>('select password from account');
    const kept = rows.map(({ password }) => password);
    expect(kept).toEqual([expect.stringMatching(scryptHash), expect.stringMatching(scryptHash)]);
    expect(kept[0]).not.toBe(kept[1]);
  } finally {
    await client.end();
    server.kill('SIGKILL');
    await server.exited;
    await database.drop();
    await dataDir.remove();
  }
});

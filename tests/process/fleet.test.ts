import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import pg from 'pg';
import { expect, test } from 'vitest';
import { formerRelease, hasCommit } from '../../scripts/former-release/program.ts';
import { soakFleet } from '../../scripts/soak/fleet.ts';
import { signUp } from '../kit/caller.ts';
import { runCommand } from '../kit/command-line.ts';
import { migrateUpTo } from '../kit/former-tables.ts';
import { createDatabase } from '../kit/postgres.ts';
import { getServerUrl } from '../kit/product.ts';
import { makeDataDir, spawnServer, startServer } from '../kit/server-process.ts';

const nothingWrong = {
  failedCalls: 0,
  cutStreams: 0,
  unanswered: 0,
  inProgressAfterMinute: 0,
  deafScreens: 0,
  badStops: 0,
  deaths: 0,
  acknowledgedLost: 0,
  chargedTwice: 0,
  chargedInVain: 0,
  balancesOff: 0,
  ledgerOff: 0,
};

const hasFormer = hasCommit(formerRelease);
if (!hasFormer)
  console.warn(
    `FLEET-05 was not tried: this clone does not reach back to ${formerRelease}, the former release.`,
  );

test('FLEET-03 F-80 FLEET-04 of three servers whose clocks are 40 seconds apart some are killed and one is stopped: no result is lost, none charged twice, no other stream cut, and events go on', async () => {
  const soak = { proxy: 'haproxy', seconds: 25, writers: 12, postgresUrl: getServerUrl() } as const;
  const { killed, stopped, faults } = await soakFleet({
    ...soak,
    pace: { killEveryMs: 5_000, stopEveryMs: 8_000 },
  });
  expect(faults).toEqual(nothingWrong);
  expect([killed > 0, stopped > 0]).toEqual([true, true]);
}, 400_000);

test.skipIf(!hasFormer)(
  'FLEET-05 servers of the former release are replaced by this one’s, one after the other, and no call fails',
  async () => {
    const soak = { proxy: 'caddy', seconds: 12, writers: 12, postgresUrl: getServerUrl() } as const;
    const { stopped, faults } = await soakFleet({ ...soak, updateFrom: formerRelease });
    expect({ stopped, faults }).toEqual({ stopped: 3, faults: nothingWrong });
  },
  400_000,
);

test.skipIf(!hasFormer)(
  'FLEET-05 HTTP tests of the former release pass on the tables of this one',
  async () => {
    const script = resolve(import.meta.dirname, '../../scripts/former-release.ts');
    const args = ['--disable-warning=ExperimentalWarning', script, '--short'];
    const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1e8 });
    expect(stripVTControlCharacters(stdout)).toMatch(/Tests +[1-9]\d* passed/);
  },
  400_000,
);

test('FLEET-05 with MIGRATE_ON_START=off a server waits for the migration that is a step of its own, and says so', async () => {
  const [home, dataDir] = [await createDatabase(getServerUrl()), await makeDataDir()];
  const environment = { DATA_DIR: dataDir.path, DATABASE_URL: home.url, MIGRATE_ON_START: 'off' };
  try {
    await migrateUpTo('0014_ownership', home.url);
    const refused = spawnServer(environment);
    expect(await refused.exited).toBe(1);
    expect(refused.output().trim()).toMatch(/^The tables [^\n]+ npx draftwell migrate [^\n]+$/);
    expect(await runCommand(environment, 'migrate')).toMatchObject({ code: 0 });
    const server = await startServer(environment);
    expect((await signUp(server.url)).token).toBeTruthy();
    server.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  } finally {
    await home.drop();
    await dataDir.remove();
  }
});

test('FLEET-04 a server whose database is gone ends all the same', async () => {
  const [home, dataDir] = [await createDatabase(getServerUrl()), await makeDataDir()];
  const all = new pg.Client({ connectionString: getServerUrl() });
  await all.connect();
  try {
    const server = await startServer({ DATA_DIR: dataDir.path, DATABASE_URL: home.url });
    const writer = await signUp(server.url);
    const name = new URL(home.url).pathname.slice(1);
    await all.query(`alter database ${name} with allow_connections false`);
    await all.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    // An error that is counted, and cannot be stored
    expect((await writer.improve('please read this.')).status).toBe(503);
    server.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  } finally {
    await all.end();
    await home.drop();
    await dataDir.remove();
  }
});

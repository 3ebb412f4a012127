import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrationLock } from '../../src/server/db/postgres.ts';
import { signIn, signUp, type TestWriter } from '../kit/caller.ts';
import { type CommandResult, readBackupLines, runCommand, spawnCommand } from '../kit/command-line.ts';
import { createDatabase } from '../kit/postgres.ts';
import { type DatabaseKind, databaseKinds, getServerUrl } from '../kit/product.ts';
import { makeDataDir, type ServerProcess, startServer } from '../kit/server-process.ts';

interface Home {
  environment: Record<string, string>;
  dataDir: string;
}

const cleanUps: (() => Promise<void>)[] = [];
let files: string;
let server: ServerProcess | undefined;

beforeEach(async () => {
  const folder = await makeDataDir();
  cleanUps.push(folder.remove);
  files = folder.path;
});
afterEach(async () => {
  await stop();
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

async function makeHome(kind: DatabaseKind): Promise<Home> {
  const folder = await makeDataDir();
  cleanUps.push(folder.remove);
  const dataDir = join(folder.path, 'data');
  const shared = { DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1', FREE_DAILY_CREDITS: '10000' };
  if (kind === 'embedded') return { environment: shared, dataDir };
  const database = await createDatabase(getServerUrl());
  cleanUps.push(database.drop);
  return { environment: { ...shared, DATABASE_URL: database.url }, dataDir };
}

async function start({ environment }: Home): Promise<ServerProcess> {
  server = await startServer(environment);
  return server;
}

async function stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  server?.kill(signal);
  await server?.exited;
  server = undefined;
}

/** Runs commands, each of which has to end well. */
function makeCommands({ environment }: Home) {
  return async (...args: string[]): Promise<string> => {
    const { code, said } = await runCommand(environment, ...args);
    expect({ code, said }, args.join(' ')).toMatchObject({ code: 0 });
    return said;
  };
}

const failed = (sentence: RegExp): CommandResult => ({ code: 1, said: expect.stringMatching(sentence) });

/** What a home holds now, as its backup has it; rows have no order. */
async function readAll(home: Home): Promise<string[]> {
  const path = join(files, `look-${Math.random()}.gz`);
  await makeCommands(home)('backup', path);
  return readBackupLines(path).sort();
}

/** Calls about 20 times a second until it is told to stop; then says how many were answered. */
function callAgainAndAgain(writer: TestWriter): () => Promise<number> {
  let isOver = false;
  let answered = 0;
  const calls: Promise<void>[] = [];
  const call = async () => {
    const { status } = await writer.improve(`I have spoke with the team ${calls.length} times.`);
    // On a slow machine some are told that too many run at once
    if (status === 200) answered += 1;
  };
  const calling = (async () => {
    while (!isOver) {
      calls.push(call());
      await sleep(50);
    }
    await Promise.all(calls);
  })();
  calling.catch(() => undefined);
  return async () => {
    isOver = true;
    await calling;
    return answered;
  };
}

describe.each(databaseKinds)('the command line on the %s database', (kind) => {
  test('OWN-06: users, grant, feedback, migrate and doctor work beside a server that runs and without one', async () => {
    const home = await makeHome(kind);
    const run = makeCommands(home);
    const attempt = (...args: string[]) => runCommand(home.environment, ...args);
    expect(await attempt('users')).toEqual(
      failed(/^(There is no database|The database is of an earlier).* npx draftwell migrate/),
    );
    expect(await run('migrate')).toMatch(
      /^The database was brought from an empty database to step (\d+) of \1\.$/,
    );
    expect(await run('migrate')).toMatch(/nothing to do\.$/);
    expect(await run('users')).toBe('0 accounts.');

    const { url } = await start(home);
    const ada = await signUp(url, { name: 'Ada Runs' });
    const bo = await signUp(url, { name: 'Bo Writes' });
    const events = await fetch(`${url}/api/events`, { headers: { authorization: `Bearer ${bo.token}` } });
    const opinion = { feedback_type: 'praise', title: 'Well made', description: 'It found what I missed.' };
    expect(await bo.post('/api/feedback', opinion)).toMatchObject({ status: 200 });

    expect(await run('users', 'bo wri')).toMatch(
      new RegExp(`^${bo.email} .* 10,000 credits .*\n1 account\\.$`),
    );
    expect(await run('users', 'make-administrator', bo.email)).toBe(`${bo.email} is an administrator now.`);
    expect(await attempt('users', 'disable', bo.email)).toEqual(
      failed(/^An administrator cannot be disabled/),
    );
    expect(await run('grant', bo.email, '5', '--reason', 'For the lost draft')).toBe(
      `${bo.email} got 5 credits and has 10,005 credits left.`,
    );
    expect((await bo.credits()).daily.total).toBe(10_005);
    await waitForEvent(events, 'credits');
    expect(await run('feedback')).toMatch(
      /praise .*\n {2}Well made\n {2}It found what I missed\.\n\n1 opinion\.$/,
    );
    expect(await run('migrate')).toMatch(/nothing to do\.$/);
    expect(await run('doctor')).toMatch(/^✓ settings [\s\S]*✓ engine [\s\S]*✓ billing /);
    expect((await bo.get<{ entries: object[] }>('/api/admin/audit')).body.entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'administrator.appointed', actor: null }),
        expect.objectContaining({ kind: 'credits.granted', actor: null, facts: { credits: 5 } }),
      ]),
    );

    const carl = await signUp(url, { name: 'Carl' });
    await run('users', 'disable', carl.email);
    expect((await carl.get('/api/credits')).status).toBe(401);
    await stop();
    expect(await run('users', 'enable', carl.email)).toBe(`${carl.email} is enabled and may sign in.`);
    expect(JSON.parse(await run('users', '--json'))).toEqual([
      expect.objectContaining({ email: carl.email, disabled_at: null }),
      expect.objectContaining({ email: bo.email, is_administrator: true, credits_left: 10_005 }),
      expect.objectContaining({ email: ada.email }),
    ]);
    expect(await run('grant', carl.email, '1', '--reason', 'Sorry')).toContain('got 1 credit and');
    expect(JSON.parse(await run('feedback', '--json'))).toMatchObject([{ email: bo.email, ...opinion }]);
    expect(await run('doctor')).toContain('✓ database');
    expect(await attempt('grant', 'nobody@example.org', '1', '--reason', 'x')).toEqual(
      failed(/^There is no account with this address\.$/),
    );
    expect(await attempt('grant', carl.email, 'many', '--reason', 'x')).toMatchObject({ code: 1 });
  });

  test('OWN-06: a backup under 20 calls a second is one moment, and restores into either database, whole or not at all', async () => {
    const home = await makeHome(kind);
    const running = await start(home);
    const writer = await signUp(running.url);
    const stopCalling = callAgainAndAgain(writer);
    await sleep(1_000);
    const file = join(files, 'draftwell.backup.gz');
    const said = await makeCommands(home)('backup', file);
    expect(await stopCalling()).toBeGreaterThan(0);
    expect(said).toMatch(/^Wrote [\d,]+ rows of \d+ tables to .* holds the secret/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(files)).toEqual(['draftwell.backup.gz']);
    const lines = readBackupLines(file);
    // Each call is written down together with the credit that it holds: at one moment there are as many of both
    const count = (table: string) => countRows(lines, table);
    expect(count('text_improvement_actions')).toBeGreaterThan(0);
    expect(count('credit_holds')).toBe(count('text_improvement_actions'));
    expect(await runCommand(home.environment, 'backup', file)).toEqual(failed(/is there already/));

    // What is there is not lost, whatever is asked wrongly
    const again = makeCommands(home);
    if (kind === 'embedded')
      expect(await runCommand(home.environment, 'restore', file, '--overwrite')).toEqual(
        failed(/is in use by process/),
      );
    await stop();
    const before = await readAll(home);
    expect(await runCommand(home.environment, 'restore', file)).toEqual(
      failed(/--overwrite\. Nothing was changed\.$/),
    );
    const broken = join(files, 'broken.gz');
    writeFileSync(broken, readFileSync(file).subarray(0, -2_000));
    expect(await runCommand(home.environment, 'restore', broken, '--overwrite')).toEqual(
      failed(/not a whole one: nothing was changed/),
    );
    await killInTheMiddle(home, file);
    expect(await readAll(home)).toEqual(before);

    expect(await again('restore', file, '--overwrite')).toMatch(/^Restored [\d,]+ rows of \d+ tables into /);
    expect(await readAll(home)).toEqual(lines.toSorted());
    for (const other of databaseKinds) {
      const place = await makeHome(other);
      await makeCommands(place)('restore', file);
      expect(await readAll(place), `into ${other}`).toEqual(lines.toSorted());
      if (other === kind) continue;
      const { url } = await start(place);
      const found = await signIn(url, writer.email);
      expect((await found.get<{ actions: object[] }>('/api/actions')).body.actions.length).toBeGreaterThan(0);
      expect((await found.improve('I have spoke with the team.')).status).toBe(200);
      await stop();
    }
  });
});

/** Ends a restore while it is writing, for certain. */
async function killInTheMiddle({ environment, dataDir }: Home, file: string): Promise<void> {
  const restoring = spawnCommand(environment, ['restore', file, '--overwrite']);
  const isUnderWay =
    environment.DATABASE_URL === undefined
      ? async () => existsSync(join(dataDir, 'restored.unfinished', 'database', 'PG_VERSION'))
      : () => isLocked(environment.DATABASE_URL);
  await expect.poll(isUnderWay, { timeout: 60_000, interval: 5 }).toBe(true);
  restoring.kill();
  expect((await restoring.ended).code).toBeNull();
}

async function isLocked(url: string | undefined): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const locks = await client.query(
    `select from pg_locks where locktype = 'advisory' and objid = $1::int and database =
      (select oid from pg_database where datname = current_database())`,
    [migrationLock],
  );
  await client.end();
  return locks.rows.length > 0;
}

function countRows(lines: readonly string[], table: string): number {
  const from = lines.findIndex((line) => line.startsWith(`{"table":"${table}"`));
  const length = lines.slice(from + 1).findIndex((line) => !line.startsWith('{"row":'));
  return length;
}

async function waitForEvent(answer: Response, type: string): Promise<void> {
  let heard = '';
  for await (const chunk of answer.body ?? []) {
    heard += Buffer.from(chunk).toString();
    if (heard.includes(`"${type}"`)) return;
  }
  throw new Error(`no event ${type}: ${heard}`);
}

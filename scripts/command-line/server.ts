import { resolve } from 'node:path';
import { hc } from 'hono/client';
import { pino } from 'pino';
import { isThere, openAsItIs } from '../../src/server/db/configured-database.ts';
import { getLatestLevel } from '../../src/server/db/migrations.ts';
import type { OperatorApp } from '../../src/server/operator/app.ts';
import { makeSocketFetch } from '../../src/server/operator/socket.ts';
import type { Config } from '../../src/server/platform/config.ts';
import { makeLog } from '../../src/server/platform/log.ts';
import type { ErrorBody } from '../../src/shared/errors.ts';
import { CommandError } from './command-error.ts';

const standardError = 2;

function makeClient(ask: typeof fetch) {
  return hc<OperatorApp>('http://operator', { fetch: ask });
}

export type Client = ReturnType<typeof makeClient>;

export const log = makeLog('warn', pino.destination({ dest: standardError, sync: true }));

/** The server that has the embedded database for itself; undefined where none runs, and on PostgreSQL. */
export async function findRunning(config: Config): Promise<Client | undefined> {
  if (config.DATABASE_URL !== undefined) return undefined;
  const client = makeClient(makeSocketFetch(resolve(config.DATA_DIR)));
  return client.level.$get().then(
    () => client,
    () => undefined,
  );
}

/**
 * Work on the server that the settings name, whether or not it runs: what has the embedded database is asked, else the
 * database is opened here.
 * @param checkLevel throws where its tables are not those that the work is for: unless given, those that this program knows
 */
export async function withServer<Result>(
  config: Config,
  work: (client: Client) => Promise<Result>,
  checkLevel = checkIsLatest,
): Promise<Result> {
  const running = await findRunning(config);
  if (running !== undefined) {
    checkLevel((await read(running.level.$get())).level);
    return work(running);
  }
  if (!isThere(config))
    throw new CommandError(
      `There is no database in ${resolve(config.DATA_DIR)} yet: start the server once, or run npx draftwell migrate.`,
    );
  const database = await openAsItIs(config, log);
  try {
    checkLevel(await database.readLevel());
    // Most of the server stands behind it, and whoever asks a running one does without
    const { composeOperator } = await import('../../src/server/app/operator.ts');
    const { app, settled } = composeOperator({ config, database, log });
    const done = await work(makeClient(async (input, init) => app.fetch(new Request(input, init))));
    await settled();
    return done;
  } finally {
    await database.close();
  }
}

function checkIsLatest(level: number): void {
  const latest = getLatestLevel();
  if (level < latest)
    throw new CommandError(
      'The database is of an earlier version: run npx draftwell migrate, or start the server anew, first.',
    );
  if (level > latest)
    throw new CommandError('The database is of a later version than this program: update the program first.');
}

interface TypedAnswer<Body> {
  ok: boolean;
  json(): Promise<Body>;
}

/** @throws CommandError with the sentence of an answer that is none */
export async function read<Body>(asked: Promise<TypedAnswer<Body>>): Promise<Body> {
  const answer = await asked;
  if (answer.ok) return answer.json();
  const { code, message } = (await answer.json()) as ErrorBody;
  throw new CommandError(code === 'NOT_FOUND' ? 'There is no account with this address.' : message);
}

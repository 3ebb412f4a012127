import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort, makeFolder, nobody } from './postgres.ts';
import { findProgram } from './programs.ts';

export interface Pooler {
  /** Of the server that it was started for, through it. */
  url: string;
  stop(): Promise<void>;
}

const startTimeoutMs = 10_000;

/**
 * Starts a PgBouncer of its own in transaction mode, for all databases of the PostgreSQL server of `postgresUrl`. Throws
 * one sentence where there is none on this machine.
 */
export async function startPooler(postgresUrl: string): Promise<Pooler> {
  const command = findProgram('pgbouncer');
  const account = process.getuid?.() === 0 ? nobody : undefined;
  const { hostname, port, username, password } = new URL(postgresUrl);
  const own = new URL(postgresUrl);
  own.port = String(await findFreePort());
  own.hostname = '127.0.0.1';
  const folder = await makeFolder(account);
  const user = `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"`;
  await writeFile(join(folder, 'users'), `${user}\n`);
  await writeFile(join(folder, 'pgbouncer.ini'), toSettings(folder, { hostname, port }, own.port));
  const pooler = spawn(command, ['-q', join(folder, 'pgbouncer.ini')], { stdio: 'ignore', ...account });
  const endWithUs = () => pooler.kill('SIGKILL');
  process.once('exit', endWithUs);
  const stop = async () => {
    process.off('exit', endWithUs);
    if (pooler.exitCode === null && pooler.kill('SIGKILL')) await once(pooler, 'exit');
    await rm(folder, { recursive: true, force: true });
  };
  await waitUntilReady(pooler, own.href).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url: own.href, stop };
}

/**
 * Where a product finds its database: through the pooler, where `npm test -- --pooler` has brought one up, and past it.
 */
export function throughPooler(environment: Record<string, string>): Record<string, string> {
  const { TEST_POOLER_URL: pooler } = process.env;
  const { DATABASE_URL: url } = environment;
  if (pooler === undefined || url === undefined || 'DATABASE_LISTEN_URL' in environment) return environment;
  const pooled = new URL(pooler);
  pooled.pathname = new URL(url).pathname;
  return { ...environment, DATABASE_URL: pooled.href, DATABASE_LISTEN_URL: url };
}

function toSettings(folder: string, postgres: { hostname: string; port: string }, port: string): string {
  return `
[databases]
* = host=${postgres.hostname} port=${postgres.port || '5432'}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users')}
pool_mode = transaction
default_pool_size = 5
max_client_conn = 2000
server_idle_timeout = 5
server_login_retry = 0.2
`;
}

async function waitUntilReady(pooler: ChildProcess, url: string): Promise<void> {
  const until = Date.now() + startTimeoutMs;
  while (pooler.exitCode === null && Date.now() < until) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    client.on('error', () => undefined);
    const isReady = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isReady) return;
    await sleep(50);
  }
  throw new Error('PgBouncer did not start.');
}

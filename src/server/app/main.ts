import { join } from 'node:path';
import { openConfiguredDatabase } from '../db/configured-database.ts';
import { diskFull, readErrorCode } from '../db/database.ts';
import { DiskFullError } from '../db/disk-space.ts';
import { MigrationBlockedError, NotMigratedError } from '../db/migrations.ts';
import { isRefusedByPooler, PoolerError } from '../db/pooler-error.ts';
import { makeEmbeddedEngine } from '../engines/index.ts';
import { NotBuiltError } from '../pages/not-built-error.ts';
import { systemClock, systemSleep } from '../platform/clock.ts';
import { readConfig } from '../platform/config.ts';
import { FolderInUseError } from '../platform/folder-lock.ts';
import { describeError, makeLog } from '../platform/log.ts';
import { FolderNotPrivateError } from '../platform/private-folder.ts';
import { programFolder } from '../platform/program-folder.ts';
import { SettingError } from '../platform/setting-error.ts';
import { OtherSecretError } from '../servers/index.ts';
import { serve } from './serve.ts';

/** How long closing may take, in milliseconds, once no call may run any more: a stop that hangs is given up. */
const closingMs = 7_000;

// What the server writes is for its own account, whatever the operator's shell says.
process.umask(0o077);

const buildDir = join(programFolder, 'build/client');

try {
  const config = readConfig();
  const log = makeLog(config.LOG_LEVEL);
  const database = await openConfiguredDatabase(config, log);
  const embedded = makeEmbeddedEngine({
    threads: config.ENGINE_THREADS,
    onError: (error) => log.error({ error: describeError(error) }, 'a writing thread failed'),
  });
  const { address, modes, stop } = await serve({
    config,
    buildDir,
    database,
    embeddedEngine: embedded,
    clock: systemClock,
    sleep: systemSleep,
    log,
  });
  const lines = modes.map(({ name, mode }) => `  ${name.padEnd(9)}${mode}`);
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${address.port}`;
  process.stdout.write(`\n${[`Draftwell  ${publicUrl}`, ...lines].join('\n')}\n\n`);

  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
    const giveUp = () => {
      log.fatal('could not stop in time');
      process.exit(1);
    };
    setTimeout(giveUp, (config.STOP_DELAY + config.STOP_GRACE) * 1_000 + closingMs).unref();
    stop().then(
      () => process.exit(0),
      (error) => {
        log.fatal({ error: describeError(error) }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('unhandledRejection', (error) =>
    log.error({ error: describeError(error) }, 'unhandled rejection'),
  );
} catch (error) {
  process.stderr.write(`${toSentence(error)}\n`);
  process.exit(1);
}

/** What stops a start, in one sentence for the operator. */
function toSentence(error: unknown): string {
  const spoken = [
    SettingError,
    FolderInUseError,
    FolderNotPrivateError,
    OtherSecretError,
    PoolerError,
    DiskFullError,
    MigrationBlockedError,
    NotMigratedError,
    NotBuiltError,
  ];
  if (error instanceof Error && spoken.some((kind) => error instanceof kind)) return error.message;
  const code = readErrorCode(error) ?? '';
  if (code === 'EADDRINUSE') return 'The address is in use by another program: set PORT to a free one.';
  if (code === 'ENOSPC') return 'The disk is full: free some space below DATA_DIR and start again.';
  if (code === diskFull)
    return 'The disk of the database is full: free some space there, below DATA_DIR or at the PostgreSQL server, and start again.';
  if (isRefusedByPooler(error)) return new PoolerError().message;
  if (/^(ECONNREFUSED|ENOTFOUND|08|28|3D)/.test(code)) {
    return `The database at DATABASE_URL cannot be used (${code}): check its address, name and password.`;
  }
  return `Draftwell could not start: ${JSON.stringify(describeError(error))}`;
}

import { resolve } from 'node:path';
import type { Command } from 'commander';
import { restore } from '../../src/server/backup/restore.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import { formatCount } from '../../src/shared/format.ts';

export function addRestore(program: Command): void {
  program
    .command('restore')
    .summary('puts a backup into an empty database')
    .description(
      'Puts what a backup holds into the database that the settings name, of either kind, and its secret into DATA_DIR: all of it or nothing. A backup of an earlier version is brought up to this one. The server on an embedded database has to be stopped; those on PostgreSQL are to be started anew afterwards.',
    )
    .argument('<file>', 'which `draftwell backup` wrote')
    .option('--overwrite', 'lose what the database holds now')
    .action(run);
}

async function run(file: string, { overwrite = false }: { overwrite?: boolean }): Promise<void> {
  const config = readConfig();
  const { header, end, secret } = await restore({ config, path: resolve(file), overwrites: overwrite });
  const where = config.DATABASE_URL === undefined ? resolve(config.DATA_DIR) : 'the database at DATABASE_URL';
  console.log(
    `Restored ${formatCount(end.rows, 'row')} of ${formatCount(end.tables, 'table')} into ${where}, as they were on ${header.made_at}. ${sayNext(secret, config.SECRET)}`,
  );
}

function sayNext(backedUp: string | undefined, set: string | undefined): string {
  if (set !== undefined && set !== backedUp && backedUp !== undefined)
    return 'SECRET is set to another one than the backup holds: what is encrypted cannot be read with it, and everybody has to sign in again.';
  if (set === undefined && backedUp === undefined)
    return 'Set SECRET to what it was there before you start the server: the backup does not hold it.';
  return 'Start the server, or start it anew.';
}

import type { Command } from 'commander';
import { openAsItIs } from '../../src/server/db/configured-database.ts';
import { describeLevel, getLatestLevel } from '../../src/server/db/migrations.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import { CommandError } from './command-error.ts';
import { findRunning, log, read } from './server.ts';

export function addMigrate(program: Command): void {
  program
    .command('migrate')
    .summary('brings the tables up to this version')
    .description(
      'Brings the tables of the database up to what this version of the program knows, as each start of a server does. An empty database gets all.',
    )
    .action(migrate);
}

async function migrate(): Promise<void> {
  const config = readConfig();
  const running = await findRunning(config);
  if (running !== undefined) {
    const { level } = await read(running.level.$get());
    if (level < getLatestLevel())
      throw new CommandError('The server that runs is of an earlier version: start it anew, which migrates.');
    return console.log(`The database is at ${describeLevel(level)}; there was nothing to do.`);
  }
  const database = await openAsItIs(config, log);
  try {
    const from = await database.readLevel();
    if (from > getLatestLevel())
      throw new CommandError(
        'The database is of a later version than this program: update the program first.',
      );
    await database.migrate();
    const to = await database.readLevel();
    console.log(
      from === to
        ? `The database is at ${describeLevel(to)}; there was nothing to do.`
        : `The database was brought from ${describeLevel(from)} to ${describeLevel(to)}.`,
    );
  } finally {
    await database.close();
  }
}

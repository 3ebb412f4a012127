import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { Command } from 'commander';
import { checkBackup } from '../../src/server/backup/file.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import { formatCount } from '../../src/shared/format.ts';
import { CommandError } from './command-error.ts';
import { withServer } from './server.ts';

export function addBackup(program: Command): void {
  program
    .command('backup')
    .summary('writes all that is kept into one file')
    .description(
      'Writes all that the database holds at one moment, and the secret that is kept with it, into one file, which restores into either kind of database. The file holds texts, addresses and the secret: it is readable by its owner only, keep it so.',
    )
    .argument('<file>', 'that is not there yet, such as draftwell.backup.gz')
    .action(backup);
}

async function backup(file: string): Promise<void> {
  const path = resolve(file);
  if (existsSync(path))
    throw new CommandError(`${path} is there already: name another file, nothing was written.`);
  const config = readConfig();
  const unfinished = `${path}.unfinished`;
  try {
    await withServer(config, async (client) => write(await client.backup.$post(), unfinished), checkIsThere);
    const { end, secret } = await checkBackup(unfinished);
    await rename(unfinished, path);
    const withSecret =
      secret === undefined
        ? 'Keep SECRET beside it, which the environment sets and a restore needs'
        : 'It holds the secret that signs sessions';
    console.log(
      `Wrote ${formatCount(end.rows, 'row')} of ${formatCount(end.tables, 'table')} to ${path}. ${withSecret}, and texts: keep it where nobody else can read it.`,
    );
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

function checkIsThere(level: number): void {
  if (level === 0) throw new CommandError('The database is empty: there is nothing to back up.');
}

async function write(answer: Pick<Response, 'ok' | 'body'>, path: string): Promise<void> {
  if (!answer.ok || answer.body === null)
    throw new CommandError('The server could not make a backup: its log says why.');
  const file = createWriteStream(path, { mode: 0o600, flush: true });
  await pipeline(Readable.fromWeb(answer.body as NodeStream), file);
}

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';

/**
 * A backup is a gzip of lines, each of JSON: what it is, the secret, then each table with its rows, and at the end how many
 * there were and the digest of all lines before. Nothing in it depends on the kind of database.
 */
const headerSchema = z.object({
  backup: z.literal('draftwell'),
  format: z.literal(1),
  /** Of the program that made it. */
  version: z.string(),
  /** Of the database: see `Database.readLevel`. */
  level: z.number().positive(),
  made_at: z.iso.datetime(),
});
const secretSchema = z.object({ secret: z.string() });
const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()) });
const endSchema = z.object({ tables: z.number(), rows: z.number(), sha256: z.string() });

export type Header = z.infer<typeof headerSchema>;
export type Table = z.infer<typeof tableSchema>;
export type End = z.infer<typeof endSchema>;

export interface CheckedBackup {
  header: Header;
  end: End;
  /** Undefined where the server that it is of has its secret from the environment. */
  secret: string | undefined;
}

/** A file that is no backup, or not a whole one. */
export class BackupBrokenError extends Error {
  override readonly name = 'BackupBrokenError';
}

const rowStart = '{"row":';

export function toRowLine(row: string): string {
  return `${rowStart}${row}}`;
}

/** Reads a backup to its end, so that nothing is begun with half of one. @throws BackupBrokenError */
export async function checkBackup(path: string): Promise<CheckedBackup> {
  try {
    return await readToEnd(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new BackupBrokenError(`There is no file ${path}.`);
    throw new BackupBrokenError(`${path} is no backup, or not a whole one: nothing was changed.`, {
      cause: error,
    });
  }
}

async function readToEnd(path: string): Promise<CheckedBackup> {
  const hash = createHash('sha256');
  const counted = { tables: 0, rows: 0 };
  let header: Header | undefined;
  let secret: string | undefined;
  let end: End | undefined;
  for await (const line of readLines(path)) {
    if (end !== undefined) throw new Error('something comes after the end');
    if (line.startsWith(rowStart)) counted.rows += 1;
    else {
      const read: unknown = JSON.parse(line);
      header ??= headerSchema.parse(read);
      end = endSchema.safeParse(read).data;
      secret ??= secretSchema.safeParse(read).data?.secret;
      if (tableSchema.safeParse(read).success) counted.tables += 1;
    }
    if (end === undefined) hash.update(line).update('\n');
  }
  const isWhole =
    end?.sha256 === hash.digest('hex') && end.rows === counted.rows && end.tables === counted.tables;
  if (header === undefined || end === undefined || !isWhole) throw new Error('the digest is another');
  return { header, end, secret };
}

/** Of a backup that was checked: each table, and its rows as JSON, as many at a time as may be held. */
export async function* readTables(path: string): AsyncGenerator<{ table: Table; rows: string[] }> {
  let table: Table | undefined;
  let rows: string[] = [];
  let size = 0;
  for await (const line of readLines(path)) {
    const isRow = line.startsWith(rowStart);
    if (table !== undefined && rows.length > 0 && (!isRow || size > batchCharacters)) {
      yield { table, rows };
      rows = [];
      size = 0;
    }
    if (isRow) {
      rows.push(line.slice(rowStart.length, -1));
      size += line.length;
    } else {
      table = tableSchema.safeParse(JSON.parse(line)).data;
    }
  }
}

const batchCharacters = 1_000_000;

/** Node's own readline would end a line at U+2028 as well, which texts may have. */
async function* readLines(path: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  // An error of the file destroys what is read below, which then throws it.
  pipeline(createReadStream(path), unpacked, () => undefined);
  let rest = '';
  for await (const piece of unpacked.setEncoding('utf8')) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') throw new Error('the last line has no end');
}

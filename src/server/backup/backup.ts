import { createHash } from 'node:crypto';
import { closeSync, createReadStream, createWriteStream, openSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pipeline as pipelineToEnd } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database } from '../db/database.ts';
import { readLevel, toLevel } from '../db/migrations.ts';
import type { Query } from '../db/snapshot.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { readVersion } from '../platform/version.ts';
import { readKeptSecret } from '../servers/index.ts';
import { type End, type Header, type Table, toRowLine } from './file.ts';

export interface BackupParts {
  config: Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'SECRET'>;
  database: Database;
  clock: Clock;
}

const rowsAtATime = 200;

/**
 * All that the database holds at one moment, and the secret that is kept with it, as it is read: see `file.ts`. It is read
 * in one transaction, which on PostgreSQL holds up nobody.
 */
export function streamBackup({ config, database, clock }: BackupParts): Readable {
  const packed = new PassThrough();
  const write = async () => {
    const secret = config.SECRET === undefined ? await readKeptSecret(config, database) : undefined;
    await database.snapshot(async (query) => {
      const lines = toLines(query, { secret, now: clock() });
      await pipelineToEnd(Readable.from(lines), createGzip(), packed);
    });
  };
  write().catch((error: Error) => packed.destroy(error));
  return packed;
}

/**
 * The same out of a file without a name in the data folder. While the embedded database is read it answers nobody else:
 * so it is read as fast as that goes, however slowly it is taken away.
 */
export async function spoolBackup(parts: BackupParts): Promise<Readable> {
  const path = join(resolve(parts.config.DATA_DIR), 'backup.unfinished');
  const fd = openSync(path, 'w+', 0o600);
  rmSync(path);
  try {
    await pipelineToEnd(streamBackup(parts), createWriteStream('', { fd, autoClose: false }));
    return createReadStream('', { fd, start: 0 });
  } catch (error) {
    closeSync(fd);
    throw error;
  }
}

async function* toLines(
  query: Query,
  { secret, now }: { secret: string | undefined; now: Date },
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const counted = { tables: 0, rows: 0 };
  const toText = (lines: readonly string[]) => {
    const text = lines.map((line) => `${line}\n`).join('');
    hash.update(text);
    return text;
  };
  const level = await toLevel(query(readLevel));
  const version = readVersion();
  const header: Header = { backup: 'draftwell', format: 1, version, level, made_at: now.toISOString() };
  yield toText([JSON.stringify(header)]);
  if (secret !== undefined) yield toText([JSON.stringify({ secret })]);
  for (const table of await listTables(query)) {
    counted.tables += 1;
    yield toText([JSON.stringify(table)]);
    for await (const rows of readRows(query, table)) {
      counted.rows += rows.length;
      yield toText(rows.map(toRowLine));
    }
  }
  const end: End = { ...counted, sha256: hash.digest('hex') };
  yield `${JSON.stringify(end)}\n`;
}

async function* readRows(query: Query, { table }: Table): AsyncGenerator<string[]> {
  await query(
    `declare backup_rows no scroll cursor for select to_jsonb(one)::text as row from "${table}" one`,
  );
  for (;;) {
    const rows = await query<{ row: string }>(`fetch ${rowsAtATime} from backup_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await query('close backup_rows');
}

interface ListedTable extends Table {
  /** Tables that its foreign keys name. */
  refers_to: string[];
}

/**
 * A table of many partitions is one here: where they are parted is for whoever restores it, and keys of calls are written down with
 * these. What a database computes by itself is not among the columns. Who runs on it now does not run on what is restored, and the
 * secret has a line of its own, since it is kept elsewhere beside the other kind of database.
 */
const tables = `
  select class.relname as table,
    (select jsonb_agg(attname order by attnum) from pg_attribute
      where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
    (select coalesce(jsonb_agg(other.relname), '[]') from pg_constraint
      join pg_class other on other.oid = confrelid
      where conrelid = class.oid and contype = 'f' and confrelid <> conrelid) as refers_to
  from pg_class class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    and relname not in ('running_servers', 'shared_secret', 'call_keys')
  order by relname`;

/** Those that others refer to first. */
async function listTables(query: Query): Promise<Table[]> {
  let left = await query<ListedTable>(tables);
  const sorted: Table[] = [];
  while (left.length > 0) {
    const waiting = new Set(left.map(({ table }) => table));
    const next = left.filter(({ refers_to }) => !refers_to.some((table) => waiting.has(table)));
    if (next.length === 0) throw new Error('tables refer to each other in a circle');
    sorted.push(...next.map(({ table, columns }) => ({ table, columns })));
    left = left.filter((one) => !next.includes(one));
  }
  return sorted;
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProduct } from './product.ts';

type Queries = Pick<TestProduct, 'query'>;

/**
 * Which of the words stand where: in any column of any table that the database holds, whatever its name, and in what it
 * samples of them for itself.
 */
export async function findInTables({ query }: Queries, words: readonly string[]): Promise<string[]> {
  const tables = await query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind in ('r', 'm') and (relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema')
       or relname in ('pg_statistic', 'pg_largeobject'))`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const sql = `
      select word from unnest($1::text[]) as word
      where exists (select from ${name} as kept where strpos(lower(kept::text), lower(word)) > 0)`;
    const rows = await query<{ word: string }>(sql, [toArray(words)]);
    found.push(...rows.map(({ word }) => `${word} in ${name}`));
  }
  return found;
}

const positions = (file: string) =>
  `exists (select from unnest($1::text[]) as word where position(convert_to(word, 'UTF8') in ${file}) > 0)`;

/** Files of the write-ahead log that hold one of the words. */
export async function findInLog({ query }: Queries, words: readonly string[]): Promise<string[]> {
  const sql = `
    select name from pg_ls_waldir()
    where ${positions(`pg_read_binary_file('pg_wal/' || name)`)}`;
  const rows = await query<{ name: string }>(sql, [toArray(words)]);
  return rows.map(({ name }) => name);
}

/** Tables and indexes whose files hold one of the words, also where no query finds it any more. */
export async function findInFiles({ query }: Queries, words: readonly string[]): Promise<string[]> {
  const sql = `
    select relname as name from pg_class
    where pg_relation_filepath(oid) is not null and relpersistence = 'p'
      and ${positions('pg_read_binary_file(pg_relation_filepath(oid), true)')}`;
  const rows = await query<{ name: string }>(sql, [toArray(words)]);
  return rows.map(({ name }) => name);
}

/** Mails in the outbox that hold one of the words. */
export async function findInOutbox({ dataDir }: Pick<TestProduct, 'dataDir'>, words: readonly string[]) {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return words.filter((word) => mails.some((mail) => mail.includes(word)));
}

function toArray(words: readonly string[]): string {
  return `{${words.join(',')}}`;
}

import { listMigrations } from '../db/migrations.ts';
import { readTables } from './file.ts';

/** One connection to a database, within a transaction. */
export interface Connection {
  /** Any number of statements. */
  exec(sql: string): Promise<unknown>;
  query(sql: string, values: readonly string[]): Promise<unknown>;
}

/** As Drizzle makes it, which goes on from there. */
const migrationsTable = `
  create schema if not exists drizzle;
  create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;

const addMigration = `
  insert into drizzle.__drizzle_migrations (hash, created_at) values ($1::text, $2::text::bigint)`;

/**
 * Fills an empty database: with the tables as they were when the backup was made, then the rows, and then what has changed
 * in tables since.
 */
export async function load(connection: Connection, path: string, level: number): Promise<void> {
  const migrations = listMigrations();
  const migrate = async (isWanted: (when: number) => boolean) => {
    for (const { sql, hash, folderMillis } of migrations.filter((one) => isWanted(one.folderMillis))) {
      await connection.exec(sql.join('\n;\n'));
      await connection.query(addMigration, [hash, String(folderMillis)]);
    }
  };
  await connection.exec(migrationsTable);
  await migrate((when) => when <= level);
  await connection.exec(emptyTables);
  for await (const { table, rows } of readTables(path)) {
    const name = quote(table.table);
    const columns = table.columns.map(quote).join(', ');
    const insert = `insert into ${name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${name}, $1::jsonb)`;
    await connection.query(insert, [`[${rows.join(',')}]`]);
  }
  await migrate((when) => when > level);
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Migrations write some rows of their own. */
const emptyTables = `
  do $$ declare list text; begin
    select string_agg(format('%I.%I', schemaname, tablename), ', ') into list
    from pg_tables where schemaname = 'public';
    execute 'truncate ' || list;
  end $$`;

/** SQL that takes all of the product out of a database, and leaves what extensions have put there. */
export const dropAll = `
  do $$ declare one record; begin
    for one in select oid::regclass as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    loop execute format('drop table %s cascade', one.name); end loop;
    for one in select oid::regprocedure as name from pg_proc
      where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    loop execute format('drop routine %s cascade', one.name); end loop;
  end $$;
  drop schema if exists drizzle cascade`;

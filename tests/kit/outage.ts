import pg from 'pg';
import { getServerUrl, type TestProduct } from './product.ts';

/** Does something while the product's database, which has to be one of PostgreSQL, is gone. */
export async function withoutDatabase(product: TestProduct, work: () => Promise<void>): Promise<void> {
  const [row] = await product.query<{ name: string }>('select current_database() as name');
  const server = new pg.Client({ connectionString: getServerUrl() });
  await server.connect();
  try {
    await server.query(`alter database "${row?.name}" with allow_connections false`);
    await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      row?.name,
    ]);
    await work();
  } finally {
    await server.query(`alter database "${row?.name}" with allow_connections true`);
    await server.end();
  }
}

/** Does something while a table is not where the product looks for it, which nothing in it foresees. */
export async function withoutTable(
  product: TestProduct,
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  await product.query(`alter table ${table} rename to ${table}_elsewhere`);
  try {
    await work();
  } finally {
    await product.query(`alter table ${table}_elsewhere rename to ${table}`);
  }
}

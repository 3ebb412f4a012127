import pg from 'pg';
import { patienceMs } from './finding.ts';

/** Lets the work use a connection to each address. */
export async function withClients<Urls extends readonly [string, ...string[]], Result>(
  urls: Urls,
  work: (clients: { [Index in keyof Urls]: pg.Client }) => Promise<Result>,
): Promise<Result> {
  const options = { connectionTimeoutMillis: patienceMs, query_timeout: patienceMs };
  const clients = urls.map((url) => new pg.Client({ connectionString: url, ...options }));
  for (const client of clients) client.on('error', () => undefined);
  try {
    for (const client of clients) await client.connect();
    return await work(clients as { [Index in keyof Urls]: pg.Client });
  } finally {
    for (const client of clients) client.end().catch(() => undefined);
  }
}

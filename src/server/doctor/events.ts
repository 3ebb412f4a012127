import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { withClients } from './clients.ts';
import { type Examined, patienceMs, right, toCode, type Verdict, wrong } from './finding.ts';

/** Node's word for a wait that was given up. */
const nothingCame = 'ABORT_ERR';

/** Whether what one server says in the database reaches another, and so the screens that are open there. */
export async function examineEvents({ config }: Examined): Promise<Verdict> {
  const { DATABASE_URL: url, directDatabaseUrl } = config;
  if (url === undefined || directDatabaseUrl === undefined)
    return right('Open screens hear of changes from the one server that has the embedded database.');
  try {
    await withClients([directDatabaseUrl, url], async ([listener, sender]) => {
      const channel = `draftwell_doctor_${randomUUID().replaceAll('-', '')}`;
      await listener.query(`listen ${channel}`);
      const heard = once(listener, 'notification', { signal: AbortSignal.timeout(patienceMs) });
      await Promise.all([heard, sender.query('select pg_notify($1, $2)', [channel, 'heard'])]);
    });
    return right('A notification through the database arrives, so open screens follow what happens.');
  } catch (error) {
    const code = toCode(error);
    if (code !== nothingCame)
      return wrong(`Whether a notification through the database arrives cannot be tried (${code}).`);
    return wrong(
      'A notification through the database does not arrive, so open screens ask every 15 seconds instead: set DATABASE_LISTEN_URL to an address of PostgreSQL itself, of the same database as DATABASE_URL.',
    );
  }
}

import { randomUUID } from 'node:crypto';
import { setTimeout as sleepFor } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../src/server/db/database.ts';
import { makeMailQueue } from '../../src/server/mail/queue.ts';
import { makeMailQueueStore } from '../../src/server/mail/queue-store.ts';
import type { MailTransport, OutgoingMail } from '../../src/server/mail/transport.ts';
import { openPostgres } from '../kit/databases.ts';
import { createDatabase } from '../kit/postgres.ts';
import { getServerUrl } from '../kit/product.ts';

// Two servers on one PostgreSQL, as far as mail goes, with a mail server that does what a test says.

const hourMs = 3_600_000;

let home: Awaited<ReturnType<typeof createDatabase>>;
let databases: [Database, Database];
let offsetMs = 0;
let logged: { level: string; details: unknown }[] = [];

beforeAll(async () => {
  home = await createDatabase(getServerUrl());
  const open = () => openPostgres(home.url, () => undefined);
  databases = [await open(), await open()];
});
beforeEach(async () => {
  offsetMs = 0;
  logged = [];
  await databases[0].run({ name: '', sql: 'delete from mail_queue' }, []);
});
afterAll(async () => {
  for (const database of databases) await database.close();
  await home.drop();
});

/** What waits is due so much sooner: the queue goes by the database's clock, which no test moves. */
async function letTimePass(ms: number): Promise<void> {
  const sql = `update mail_queue set due_at = due_at - $1::int * interval '1 millisecond'`;
  await databases[0].run({ name: '', sql }, [ms]);
}

interface ServerOptions {
  /** How far its own clock is ahead. */
  aheadMs?: number;
  onPostponed?: () => void;
}

function makeServer(database: Database, send: MailTransport['send'], options: ServerOptions = {}) {
  const { aheadMs = 0, onPostponed } = options;
  const store = makeMailQueueStore(database);
  const note = (level: string) => (details: unknown) => logged.push({ level, details });
  const log = { debug: note('debug'), info: note('info'), warn: note('warn'), error: note('error') };
  return makeMailQueue({
    store: {
      ...store,
      async postpone(id, waitMs, failure) {
        await store.postpone(id, waitMs, failure);
        onPostponed?.();
      },
    },
    gateway: { send },
    publicUrl: () => 'https://write.example.org',
    clock: () => new Date(Date.now() + offsetMs + aheadMs),
    newId: randomUUID,
    // Looks all the time, so that only what is due decides.
    sleep: (_ms, signal) => sleepFor(5, undefined, { signal }),
    log: { ...log, fatal: note('fatal') },
  });
}

async function countWaiting(): Promise<number> {
  const sql = 'select count(*)::int as count from mail_queue where failed_at is null';
  const [row] = await databases[0].run<[], { count: number }>({ name: '', sql }, []);
  return row?.count ?? 0;
}

/** Runs servers until what is said has come about. */
async function runUntil(servers: ReturnType<typeof makeServer>[], isDone: () => Promise<boolean>) {
  const ending = new AbortController();
  const running = servers.map((server) => server.run(ending.signal));
  try {
    await expect.poll(isDone).toBe(true);
  } finally {
    ending.abort();
    await Promise.all(running);
  }
}

test('two servers that send at the same time send each mail once', async () => {
  const sent: string[] = [];
  const send = async ({ recipient }: OutgoingMail): Promise<'sent'> => {
    sent.push(recipient);
    await sleepFor(10);
    return 'sent';
  };
  const servers = databases.map((database) => makeServer(database, send));
  const recipients = Array.from({ length: 60 }, (_, index) => `writer-${index}@example.org`);
  for (const email of recipients)
    await servers[0]?.queue('welcome', { userId: null, name: 'Marta', email }, '/dashboard');
  await runUntil(servers, async () => (await countWaiting()) === 0);
  expect(sent.sort()).toEqual(recipients.sort());
});

test('what a server that died was sending is sent by another, two minutes later, whatever its own clock says', async () => {
  const dead = makeServer(databases[0], () => new Promise(() => undefined));
  await dead.queue('welcome', { userId: null, name: 'Marta', email: 'lost@example.org' }, '/dashboard');
  void dead.run(new AbortController().signal);
  const readTries = async () => {
    const rows = await databases[1].run<[], { tries: number }>(
      { name: '', sql: 'select tries from mail_queue' },
      [],
    );
    return rows[0]?.tries;
  };
  await expect.poll(readTries).toBe(1);
  const sent: OutgoingMail[] = [];
  const send = async (mail: OutgoingMail): Promise<'sent'> => {
    sent.push(mail);
    return 'sent';
  };
  const other = makeServer(databases[1], send, { aheadMs: hourMs });
  const ending = new AbortController();
  const running = other.run(ending.signal);
  await sleepFor(100);
  expect(sent).toEqual([]);
  await letTimePass(2 * 60_000);
  await expect.poll(() => sent.map(({ recipient }) => recipient)).toEqual(['lost@example.org']);
  ending.abort();
  await running;
});

test('a mail that nobody takes is given up after three days, with its id as all that is logged of it', async () => {
  let tries = 0;
  let postponed = 0;
  const send = async ({ recipient }: OutgoingMail): Promise<never> => {
    tries += 1;
    throw new Error(`cannot reach the server for ${recipient}`);
  };
  const onPostponed = () => {
    postponed += 1;
  };
  const server = makeServer(databases[0], send, { onPostponed });
  await server.queue(
    'reset',
    { userId: null, name: 'Marta Kowal', email: 'nobody@example.org' },
    '/reset-password?a=b',
  );
  const ending = new AbortController();
  const running = server.run(ending.signal);
  for (let hours = 0; hours <= 73; hours += 1) {
    offsetMs = hours * hourMs;
    if (hours > 0) await letTimePass(hourMs);
    await expect.poll(async () => (await countWaiting()) === 0 || postponed > hours).toBe(true);
  }
  await expect.poll(countWaiting).toBe(0);
  ending.abort();
  await running;
  expect(tries).toBeGreaterThan(70);
  expect(tries).toBeLessThan(80);
  expect(logged.filter(({ level }) => level === 'error')).toEqual([
    { level: 'error', details: { mail_id: expect.any(String) } },
  ]);
  expect(JSON.stringify(logged)).not.toMatch(/nobody|Marta|reset-password/);
});

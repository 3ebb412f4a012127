import pg from 'pg';
import type { Listener, Subscriber } from './database.ts';

/** How long after a lost connection the next try comes, in milliseconds. */
const reconnectMs = 500;

/** How often a silent connection is asked whether it still stands: a broken way to the server says nothing itself. */
const probeMs = 20_000;

export interface Channel extends Listener {
  close(): Promise<void>;
}

export interface ChannelOptions {
  url: string;
  /** A name that needs no quotes. */
  name: string;
  subscriber: Subscriber;
  onConnectionLost: (error: Error) => void;
}

/** Hears a channel on a connection of its own, which it makes anew as often as it is lost. */
export async function openChannel(options: ChannelOptions): Promise<Channel> {
  const { url, name, subscriber, onConnectionLost } = options;
  let client: pg.Client | undefined;
  let isListening = false;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;
  const probe = setInterval(() => {
    const asked = client;
    asked?.query('select 1').catch((error: Error) => lose(asked, error));
  }, probeMs);

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
    });
    next.on('error', (error) => lose(next, error));
    next.on('end', () => lose(next, new Error('the connection that listens has ended')));
    next.on('notification', ({ payload = '' }) => subscriber.onMessage(payload));
    client = next;
    await next.connect();
    await next.query(`listen ${name}`);
    isListening = true;
  }

  function lose(lost: pg.Client, error: Error): void {
    if (isClosed || lost !== client) return;
    client = undefined;
    isListening = false;
    onConnectionLost(error);
    lost.end().catch(() => undefined);
    retry = setTimeout(reconnect, reconnectMs);
  }

  function reconnect(): void {
    connect().then(subscriber.onReconnect, (error: Error) => client && lose(client, error));
  }

  await connect();
  return {
    isConnected: () => isListening,
    async close() {
      isClosed = true;
      clearInterval(probe);
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import type { PoolState } from '../db/database.ts';
import type { ListenerState } from '../live/index.ts';
import type { MailBacklog } from '../mail/index.ts';

export interface MetricSources {
  version: string;
  readCalls(): { running: number; waiting: number };
  countOpenHolds(): Promise<number>;
  readMailBacklog(): Promise<MailBacklog>;
  readListener(): ListenerState;
  /** Undefined for a database without a pool. */
  readPool(): PoolState | undefined;
}

/** How long the database may take to say what only it knows, in milliseconds: without it the rest is wanted all the more. */
const patienceMs = 2_000;

/** What is looked up whenever somebody asks. */
export function addGauges(registry: Registry, sources: MetricSources): void {
  const registers = [registry];

  new Gauge({
    name: 'draftwell_build_info',
    help: 'The version that runs; always 1.',
    labelNames: ['version'],
    registers,
  }).set({ version: sources.version }, 1);

  new Gauge({
    name: 'draftwell_writing_calls_in_flight',
    help: 'Writing calls that this server works on, those that wait included.',
    registers,
    collect() {
      this.set(sources.readCalls().running);
    },
  });
  new Gauge({
    name: 'draftwell_writing_calls_waiting',
    help: 'Writing calls of this server that wait until fewer of their writer run.',
    registers,
    collect() {
      this.set(sources.readCalls().waiting);
    },
  });
  new Gauge({
    name: 'draftwell_credit_holds_open',
    help: 'Credit holds of calls that run, on all servers of the database. NaN: the database does not answer.',
    registers,
    async collect() {
      this.set((await findInTime(sources.countOpenHolds)) ?? Number.NaN);
    },
  });

  const readMailBacklog = shareWhileUnderWay(() => findInTime(sources.readMailBacklog));
  new Gauge({
    name: 'draftwell_mail_oldest_seconds',
    help: 'Age of the oldest mail that waits, in the whole database; 0 where none does.',
    registers,
    async collect() {
      this.set((await readMailBacklog())?.oldest_seconds ?? Number.NaN);
    },
  });
  new Gauge({
    name: 'draftwell_mails',
    help: 'Mails in the whole database that wait to be sent, or were given up.',
    labelNames: ['state'],
    registers,
    async collect() {
      const backlog = await readMailBacklog();
      this.set({ state: 'waiting' }, backlog?.waiting ?? Number.NaN);
      this.set({ state: 'failed' }, backlog?.failed ?? Number.NaN);
    },
  });

  new Gauge({
    name: 'draftwell_listener_connected',
    help: 'Whether the connection stands on which other servers say what has changed.',
    registers,
    collect() {
      this.set(sources.readListener().isConnected ? 1 : 0);
    },
  });
  new Gauge({
    name: 'draftwell_listener_last_notification_timestamp_seconds',
    help: 'When a notification of the database last arrived; 0 before the first. While a screen is open one is sent every 15 seconds.',
    registers,
    collect() {
      this.set((sources.readListener().lastHeardAt?.getTime() ?? 0) / 1_000);
    },
  });

  new Gauge({
    name: 'db_client_connections',
    help: 'Connections of the pool to PostgreSQL; those that listen have their own.',
    labelNames: ['state'],
    registers,
    collect() {
      const pool = sources.readPool();
      if (pool === undefined) return;
      this.set({ state: 'idle' }, pool.idle);
      this.set({ state: 'used' }, pool.total - pool.idle);
    },
  });
  new Gauge({
    name: 'db_client_connections_pending_requests',
    help: 'Statements that wait for a connection of the pool.',
    registers,
    collect() {
      this.set(sources.readPool()?.waiting ?? 0);
    },
  });
}

/** Metrics are collected side by side: two of one source ask it once. */
function shareWhileUnderWay<Value>(find: () => Promise<Value>): () => Promise<Value> {
  let underWay: Promise<Value> | undefined;
  return () => {
    underWay ??= find().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

async function findInTime<Value>(find: () => Promise<Value>): Promise<Value | undefined> {
  const late = sleep(patienceMs, undefined, { ref: false });
  return Promise.race([find(), late]).catch(() => undefined);
}

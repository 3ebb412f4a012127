import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Query } from './snapshot.ts';
import type { Statement, Value } from './statement.ts';

export interface Subscriber {
  onMessage(payload: string): void;
  /** What was sent since the connection was lost has not been heard. */
  onReconnect(): void;
}

/** What hears a channel. */
export interface Listener {
  isConnected(): boolean;
}

/** Connections to a PostgreSQL server, and who waits for one. */
export interface PoolState {
  total: number;
  idle: number;
  waiting: number;
}

/** What stores get. `drizzle` builds the everyday queries; `run` sends a prepared statement as it is. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly drizzle: PgDatabase<PgQueryResultHKT>;
  /** @throws PoolerError where what needs a session of its own would not have one */
  checkSessions(): Promise<void>;
  /**
   * Brings its tables up to what this program knows.
   * @throws PoolerError, as above
   * @throws MigrationBlockedError where a table is held by somebody else
   */
  migrate(): Promise<void>;
  /** When the last migration that it has was written, in milliseconds; 0 of one in which nothing is yet. */
  readLevel(): Promise<number>;
  run<Parameters extends readonly Value[], Row extends object>(
    statement: Statement<Parameters, Row>,
    values: NoInfer<Parameters>,
  ): Promise<Row[]>;
  /** Lets the work look at the database as it is at one moment, whatever is written meanwhile. */
  snapshot<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
  /** One statement that changes tables, on a connection of its own and for as long as it takes. */
  alter(sql: string): Promise<void>;
  /** Hears, until the database is closed, what any server on it sends by `pg_notify`, this one included. */
  listen(channel: string, subscriber: Subscriber): Promise<Listener>;
  /** Undefined for one that has none. */
  readPool(): PoolState | undefined;
  /**
   * Takes what was deleted out of the files as well, as far as that is in this program's hands: of the embedded database
   * nothing is left of it, of a PostgreSQL server its room may be used again. See docs/decisions/0069.
   */
  vacuum(): Promise<void>;
  close(): Promise<void>;
}

/** SQLSTATE of a unique constraint that a row would break. */
export const uniqueViolation = '23505';

/** SQLSTATE of a disk that is full, where the database has its files. */
export const diskFull = '53100';

/**
 * Class 08: connection, 53: resources (full disk, too many connections), 57P: shut down, 58: system,
 * 55000: the database takes no connections, 57014: a statement took longer than it may, 25006: it only reads, as on a full
 * disk or after a failover.
 */
const unavailableStates = /^(08|25006|53|55000|57P|57014|58)/;

const unavailableSystemCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'ENOSPC',
  'EPIPE',
]);

/** What pg and its pool say of a connection that is lost, cannot be had or no longer answers. */
const lostConnections: ReadonlySet<string> = new Set([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
  'Query read timeout',
]);

/** The SQLSTATE or system code that a driver's exception carries, looked for through its causes. */
export function readErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return readErrorCode(error.cause);
}

/** Whether the database could not be reached or could not take the write, as opposed to a query that is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = readErrorCode(error);
  if (code === undefined) return isLostConnection(error);
  return unavailableStates.test(code) || unavailableSystemCodes.has(code);
}

/** The driver gives these no code. */
function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return lostConnections.has(error.message) || isLostConnection(error.cause);
}

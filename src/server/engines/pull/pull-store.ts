import type { PullStatus } from '../../../shared/contract/engine-pull.ts';
import type { Database } from '../../db/database.ts';
import { type RowOf, statement } from '../../db/statement.ts';
import type { PullProgress } from './meter.ts';

/** By the database's clock, which all servers share: of a pull that was written of before that, nobody writes any more. */
const lastSign = `now() - interval '15 seconds'`;

const read = statement(
  'engines_read_pull',
  `
    select model, base_url, status, done_bytes::float8 as done_bytes /* not null */,
      total_bytes::float8 as total_bytes, bytes_per_second::float8 as bytes_per_second, message, started_at,
      (status = 'running' and written_at < ${lastSign}) as is_abandoned /* not null */
    from model_pull where id = 1`,
).narrow<{ status: PullStatus }>();

export type StoredPull = RowOf<typeof read>;

/** Of two that begin at once the second waits for the row, and finds that a pull runs. */
const begin = statement(
  'engines_begin_pull',
  `
    insert into model_pull as last (id, runner, model, base_url, status, done_bytes, started_at, written_at)
    values (1, $1::uuid, $2::text, $3::text, 'running', 0, now(), now())
    on conflict (id) do update set
      runner = excluded.runner, model = excluded.model, base_url = excluded.base_url, status = excluded.status,
      done_bytes = 0, total_bytes = null, bytes_per_second = null, message = null,
      started_at = excluded.started_at, written_at = excluded.written_at
    where last.status <> 'running' or last.written_at < ${lastSign}
    returning id`,
);

/** No row: it has been cancelled, or another pull has begun. */
const write = statement(
  'engines_write_pull',
  `
    update model_pull set
      status = $2::text, done_bytes = $3::bigint, total_bytes = $4::bigint /* or null */,
      bytes_per_second = $5::bigint /* or null */, message = $6::text /* or null */, written_at = now()
    where id = 1 and runner = $1::uuid and status = 'running'
    returning id`,
);

const cancel = statement(
  'engines_cancel_pull',
  `
    update model_pull set status = 'cancelled', written_at = now()
    where id = 1 and status = 'running' and written_at >= ${lastSign}`,
);

/** How a pull stands: that it runs, or its end. */
export interface PullState {
  status: Exclude<PullStatus, 'cancelled'>;
  message: string | null;
}

export type PullStore = ReturnType<typeof makePullStore>;

export function makePullStore(database: Database) {
  return {
    /** Undefined: there was none. */
    async read(): Promise<StoredPull | undefined> {
      return (await database.run(read, []))[0];
    },
    /** False: one runs. */
    async begin(runner: string, model: string, baseUrl: string): Promise<boolean> {
      return (await database.run(begin, [runner, model, baseUrl])).length > 0;
    },
    /** False: the pull is this runner's no more. */
    async write(runner: string, progress: PullProgress, { status, message }: PullState): Promise<boolean> {
      const { doneBytes, totalBytes, bytesPerSecond } = progress;
      const values = [runner, status, doneBytes, totalBytes, bytesPerSecond, message] as const;
      return (await database.run(write, values)).length > 0;
    },
    async cancel(): Promise<void> {
      await database.run(cancel, []);
    },
  };
}

import { type AuditEvent, type AuditGroup, listAuditKinds } from '../../shared/audit.ts';
import { readCursor, toPage } from '../db/keyset.ts';
import type { Clock } from '../platform/clock.ts';
import { toNamedId } from '../platform/digest.ts';
import { describeError, type Log } from '../platform/log.ts';
import type { AuditStore } from './store.ts';

export interface AuditDependencies {
  store: AuditStore;
  retentionDays: number;
  clock: Clock;
  newId: () => string;
  log: Pick<Log, 'error'>;
}

interface AuditQuery {
  group?: AuditGroup | undefined;
  cursor?: string | undefined;
  limit: number;
}

export type AuditService = ReturnType<typeof makeAuditService>;

const dayMs = 24 * 60 * 60 * 1000;

export function makeAuditService({ store, retentionDays, clock, newId, log }: AuditDependencies) {
  /** What is recorded has been done: that it could not be written down does not make it fail. */
  async function add(id: string, event: AuditEvent, now: Date): Promise<void> {
    await store
      .add(id, event, now)
      .catch((error) =>
        log.error({ error: describeError(error), kind: event.kind }, 'could not record an event'),
      );
  }

  return {
    /** Never fails. */
    record: (event: AuditEvent) => add(newId(), event, clock()),

    /** For what happens often: the same on the same day (UTC) is one entry, with a count. Never fails. */
    async recordDaily(event: AuditEvent): Promise<void> {
      const now = clock();
      const { kind, actorId, subjectId, facts } = event;
      const name = JSON.stringify([now.toISOString().slice(0, 10), kind, actorId, subjectId, facts]);
      await add(toNamedId(name), event, now);
    },

    /** One page, newest first. @throws AppError INVALID_REQUEST for a cursor that no page gave */
    async list({ group, cursor, limit }: AuditQuery) {
      const found = await store.list(listAuditKinds(group), readCursor(cursor), limit + 1);
      const { rows, next_cursor } = toPage(found, limit, ({ happened_at: moment, id }) => ({ moment, id }));
      const entries = rows.map(({ actor_id, actor_name, subject_id, subject_name, ...entry }) => ({
        ...entry,
        actor: toAccount(actor_id, actor_name),
        subject: toAccount(subject_id, subject_name),
      }));
      return { entries, next_cursor, retention_days: retentionDays };
    },

    sweep: () => store.forget(new Date(clock().getTime() - retentionDays * dayMs)),
  };
}

function toAccount(id: string | null, name: string | null) {
  return id === null ? null : { id, name };
}

import { createHash } from 'node:crypto';
import type { OpinionInput } from '../../shared/contract/opinions.ts';
import type { Clock } from '../platform/clock.ts';
import type { OpinionStore } from './opinions-store.ts';

export interface OpinionDependencies {
  store: OpinionStore;
  tellOperator: (userId: string, opinion: OpinionInput) => Promise<void>;
  clock: Clock;
  newId: () => string;
}

interface OpinionToGive {
  userId: string;
  idempotencyKey: string | undefined;
  opinion: OpinionInput;
}

export type OpinionService = ReturnType<typeof makeOpinionService>;

export function makeOpinionService({ store, tellOperator, clock, newId }: OpinionDependencies) {
  return {
    /** The same idempotency key stores it once, and answers the same id. */
    async give({ userId, idempotencyKey, opinion }: OpinionToGive): Promise<{ id: string }> {
      const id = idempotencyKey === undefined ? newId() : toOpinionId(idempotencyKey);
      const isNew = await store.addOpinion({ ...opinion, userId, id, createdAt: clock() });
      if (isNew) await tellOperator(userId, opinion);
      return { id };
    },
  };
}

/** The key as a UUID (version 8, of the writer's own making). Ids are unique per writer, as keys are. */
function toOpinionId(idempotencyKey: string): string {
  const digest = createHash('sha256').update(idempotencyKey).digest('hex');
  const parts = [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
  ];
  return [...parts, digest.slice(20, 32)].join('-');
}

import type { OpinionInput } from '../../shared/contract/opinions.ts';
import type { Clock } from '../platform/clock.ts';
import { toNamedId } from '../platform/digest.ts';
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
      // Unique per writer, as keys are
      const id = idempotencyKey === undefined ? newId() : toNamedId(idempotencyKey);
      const isNew = await store.addOpinion({ ...opinion, userId, id, createdAt: clock() });
      if (isNew) await tellOperator(userId, opinion);
      return { id };
    },
  };
}

import type { OpinionInput } from '../../shared/contract/opinions.ts';
import type { AccountType } from '../../shared/plans.ts';
import type { Clock } from '../platform/clock.ts';
import { toNamedId } from '../platform/digest.ts';
import type { OpinionStore } from './opinions-store.ts';

/** Who gives it, and on which plan. */
export interface OpinionGiver {
  userId: string;
  accountType: AccountType;
}

export interface OpinionDependencies {
  store: OpinionStore;
  onGiven: (giver: OpinionGiver, opinion: OpinionInput) => void;
  clock: Clock;
  newId: () => string;
}

interface OpinionToGive {
  giver: OpinionGiver;
  idempotencyKey: string | undefined;
  opinion: OpinionInput;
}

export type OpinionService = ReturnType<typeof makeOpinionService>;

export function makeOpinionService({ store, onGiven, clock, newId }: OpinionDependencies) {
  return {
    /** The same idempotency key stores it once, and answers the same id. */
    async give({ giver, idempotencyKey, opinion }: OpinionToGive): Promise<{ id: string }> {
      // Unique per writer, as keys are
      const id = idempotencyKey === undefined ? newId() : toNamedId(idempotencyKey);
      const isNew = await store.addOpinion({ ...opinion, userId: giver.userId, id, createdAt: clock() });
      if (isNew) onGiven(giver, opinion);
      return { id };
    },
  };
}

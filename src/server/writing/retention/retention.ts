import type { Retention } from '../../../shared/retention.ts';
import type { Clock } from '../../platform/clock.ts';
import type { makeRetentionStore } from './store.ts';

export interface RetentionDependencies {
  store: ReturnType<typeof makeRetentionStore>;
  /** The longest that the server allows. */
  longest: Retention;
  clock: Clock;
}

/** See docs/decisions/0070. */
export function makeRetentionService({ store, longest, clock }: RetentionDependencies) {
  async function purge(): Promise<void> {
    while (!(await store.purge(clock())).isDone);
  }

  return {
    /** To be called now and then. */
    purge,

    /** For the texts that are there already. */
    async apply(userId: string, retention: Retention): Promise<void> {
      await store.applyToWriter(userId, retention);
      await purge();
    },

    /** What was kept before the server allowed less. To be called once. */
    async applyLongest(): Promise<void> {
      if (longest !== 'keep') await store.applyToAll(longest);
    },
  };
}

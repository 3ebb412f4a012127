import type { Usage } from '../../../shared/contract/usage.ts';
import type { Clock } from '../../platform/clock.ts';
import { toPeriods } from '../credits/balance.ts';
import { toDays, toUsage } from './figures.ts';
import type { UsageStore } from './store.ts';

export type UsageService = ReturnType<typeof makeUsageService>;

export function makeUsageService({ store, clock }: { store: UsageStore; clock: Clock }) {
  return {
    /** By everybody, today and this month. */
    listCreditsSpent() {
      const { day, month } = toPeriods(clock());
      return store.listCreditsSpent(month, day);
    },
    /** The figures of so many days, the one that runs now included. */
    async read(userId: string, dayCount: number): Promise<Usage> {
      const days = toDays(clock(), dayCount);
      const [first = '', last = ''] = [days.at(0), days.at(-1)];
      return toUsage(days, await store.listDays(userId, first, last));
    },
  };
}

import type { Costs, Prices } from '../../../shared/contract/costs.ts';
import type { RecordEvent } from '../../audit/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { toPeriods } from '../credits/balance.ts';
import { toDays } from '../usage/figures.ts';
import type { CostStore } from './store.ts';

interface CostDependencies {
  store: CostStore;
  record: RecordEvent;
  clock: Clock;
}

export type CostService = ReturnType<typeof makeCostService>;

/** What models took and cost, and what they may cost. */
export function makeCostService({ store, record, clock }: CostDependencies) {
  return {
    /** The figures of so many days, the one that runs now included, and those of this month. */
    async read(dayCount: number): Promise<Costs> {
      const now = clock();
      const { month } = toPeriods(now);
      const days = toDays(now, dayCount);
      const [first = '', last = ''] = [days.at(0), days.at(-1)];
      const [ofMonth, ofDays, ofTools, ofWriters] = await Promise.all([
        store.readMonth(month),
        store.listDays(first, last),
        store.listTools(first, last),
        store.listWriters(first, last),
      ]);
      return { month: { ...ofMonth, month }, days: ofDays, tools: ofTools, writers: ofWriters };
    },
    readPrices: store.readPrices,
    async savePrices(prices: Prices, userId: string): Promise<Prices> {
      await store.savePrices(prices);
      await record({ kind: 'prices.set', actorId: userId, subjectId: null, facts: {} });
      return store.readPrices();
    },
  };
}

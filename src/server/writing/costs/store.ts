import type { Prices } from '../../../shared/contract/costs.ts';
import type { Database } from '../../db/database.ts';
import * as statements from './statements.ts';

export type CostStore = ReturnType<typeof makeCostStore>;

const noPrices: Prices = { input_price: null, output_price: null, monthly_cap: null };

const noMonth = {
  calls: 0,
  unreported_calls: 0,
  input_tokens: 0,
  output_tokens: 0,
  cost: null,
  monthly_cap: null,
  is_cap_reached: false,
};

/** Every query on what models cost. The ledger adds it up, with each call that ends. */
export function makeCostStore({ run }: Database) {
  return {
    /** The days are YYYY-MM-DD, both included. */
    listDays: (first: string, last: string) => run(statements.costsByDay, [first, last]),
    listTools: (first: string, last: string) => run(statements.costsByTool, [first, last]),
    listWriters: (first: string, last: string) => run(statements.costsByWriter, [first, last]),
    /** @param month its first day */
    async readMonth(month: string) {
      const [row] = await run(statements.costsOfMonth, [month]);
      return row ?? noMonth;
    },
    async readPrices(): Promise<Prices> {
      return (await run(statements.readPrices, []))[0] ?? noPrices;
    },
    async savePrices({ input_price, output_price, monthly_cap }: Prices): Promise<void> {
      await run(statements.savePrices, [input_price, output_price, monthly_cap]);
    },
  };
}

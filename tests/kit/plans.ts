import type { Database } from '../../src/server/db/database.ts';
import { knownStatements } from '../../src/server/db/statement.ts';

/** How PostgreSQL goes about statements of the product, whatever they are given: the plan of which it makes one for all. */
export async function explainStatements(
  { snapshot }: Pick<Database, 'snapshot'>,
  names: readonly string[],
): Promise<Map<string, string>> {
  return snapshot(async (query) => {
    await query('set local plan_cache_mode = force_generic_plan');
    const plans = new Map<string, string>();
    for (const name of names) {
      const sql = knownStatements.get(name);
      if (sql === undefined) throw new Error(`There is no statement ${name}.`);
      const count = Math.max(0, ...[...sql.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
      await query(`prepare explained as ${sql}`);
      const values = count === 0 ? '' : `(${Array.from({ length: count }, () => 'null').join(', ')})`;
      const lines = await query<Record<string, string>>(`explain (costs off) execute explained${values}`);
      await query('deallocate explained');
      plans.set(name, lines.flatMap((line) => Object.values(line)).join('\n'));
    }
    return plans;
  });
}

/** Tables that a plan reads from their beginning to their end. */
export function listScannedTables(plan: string): string[] {
  return [...plan.matchAll(/Seq Scan on (\S+)/g)].map(([, table = '']) => table);
}

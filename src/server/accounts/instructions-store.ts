import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Instructions } from './instruction-list.ts';
import { profiles, savedInstructions } from './tables.ts';

export type InstructionStore = ReturnType<typeof makeInstructionStore>;

export function makeInstructionStore({ drizzle }: Pick<Database, 'drizzle'>) {
  return {
    list: (userId: string): Promise<Instructions> => listAll(drizzle, userId),

    /** Changes of one writer come one after the other, on however many servers. */
    async change(userId: string, decide: (list: Instructions) => Instructions): Promise<Instructions> {
      return drizzle.transaction(async (transaction) => {
        await transaction.select().from(profiles).where(eq(profiles.id, userId)).for('update');
        const changed = decide(await listAll(transaction, userId));
        await writeAll(transaction, userId, changed);
        return changed;
      });
    },
  };
}

type Queries = Pick<Database['drizzle'], 'select' | 'insert' | 'delete'>;

function listAll(queries: Queries, userId: string): Promise<Instructions> {
  const { user_id, id, name, instruction, position } = savedInstructions;
  return queries
    .select({ id, name, instruction })
    .from(savedInstructions)
    .where(eq(user_id, userId))
    .orderBy(asc(position));
}

async function writeAll(queries: Queries, userId: string, list: Instructions): Promise<void> {
  const { user_id, id } = savedInstructions;
  const ids = list.map((one) => one.id);
  await queries.delete(savedInstructions).where(and(eq(user_id, userId), notInArray(id, ids)));
  if (list.length === 0) return;
  await queries
    .insert(savedInstructions)
    .values(list.map((one, position) => ({ ...one, user_id: userId, position })))
    .onConflictDoUpdate({
      target: [user_id, id],
      set: {
        name: sql`excluded.name`,
        instruction: sql`excluded.instruction`,
        position: sql`excluded.position`,
      },
    });
}

import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sandboxObjects } from '../tables.ts';
import type { TestCheckout, TestPortal, TestSubscription } from './subscription.ts';

interface States {
  customer: Record<string, never>;
  checkout: TestCheckout;
  portal: TestPortal;
  subscription: TestSubscription;
}

type Kind = keyof States;

export interface Kept<State> {
  id: string;
  customerId: string;
  version: number;
  state: State;
}

export interface ToKeep<State> {
  id: string;
  customerId: string;
  state: State;
  /** Where there is something under this key already, nothing is added. */
  creationKey: string | undefined;
  now: Date;
}

export type SandboxStore = ReturnType<typeof makeSandboxStore>;

export function makeSandboxStore({ drizzle }: Database) {
  const { id: idColumn, kind: kindColumn, customer_id, creation_key, version, created_at } = sandboxObjects;

  async function list<K extends Kind>(kind: K, condition: ReturnType<typeof eq>): Promise<Kept<States[K]>[]> {
    const rows = await drizzle
      .select()
      .from(sandboxObjects)
      .where(and(eq(kindColumn, kind), condition))
      .orderBy(asc(created_at), asc(idColumn));
    return rows.map((row) => ({
      id: row.id,
      customerId: row.customer_id,
      version: row.version,
      state: row.state as States[K],
    }));
  }

  return {
    async find<K extends Kind>(kind: K, id: string): Promise<Kept<States[K]> | undefined> {
      return (await list(kind, eq(idColumn, id)))[0];
    },

    listOfCustomer: <K extends Kind>(kind: K, customerId: string) => list(kind, eq(customer_id, customerId)),

    /** What is kept afterwards under this key, by this call or by one before. */
    async add<K extends Kind>(kind: K, wanted: ToKeep<States[K]>): Promise<Kept<States[K]>> {
      const { id, customerId, state, creationKey, now } = wanted;
      const row = { id, kind, customer_id: customerId, creation_key: creationKey ?? null, state };
      await drizzle
        .insert(sandboxObjects)
        .values({ ...row, created_at: now })
        .onConflictDoNothing();
      const [kept] = await list(
        kind,
        creationKey === undefined ? eq(idColumn, id) : eq(creation_key, creationKey),
      );
      return kept ?? { id, customerId, version: 0, state };
    },

    /** With all that is theirs. */
    async removeCustomer(customerId: string): Promise<void> {
      await drizzle.delete(sandboxObjects).where(eq(customer_id, customerId));
    },

    /** False if someone else has changed it since it was read. */
    async change<State extends object>({ id, version: seen }: Kept<unknown>, state: State): Promise<boolean> {
      const changed = await drizzle
        .update(sandboxObjects)
        .set({ state, version: seen + 1 })
        .where(and(eq(idColumn, id), eq(version, seen)))
        .returning({ id: idColumn });
      return changed.length > 0;
    },
  };
}

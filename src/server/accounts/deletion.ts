import type { RecordEvent } from '../audit/index.ts';
import type { Recipient } from '../mail/index.ts';
import type { DeletionStore } from './deletion-store.ts';

export interface DeletionDependencies {
  store: DeletionStore;
  /** What other modules keep of a writer: each deletes its own, in this order. Safe to repeat. */
  deleteElsewhere: readonly ((userId: string) => Promise<void>)[];
  /** Takes what was deleted out of the database's files. */
  vacuum: () => Promise<void>;
  sendEmail: (kind: 'account-deleted', to: Recipient, path: string) => Promise<void>;
  onSessionsEnded: (userId: string) => void;
  record: RecordEvent;
  inBackground: (work: () => Promise<void>) => void;
}

/** How often it is deleted again what a call under way has written since, or a server that died has left. */
const againMs = 60_000;

/** After so long nothing can be under way any more, on whatever server: no call lasts longer. */
const lastAfterMs = 5 * 60_000;

/** See docs/decisions/0069. */
export function makeDeletionService(dependencies: DeletionDependencies) {
  const { store, deleteElsewhere, vacuum, sendEmail, onSessionsEnded, record, inBackground } = dependencies;

  /** The account last: what others look up of it is there until then. */
  async function deleteAll(userId: string): Promise<void> {
    for (const deleteOwn of deleteElsewhere) await deleteOwn(userId);
    await store.deleteUser(userId);
  }

  return {
    /**
     * Deletes an account, with all that is kept of its writer, and tells them by mail. Once it has begun, it is finished
     * whatever happens.
     * @param actorId who deletes it, the writer themselves or an administrator
     * @returns whether there was such an account
     */
    async deleteAccount(userId: string, actorId: string): Promise<boolean> {
      const holder = await store.begin(userId, againMs);
      if (holder === undefined) return false;
      onSessionsEnded(userId);
      await deleteAll(userId);
      await record({ kind: 'account.deleted', actorId, subjectId: userId, facts: {} });
      await sendEmail('account-deleted', { userId: null, name: '', email: holder.email }, '/');
      inBackground(vacuum);
      return true;
    },

    async sweep(): Promise<void> {
      for (const { user_id, is_last } of await store.claimDue(againMs, lastAfterMs)) {
        await deleteAll(user_id);
        if (!is_last) continue;
        await store.finish(user_id);
        inBackground(vacuum);
      }
    },
  };
}

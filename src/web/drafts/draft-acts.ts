import { notify } from '../ui/notify.ts';
import { type DraftEntry, removeDraft, restoreDraft, toDraftName } from './draft-list.ts';
import type { Drafts } from './drafts-context.ts';
import { removePersisted } from './persisted-table.ts';

/** Deletes a draft with what came of it, and says so; Undo brings all of it back. */
export async function deleteDraft(
  { tool, userId }: Pick<Drafts, 'tool' | 'userId'>,
  { id, title }: Pick<DraftEntry, 'id' | 'title'>,
  { done, onRestored }: { done: string; onRestored(): void },
): Promise<void> {
  const removed = removeDraft(localStorage, userId, tool, id);
  const names = tool.persisted.map((name) => `${toDraftName(tool, id)}.${name}`);
  const restoreResults = await removePersisted(userId, names).catch(() => undefined);

  async function restore(): Promise<void> {
    // First, so that they are there for who opens it
    await restoreResults?.();
    restoreDraft(localStorage, removed);
    onRestored();
  }

  await notify({
    title: done,
    description: `“${title}”`,
    action: { label: 'Undo', onClick: () => void restore() },
  });
}

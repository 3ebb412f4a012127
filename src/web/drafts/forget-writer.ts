import { delMany, keys } from 'idb-keyval';
import { getTable } from './persisted-table.ts';

/** Takes all that this device keeps for a writer: what was typed, and what came of it. */
export async function forgetWriter(userId: string): Promise<void> {
  const own = Object.keys(localStorage).filter((key) => key.startsWith('draftwell.') && key.includes(userId));
  for (const key of own) localStorage.removeItem(key);
  const kept = await keys<string>(getTable());
  await delMany(
    kept.filter((key) => key.startsWith(userId)),
    getTable(),
  );
}

import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What of a data folder a restore puts in place. */
const entries = ['database', 'secret'] as const;

const toReady = (dataDir: string) => join(dataDir, 'restored');
const toUnfinished = (dataDir: string) => join(dataDir, 'restored.unfinished');

/** Whether a data folder has a database, or one that is about to be put in place. */
export function hasDatabase(dataDir: string): boolean {
  return existsSync(join(dataDir, 'database')) || existsSync(join(toReady(dataDir), 'database'));
}

/**
 * Puts a new database, and a secret, in the place of those of a data folder that this process has locked. They are made
 * under another name, and with one renaming they count: whatever ends this process, the folder has the old or the new, and
 * whoever opens it next finishes what was left.
 */
export async function replaceInFolder(
  dataDir: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  await finishReplacing(dataDir);
  await mkdir(toUnfinished(dataDir), { mode: 0o700 });
  await make(toUnfinished(dataDir));
  await rename(toUnfinished(dataDir), toReady(dataDir));
  await finishReplacing(dataDir);
}

export async function finishReplacing(dataDir: string): Promise<void> {
  await rm(toUnfinished(dataDir), { recursive: true, force: true });
  for (const entry of entries) {
    const restored = join(toReady(dataDir), entry);
    if (!existsSync(restored)) continue;
    await rm(join(dataDir, entry), { recursive: true, force: true });
    await rename(restored, join(dataDir, entry));
  }
  await rm(toReady(dataDir), { recursive: true, force: true });
}

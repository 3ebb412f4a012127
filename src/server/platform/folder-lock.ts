import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process holds the folder. The message is the one sentence for the operator. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

/**
 * Takes a folder for this process alone until `release` is called or the process ends, however it ends. The lock is
 * the operating system's, through SQLite's file locks: a kill -9 leaves none behind, and a process number that was
 * used again fools nobody. See docs/decisions.
 * @throws FolderInUseError naming the holder's process number.
 */
export function lockFolder(folder: string): { release(): void } {
  const holderPath = join(folder, 'lock.pid');
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'));
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isLocked(error)) throw error;
    throw new FolderInUseError(
      `The data folder ${folder} is in use by process ${readHolder(holderPath)}: stop that server first, or set DATA_DIR to another folder.`,
    );
  }
  writeFileSync(holderPath, `${process.pid}\n`);
  return {
    release() {
      rmSync(holderPath, { force: true });
      lock.close();
    },
  };
}

/** SQLite's code 5 is SQLITE_BUSY: https://sqlite.org/rescode.html#busy */
function isLocked(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5;
}

function readHolder(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return 'unknown';
  }
}

import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';

/** A folder cannot be kept from the other accounts of this machine. The message is the one sentence for the operator. */
export class FolderNotPrivateError extends Error {
  override readonly name = 'FolderNotPrivateError';
}

const groupAndOthers = 0o077;
const sticky = 0o1000;

/** By any of these a data folder is known as one. A file system may put a folder of its own at its top. */
const ownEntries = new Set(['database', 'lock.sqlite', 'outbox', 'secret', 'lost+found']);

/** What was made before this was closed, or is made by a library that sets modes of its own. */
const closedEntries = ['database', 'lock.sqlite', 'lock.pid', 'outbox', 'secret'];

/**
 * Makes the data folder, or closes the one that is there: no other account of this machine can read or write in it. The
 * folder itself has to be closed, since the embedded database gives its files a mode that lets everybody in.
 * @throws FolderNotPrivateError where that cannot be done, or would shut others out of what is theirs
 */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (isOpen(folder)) {
    if (isOfOthers(folder)) throw new FolderNotPrivateError(sayShared(folder));
    close(folder);
  }
  for (const entry of closedEntries) {
    const path = join(folder, entry);
    if (existsSync(path) && isOpen(path)) close(path);
  }
}

function isOpen(path: string): boolean {
  return (statSync(path).mode & groupAndOthers) !== 0;
}

/** Such as /tmp, or a home with other things in it. */
function isOfOthers(folder: string): boolean {
  if (parse(folder).root === folder || (statSync(folder).mode & sticky) !== 0) return true;
  const entries = readdirSync(folder);
  return entries.length > 0 && !entries.some((entry) => ownEntries.has(entry));
}

function close(path: string): void {
  try {
    chmodSync(path, statSync(path).mode & 0o700);
  } catch (error) {
    throw new FolderNotPrivateError(sayOpen(path), { cause: error });
  }
  // Some file systems take the change and keep the mode.
  if (isOpen(path)) throw new FolderNotPrivateError(sayOpen(path));
}

function sayShared(folder: string): string {
  return `The data folder ${folder} is open to other accounts of this machine and holds what is not Draftwell's: set DATA_DIR to a folder of its own.`;
}

function sayOpen(path: string): string {
  return `Other accounts of this machine can reach ${path}, and its mode cannot be changed: give it to the account that runs Draftwell, or set DATA_DIR to another folder.`;
}

import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const groupAndOthers = 0o077;

/** Bytes of the longest path of a socket that every system takes. */
const longestPath = 100;

/** Another copy of the program has another process. */
const program = createHash('sha256')
  .update(resolve(import.meta.dirname, '../../..'))
  .digest('hex');

/** Where the daemon of this account listens; nothing where there is no folder that it has to itself. */
export function findSocket(): string | undefined {
  const account = process.getuid?.();
  if (account === undefined) return undefined;
  const folder = join(process.env.XDG_RUNTIME_DIR || tmpdir(), `draftwell-${account}`);
  const path = join(folder, `${program.slice(0, 16)}.sock`);
  return Buffer.byteLength(path) <= longestPath && makePrivate(folder, account) ? path : undefined;
}

/** Whether the folder is there, and nobody else can read or write in it: whoever could would read the texts. */
function makePrivate(folder: string, account: number): boolean {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch {
    // It is there, or cannot be: that is seen now
  }
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.uid === account && (found.mode & groupAndOthers) === 0;
}

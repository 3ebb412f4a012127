import { chmodSync, cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { programFolder } from '../platform/program-folder.ts';

/** An empty embedded database of this release, which the build makes beside its pages. */
const preparedFolder = join(programFolder, 'build/embedded-database');

/**
 * Makes a copy of it that no other account of this machine can read, and tells whether there is one. In a checkout under
 * work nothing was built: the database is then made on the spot, which takes seconds and, for a moment, a gigabyte.
 */
export function copyPreparedDatabase(folder: string): boolean {
  if (!existsSync(join(preparedFolder, 'PG_VERSION'))) return false;
  // A thousand small files, which take ten times as long one after the other through the thread pool
  cpSync(preparedFolder, folder, { recursive: true });
  setModes(folder, { folders: 0o700, files: 0o600 });
  return true;
}

/** For the build. Whoever runs the program may read it. */
export async function prepareDatabase(): Promise<void> {
  rmSync(preparedFolder, { recursive: true, force: true });
  await (await PGlite.create(preparedFolder)).close();
  setModes(preparedFolder, { folders: 0o755, files: 0o644 });
}

/** PGlite gives its files a mode that lets everybody write. */
function setModes(folder: string, { folders, files }: { folders: number; files: number }) {
  chmodSync(folder, folders);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries)
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? folders : files);
}

import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { programFolder } from '../platform/program-folder.ts';

/** An empty embedded database of this release, which the web build makes beside its pages. */
const preparedFile = join(programFolder, 'build/embedded-database/empty.tar.gz');

/**
 * Undefined where nothing was built, as in a checkout under work: the database is then made on the spot, which takes
 * seconds and, for a moment, a gigabyte.
 */
export async function findPreparedDatabase(): Promise<Blob | undefined> {
  return existsSync(preparedFile) ? new Blob([await readFile(preparedFile)]) : undefined;
}

/** For the build. */
export async function prepareDatabase(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'draftwell-database-'));
  try {
    const database = await PGlite.create(join(folder, 'database'));
    const dump = await database.dumpDataDir('gzip');
    await database.close();
    await mkdir(dirname(preparedFile), { recursive: true });
    await writeFile(preparedFile, Buffer.from(await dump.arrayBuffer()));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

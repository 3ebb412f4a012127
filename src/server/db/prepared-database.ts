import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { programFolder } from '../platform/program-folder.ts';

/** An empty embedded database of this release, which the build makes beside its pages. */
const preparedFolder = join(programFolder, 'build/embedded-database');

/**
 * The folder of an empty database, to be copied. Undefined where nothing was built, as in a checkout under work: the
 * database is then made on the spot, which takes seconds and, for a moment, a gigabyte.
 */
export const findPreparedDatabase = (): string | undefined =>
  existsSync(join(preparedFolder, 'PG_VERSION')) ? preparedFolder : undefined;

/** For the build. */
export async function prepareDatabase(): Promise<void> {
  await rm(preparedFolder, { recursive: true, force: true });
  await (await PGlite.create(preparedFolder)).close();
}

import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from './databases.ts';

const variable = 'TEST_EMBEDDED_DATABASE';

/** Once for all HTTP tests: an empty embedded database with all tables. Returns what removes it again. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'draftwell-template-'));
  await (await openEmbedded(folder)).close();
  process.env[variable] = join(folder, 'database');
  return () => rm(folder, { recursive: true, force: true });
}

/** Puts a copy of it into a data folder: to make one takes seconds, to copy one a fraction. Elsewhere the product makes its own. */
export async function placeEmbeddedDatabase(dataDir: string): Promise<void> {
  const template = process.env[variable];
  if (template !== undefined) await cp(template, join(dataDir, 'database'), { recursive: true });
}

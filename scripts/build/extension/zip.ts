import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';

/** Earliest date that a zip can tell: the same contents give the same file, whenever it is made. */
const date = new Date(1980, 0, 1);

export function zipFolder(folder: string): Uint8Array {
  const names = globSync('**', { cwd: folder })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort();
  const files: Zippable = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name))]));
  return zipSync(files, { level: 9, mtime: date });
}

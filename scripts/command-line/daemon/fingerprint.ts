import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const home = resolve(import.meta.dirname, '../../..');
const folders = ['src/engine', 'scripts/command-line'];
const files = ['package.json', 'package-lock.json'];

/** Tells one state of the program's files from another: nothing where they are gone. */
export function readFingerprint(): string | undefined {
  try {
    const inFolders = folders.flatMap((folder) =>
      readdirSync(join(home, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(folder, path),
      ),
    );
    const states = [...files, ...inFolders].map((path) => {
      const { mtimeMs, size } = statSync(join(home, path));
      return `${path} ${mtimeMs} ${size}`;
    });
    return createHash('sha256').update(states.sort().join('\n')).digest('hex');
  } catch {
    return undefined;
  }
}

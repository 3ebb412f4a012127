import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readBuiltFiles } from './built-files.ts';

/** What a phone fetches before a page can be read or typed in, in bytes as gzip compresses them. */
export interface Sizes {
  /** Markup and styles of the landing page. */
  landing: number;
  /** All scripts that the editor's screen needs before it answers a key. */
  editorScript: number;
}

/** @param folder what the browser gets of the build */
export function readSizes(folder: string): Sizes {
  const sizeOfFile = (name: string) => gzipSync(readFileSync(join(folder, name)), { level: 9 }).length;
  const preloads = JSON.parse(readFileSync(join(folder, 'preloads.json'), 'utf8')) as Record<
    string,
    string[]
  >;
  const scripts = [...readBuiltFiles(folder).scripts, ...(preloads['/'] ?? [])];
  return {
    landing: sizeOfFile('landing/index.html'),
    editorScript: scripts.map(sizeOfFile).reduce((total, size) => total + size, 0),
  };
}

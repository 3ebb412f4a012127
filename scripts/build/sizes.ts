import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readPreloads } from './preloads.ts';

/** What a phone fetches before a page can be read or typed in, in bytes as gzip compresses them. */
export interface Sizes {
  /** Markup and styles of the landing page. */
  landing: number;
  /** All scripts that the editor's screen needs before it answers a key. */
  editorScript: number;
}

/** @param folder what the browser gets of the build */
export function readSizes(folder: string): Sizes {
  const html = readFileSync(join(folder, 'landing/index.html'), 'utf8');
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
  return {
    landing: sizeOf(Buffer.from(html)) + sum(sheets.map((path) => sizeOf(readFileSync(join(folder, path))))),
    editorScript: sum(
      (readPreloads(folder)['/'] ?? []).map((path) => sizeOf(readFileSync(join(folder, path)))),
    ),
  };
}

function sizeOf(content: Buffer): number {
  return gzipSync(content, { level: 9 }).length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

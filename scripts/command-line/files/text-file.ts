import { globSync, readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { text as readStream } from 'node:stream/consumers';
import { WriterError } from '../command-error.ts';
import { readMarkdown } from './markdown.ts';
import { readPlain } from './plain.ts';
import type { Prose } from './prose.ts';

const formats = { '.md': 'markdown', '.markdown': 'markdown', '.txt': 'text' } as const;
export const formatNames = ['markdown', 'text'] as const;
export type Format = (typeof formatNames)[number];

export interface TextFile {
  /** As it was named; `-` is the standard input. */
  name: string;
  text: string;
  format: Format;
}

const standardInput = '-';
const isUnderFoot = (path: string) => /(^|[\\/])(node_modules|\.git)$/.test(path);

/** @param names files, folders, patterns such as `docs/*.md`, or `-` */
export async function readFiles(names: readonly string[], format: Format | undefined): Promise<TextFile[]> {
  const paths = new Set(names.flatMap(listPaths));
  return Promise.all([...paths].map((path) => readTextFile(path, format)));
}

function listPaths(name: string): string[] {
  if (name === standardInput) return [name];
  const stats = statSync(name, { throwIfNoEntry: false });
  if (stats?.isFile()) return [name];
  const pattern = stats?.isDirectory() ? `${name.replace(/\/$/, '')}/**/*.{md,markdown,txt}` : name;
  const found = globSync(pattern, { exclude: isUnderFoot }).filter((path) => statSync(path).isFile());
  if (found.length === 0)
    throw new WriterError(
      stats?.isDirectory() ? `There is no .md or .txt file in ${name}.` : `There is no file ${name}.`,
    );
  return found.sort();
}

async function readTextFile(name: string, format: Format | undefined): Promise<TextFile> {
  const known = format ?? findFormat(name);
  if (name === standardInput) return { name, text: await readStream(process.stdin), format: known };
  let bytes: Buffer;
  try {
    bytes = readFileSync(name);
  } catch {
    throw new WriterError(`The file ${name} cannot be read.`);
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return { name, text, format: known };
  } catch {
    throw new WriterError(`The file ${name} is not in UTF-8, so it was left alone.`);
  }
}

function findFormat(name: string): Format {
  if (name === standardInput) return 'markdown';
  const ending = extname(name).toLowerCase();
  if (Object.hasOwn(formats, ending)) return formats[ending as keyof typeof formats];
  throw new WriterError(`${name} is neither .md nor .txt: --format says what to read it as.`);
}

/** A mark at the beginning says how the bytes stand, and is no part of the text. */
const byteOrderMark = '\ufeff';

export function readProse({ text, format }: Pick<TextFile, 'text' | 'format'>): Prose {
  // As long as the mark, and nothing to either of them
  const unmarked = text.startsWith(byteOrderMark) ? ` ${text.slice(1)}` : text;
  return format === 'markdown' ? readMarkdown(unmarked) : readPlain(unmarked);
}

/** Line and column, both from 1; a column is a UTF-16 code unit, as editors count. */
export function findPlace(text: string, index: number): { line: number; column: number } {
  const before = text.slice(0, index);
  const lineStart = before.lastIndexOf('\n') + 1;
  const marked = lineStart === 0 && text.startsWith(byteOrderMark) ? 1 : 0;
  return { line: before.split('\n').length, column: index - lineStart + 1 - marked };
}

import { decodeText } from '../documents/decode-text.ts';
import type { KeptDocument } from '../documents/kept-document.ts';
import { fileLimitBytes, findFileKind } from './kinds.ts';
import type { FileProblem } from './problems.ts';
import { isWithinUnpackedLimit } from './unpacked-size.ts';

export { problemSentences } from './problems.ts';

export type ReadFile = { text: string; document?: KeptDocument } | { problem: FileProblem };

/** The text of a file that the writer chose or dropped; what is wrong with it where there is none. Never rejects. */
export async function readFile(file: File): Promise<ReadFile> {
  const kind = findFileKind(file.name);
  if (!kind) return { problem: 'wrong-kind' };
  if (file.size > fileLimitBytes) return { problem: 'too-large' };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const read = kind === 'text' ? readPlain(bytes) : await readFormed(file.name, kind, bytes);
    return 'text' in read && read.text.trim() === '' ? { problem: 'empty' } : read;
  } catch {
    return { problem: 'unreadable' };
  }
}

function readPlain(bytes: Uint8Array): ReadFile {
  const text = decodeText(bytes);
  return text === undefined ? { problem: 'not-text' } : { text };
}

/** The reader of documents is only loaded with the first one. */
async function readFormed(
  name: string,
  kind: KeptDocument['kind'],
  bytes: Uint8Array<ArrayBuffer>,
): Promise<ReadFile> {
  if (kind === 'docx' && !(await isWithinUnpackedLimit(bytes))) return { problem: 'unpacks-too-large' };
  const reader = await import('../documents/read-document.ts').catch(() => undefined);
  if (!reader) return { problem: 'not-loaded' };
  if (kind === 'docx') return toFormed({ name, kind, bytes, ...reader.readWordText(bytes) });
  const source = decodeText(bytes);
  if (source === undefined) return { problem: 'not-text' };
  return toFormed({ name, kind, bytes, ...reader.readHtmlText(source) });
}

function toFormed(document: KeptDocument): ReadFile {
  return { text: document.text, document };
}

import { decodeText } from '../documents/decode-text.ts';
import type { KeptDocument } from '../documents/kept-document.ts';
import { type FileKind, fileLimitBytes, findFileKind } from './kinds.ts';
import type { FileProblem } from './problems.ts';
import { isWithinUnpackedLimit } from './unpacked-size.ts';

export { problemSentences } from './problems.ts';

/** `note`: what of the file is not in the text. */
export type ReadFile =
  | { text: string; note?: string | undefined; document?: KeptDocument }
  | { problem: FileProblem };

/**
 * The text of a file that the writer chose or dropped; what is wrong with it where there is none. Never rejects.
 * @param takesMails whether a mail is welcome, as the chain that it is
 */
export async function readFile(file: File, takesMails = false): Promise<ReadFile> {
  const kind = findFileKind(file.name);
  if (!kind || (kind === 'mail' && !takesMails))
    return { problem: takesMails ? 'wrong-kind-for-mails' : 'wrong-kind' };
  if (file.size > fileLimitBytes) return { problem: 'too-large' };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const read = await readKind(kind, file.name, bytes);
    return 'text' in read && read.text.trim() === '' ? { problem: 'empty' } : read;
  } catch {
    return { problem: 'unreadable' };
  }
}

async function readKind(kind: FileKind, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<ReadFile> {
  if (kind === 'text') return readPlain(bytes);
  return kind === 'mail' ? readMail(bytes) : readFormed(name, kind, bytes);
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

async function readMail(bytes: Uint8Array<ArrayBuffer>): Promise<ReadFile> {
  const reader = await import('./read-eml.ts').catch(() => undefined);
  return reader ? reader.readEml(bytes) : { problem: 'not-loaded' };
}

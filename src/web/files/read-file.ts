import { decodeText } from './decode-text.ts';
import { fileLimitBytes, findFileKind } from './kinds.ts';
import type { FileProblem } from './problems.ts';
import { isWithinUnpackedLimit } from './unpacked-size.ts';

export { problemSentences } from './problems.ts';

export type ReadFile = { text: string } | { problem: FileProblem };

/** The text of a file that the writer chose or dropped; what is wrong with it where there is none. Never rejects. */
export async function readFile(file: File): Promise<ReadFile> {
  const kind = findFileKind(file.name);
  if (!kind) return { problem: 'wrong-kind' };
  if (file.size > fileLimitBytes) return { problem: 'too-large' };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const read = kind === 'docx' ? await readWord(bytes) : readPlain(bytes);
    return 'text' in read && read.text.trim() === '' ? { problem: 'empty' } : read;
  } catch {
    return { problem: 'unreadable' };
  }
}

function readPlain(bytes: Uint8Array): ReadFile {
  const text = decodeText(bytes);
  return text === undefined ? { problem: 'not-text' } : { text };
}

/** The reader of Word files is large, and so only loaded with the first one. */
async function readWord(bytes: Uint8Array<ArrayBuffer>): Promise<ReadFile> {
  if (!(await isWithinUnpackedLimit(bytes))) return { problem: 'unpacks-too-large' };
  const reader = await import('./read-docx.ts').catch(() => undefined);
  return reader ? { text: await reader.readDocx(bytes) } : { problem: 'not-loaded' };
}

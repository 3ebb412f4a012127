import { formatCount } from '../../shared/format.ts';
import type { KeptDocument } from '../documents/kept-document.ts';
import { saveDocument } from '../documents/save-document.ts';
import type { Review } from '../review/state.ts';
import { download } from './download.ts';
import type { FormedKind } from './formed-kinds.ts';

/** Hands the file with the result to the browser, and returns its name and what has to be said of it. */
export async function saveFormed(
  document: KeptDocument,
  review: Review,
  { isTracked, extension }: FormedKind,
) {
  const { blob, leftOut } = await saveDocument({ document, review, isTracked, now: new Date() });
  const stem = document.name.replace(/\.[^.]*$/u, '');
  const name = `${stem}-${isTracked ? 'changes' : 'edited'}.${extension}`;
  download(blob, name);
  return { name, caution: leftOut > 0 ? toLeftOutSentence(leftOut) : undefined };
}

function toLeftOutSentence(count: number): string {
  return `${formatCount(count, 'change')} could not be made in it: a field keeps its words.`;
}

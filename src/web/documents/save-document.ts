import type { TextChange } from '../../shared/contract/result.ts';
import { diffTexts } from '../review/diff.ts';
import type { Review } from '../review/state.ts';
import { toCategoryWord, toFactSentence } from '../review/words.ts';
import { composeChanges, type RemarkedChange } from './compose-changes.ts';
import { decodeText } from './decode-text.ts';
import { readHtml } from './html/read-html.ts';
import { saveHtml } from './html/save-html.ts';
import type { KeptDocument } from './kept-document.ts';
import { toText } from './pieces.ts';
import { readWord } from './word/read-word.ts';
import { saveWord } from './word/save-word.ts';

export interface SaveDocumentParts {
  document: KeptDocument;
  /** What was not rejected of it goes into the file, and before that what the writer changed by hand. */
  review: Pick<Review, 'source' | 'changes' | 'decisions'>;
  /** Word only. */
  isTracked: boolean;
  now: Date;
}

const author = 'Draftwell';
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The document with its form and the words of a result, and how many changes could not be made in it. */
export async function saveDocument({ document, review, isTracked, now }: SaveDocumentParts) {
  const { kind, bytes } = document;
  if (kind === 'docx') {
    const word = readWord(bytes);
    const changes = await listDocumentChanges(toText(word.pieces), review);
    const saved = saveWord({ word, changes, isTracked, author, now });
    return { blob: new Blob([saved.bytes], { type: wordType }), leftOut: saved.leftOut };
  }
  const html = readHtml(decodeText(bytes) ?? '');
  const saved = saveHtml(html, await listDocumentChanges(toText(html.pieces), review));
  return { blob: new Blob([saved.source], { type: 'text/html;charset=utf-8' }), leftOut: saved.leftOut };
}

/** From the document's text to that of the result. What the writer changed by hand has no reason of ours. */
async function listDocumentChanges(
  text: string,
  { source, changes, decisions }: SaveDocumentParts['review'],
): Promise<RemarkedChange[]> {
  const kept = changes
    .filter((_, index) => decisions[index] !== 'rejected')
    .map((change) => ({ ...change, remark: toRemark(change) }));
  return composeChanges(await diffTexts(text, source), kept, source);
}

/** The reason and what is to be checked; nothing where no engine has said anything. */
function toRemark(change: TextChange): string {
  const said = [change.reason, toFactSentence(change)].filter(Boolean).join(' ');
  return said && `${toCategoryWord(change.category)}: ${said}`;
}

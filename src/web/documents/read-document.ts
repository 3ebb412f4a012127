import { readHtml } from './html/read-html.ts';
import type { KeptDocument } from './kept-document.ts';
import { toText } from './pieces.ts';
import { listWordCautions } from './word/cautions.ts';
import { readWord } from './word/read-word.ts';

type Read = Pick<KeptDocument, 'text' | 'cautions'>;

/** The text of a Word file, which has to be within its unpacked limit. Throws where it is none. */
export function readWordText(bytes: Uint8Array): Read {
  const word = readWord(bytes);
  return { text: toText(word.pieces), cautions: listWordCautions(word) };
}

export function readHtmlText(source: string): Read {
  const { pieces, wasActive } = readHtml(source);
  const caution = 'Scripts, frames and what else acts in the page are left out when it is saved.';
  return { text: toText(pieces), cautions: wasActive ? [caution] : [] };
}

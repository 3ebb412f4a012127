import { formatCount } from '../../../shared/format.ts';
import { listRelations } from './package.ts';
import { countElements, type WordDocument } from './read-word.ts';

/** What a writer has to know of a Word file before its text is worked on. */
export function listWordCautions(word: WordDocument): string[] {
  const count = (...names: string[]) => countElements(word, names);
  const revisions = count('ins', 'del', 'moveFrom', 'moveTo');
  const kinds = new Set(listRelations(word.files, word.parts[0].path).map(({ kind }) => kind));
  const unread = [
    (kinds.has('header') || kinds.has('footer')) && 'headers and footers',
    count('txbxContent') > 0 && 'text boxes',
    count('oMath') > 0 && 'equations',
    count('drawing', 'pict') > 0 && 'pictures',
    kinds.has('comments') && 'comments',
  ].filter((name) => name !== false);
  return [
    revisions > 0 &&
      `${formatCount(revisions, 'tracked change')} in it: the text is read as if accepted, and each stays to be decided.`,
    unread.length > 0 && `Not read, and left as they are: ${unread.join(', ')}.`,
    word.pieces.some(({ kind }) => kind === 'fixed') &&
      'Fields, such as dates and references, keep their words.',
    word.parts.length > 1 &&
      count('footnoteReference', 'endnoteReference') > 0 &&
      'Notes stand at the end of the text. Changes in them carry no reasons: Word has no comments there.',
  ].filter((sentence) => sentence !== false);
}

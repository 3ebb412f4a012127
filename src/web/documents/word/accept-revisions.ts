import { childOf } from './elements.ts';

/** Takes revisions into the document: what was put in stays, what was taken out goes. */
export function acceptRevisions(revisions: readonly Element[]): void {
  const joined = revisions.filter((revision) => acceptOne(revision));
  // Once all words are settled, and from the last paragraph on: each is joined with the next as it then is
  for (const paragraph of joined
    .map(({ parentElement }) => parentElement?.parentElement?.parentElement)
    .reverse())
    if (paragraph) joinWithNext(paragraph);
}

/** True for the end of a paragraph that goes: that is still to be done. */
function acceptOne(revision: Element): boolean {
  const isParagraphEnd = revision.parentElement?.localName === 'rPr';
  if (revision.localName === 'del' && isParagraphEnd) return true;
  if (revision.localName === 'ins' && !isParagraphEnd) revision.replaceWith(...revision.childNodes);
  else revision.remove();
  return false;
}

/** With the form of the one that has words. */
function joinWithNext(paragraph: Element): void {
  const next = paragraph.nextElementSibling;
  if (next?.localName !== 'p') return;
  const [own, others] = [childOf(paragraph, 'pPr'), childOf(next, 'pPr')];
  const isEmpty = [...paragraph.children].every((child) => child === own);
  if (isEmpty) {
    paragraph.remove();
    return;
  }
  childOf(childOf(own, 'rPr'), 'del')?.remove();
  const section = childOf(others, 'sectPr');
  if (own && section) own.append(section);
  if (own || !section) others?.remove();
  paragraph.append(...next.childNodes);
  next.remove();
}

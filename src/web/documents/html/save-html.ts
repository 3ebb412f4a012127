import type { Replacement } from '../compose-changes.ts';
import { planEdits, type WordsEdit } from '../plan-edits.ts';
import { splitBefore } from '../split-before.ts';
import type { HtmlDocument, HtmlPlace } from './read-html.ts';

/** A page with the changes, and how many could not be made. */
export function saveHtml({ document, pieces }: HtmlDocument, changes: readonly Replacement[]) {
  const planned = planEdits(pieces, changes);
  // From the last to the first: then the places of those before stay
  for (const edit of planned.flatMap((edits) => edits ?? []).reverse()) {
    if ('join' in edit) joinWithNext(edit.join);
    else putWords(edit);
  }
  sayEncoding(document);
  const doctype = document.doctype ? '<!doctype html>\n' : '';
  return {
    source: `${doctype}${document.documentElement.outerHTML}\n`,
    leftOut: planned.filter((edits) => edits === undefined).length,
  };
}

function joinWithNext(element: Element): void {
  const next = element.nextElementSibling;
  if (!next) return;
  element.append(...next.childNodes);
  next.remove();
}

function putWords({ words: { place }, start, end, parts }: WordsEdit<HtmlPlace>): void {
  const mark = place.ownerDocument.createElement('span');
  if (place instanceof Text) {
    place.splitText(end);
    place.splitText(start).replaceWith(mark);
  } else if (start === 0) place.before(mark);
  else place.after(mark);
  if (!(place instanceof Text) && start < end) place.remove();
  for (const [index, part] of parts.entries()) {
    if (index > 0) beginParagraph(mark);
    mark.before(...toNodes(part, mark));
  }
  mark.remove();
}

/** In what is no paragraph of its own, such as a cell, two line ends do. */
function beginParagraph(mark: Element): void {
  const block = mark.closest('p, li, h1, h2, h3, h4, h5, h6, dd, dt, td, th, div, blockquote, body');
  if (block?.matches('p, li, h1, h2, h3, h4, h5, h6, dd, dt')) splitBefore(block, mark).removeAttribute('id');
  else mark.before(...toNodes('\n\n', mark));
}

function toNodes(text: string, { ownerDocument }: Element): (string | Element)[] {
  return text
    .split('\n')
    .flatMap((line, index) => (index > 0 ? [ownerDocument.createElement('br'), line] : [line]));
}

/** It is written as UTF-8, whatever it came in. */
function sayEncoding(document: Document): void {
  for (const former of document.querySelectorAll('meta[charset], meta[http-equiv="content-type" i]'))
    former.remove();
  const meta = document.createElement('meta');
  meta.setAttribute('charset', 'utf-8');
  document.head.prepend(meta);
}

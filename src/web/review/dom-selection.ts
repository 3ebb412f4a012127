import { findFirstIndex, type TextSelection, toInside, toOffset, toSelection } from './selection.ts';

/**
 * What is selected on the page, as a stretch of the text that is shown there. The elements with `data-words` hold that
 * text and nothing else; struck words, reasons and glyphs stand between them, and a point in one of those is taken for
 * the nearest end. Undefined when nothing, or something outside of `root`, is selected.
 */
export function findSelection(root: Element, text: string): TextSelection | undefined {
  const selection = root.ownerDocument.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (!root.contains(range.commonAncestorContainer)) return undefined;
  const findOffset = makeFindOffset(root);
  return toSelection(
    text,
    findOffset(range.startContainer, range.startOffset),
    findOffset(range.endContainer, range.endOffset),
  );
}

/** Where in the text that is shown a point of the screen lies; undefined outside of `root`. */
export function findOffsetAt(root: Element, x: number, y: number): number | undefined {
  const page = root.ownerDocument;
  // Safari knows the older one only
  const position = 'caretPositionFromPoint' in page ? page.caretPositionFromPoint(x, y) : null;
  const range = position ? null : page.caretRangeFromPoint(x, y);
  const node = position?.offsetNode ?? range?.startContainer;
  if (!node || !root.contains(node)) return undefined;
  return makeFindOffset(root)(node, position?.offset ?? range?.startOffset ?? 0);
}

function makeFindOffset(root: Element): (node: Node, offset: number) => number {
  const holders = [...root.querySelectorAll<HTMLElement>('[data-words]')];
  const lengths = holders.map(toLength);
  return (node, offset) => {
    const index = findFirstIndex(holders.length, (at) => compareEnd(holders[at], node, offset) <= 0);
    return toOffset(lengths, index, measureInside(holders[index], node, offset));
  };
}

/** `data-length` says it where glyphs stand for the words. */
function toLength(holder: HTMLElement): number {
  return Number(holder.dataset.length ?? holder.textContent.length);
}

/** Above 0 when the point lies after the element's words. */
function compareEnd(holder: HTMLElement | undefined, node: Node, offset: number): number {
  return holder ? toRange(holder).comparePoint(node, offset) : 0;
}

function measureInside(holder: HTMLElement | undefined, node: Node, offset: number): number {
  if (!holder || compareEnd(holder, node, offset) !== 0) return 0;
  const range = toRange(holder);
  range.setEnd(node, offset);
  const shownLength = holder.textContent.length;
  return toInside({ shown: range.toString().length, shownLength, length: toLength(holder) });
}

function toRange(element: Element): Range {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return range;
}

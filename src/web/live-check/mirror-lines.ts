import { findEdit } from './edit.ts';
import { isSameLine, type Line, type Mark } from './lines.ts';

/**
 * Draws lines into a box, each as a block of its own. What stays the same is not touched, and of what has changed only
 * the letters: a browser lays out the rest of a paragraph from what it knows of it.
 */
export function makeMirrorLines(box: HTMLElement) {
  let drawn: readonly Line[] = [];

  function draw(lines: readonly Line[]): void {
    const { start, end, shift } = findChanged(drawn, lines);
    const elements = [...box.children].slice(start, end);
    lines.slice(start, end + shift).forEach((line, index) => {
      const [element, former] = [elements[index], drawn[start + index]];
      if (element && former) changeLine(element, former, line);
      else box.insertBefore(makeLine(line), box.children[start + index] ?? null);
    });
    for (const element of elements.slice(Math.max(end + shift - start, 0))) element.remove();
    drawn = lines;
  }

  /** A line as it is drawn. */
  function find(index: number): { element: Element; line: Line } | undefined {
    const [element, line] = [box.children[index], drawn[index]];
    return element && line && { element, line };
  }

  return { draw, find };
}

/** Which lines became others: those before and behind are the same. */
function findChanged(former: readonly Line[], next: readonly Line[]) {
  const shorter = Math.min(former.length, next.length);
  let start = 0;
  while (start < shorter && isSame(former[start], next[start])) start += 1;
  let kept = 0;
  while (kept < shorter - start && isSame(former.at(-1 - kept), next.at(-1 - kept))) kept += 1;
  return { start, end: former.length - kept, shift: next.length - former.length };
}

function isSame(one: Line | undefined, other: Line | undefined): boolean {
  return one !== undefined && other !== undefined && isSameLine(one, other);
}

function makeLine(line: Line): Element {
  const element = document.createElement('div');
  fillLine(element, line);
  return element;
}

function fillLine(element: Element, line: Line): void {
  const parts = listParts(line).map(({ words, mark }) => (mark ? makeMark(mark, words) : new Text(words)));
  element.replaceChildren(...parts);
}

function makeMark(mark: Mark, words: string): Element {
  const element = document.createElement('span');
  element.append(words);
  name(element, mark);
  return element;
}

function name(element: HTMLElement, { id, category, isOpen }: Mark): void {
  element.className = `${category}-underline${isOpen ? ' check-open' : ''}`;
  element.dataset.issue = id;
}

function changeLine(element: Element, former: Line, next: Line): void {
  if (former.marks.length === next.marks.length) changeParts(element, next);
  else fillLine(element, next);
}

function changeParts(element: Element, line: Line): void {
  listParts(line).forEach(({ words, mark }, index) => {
    const node = element.childNodes[index];
    if (mark && node instanceof HTMLElement) name(node, mark);
    const letters = mark ? node?.firstChild : node;
    if (letters instanceof Text) changeLetters(letters, words);
  });
}

function changeLetters(letters: Text, next: string): void {
  if (letters.data === next) return;
  const { start, end, shift } = findEdit(letters.data, next);
  letters.replaceData(start, end - start, next.slice(start, end + shift));
}

interface Part {
  readonly words: string;
  readonly mark?: Mark;
}

/** The words between marks and those within them, in turn. The break at the end gives an empty line its height. */
function listParts({ text, marks }: Line): Part[] {
  let at = 0;
  const parts = marks.flatMap((mark): Part[] => {
    const between = text.slice(at, mark.start);
    at = mark.end;
    return [{ words: between }, { words: text.slice(mark.start, mark.end), mark }];
  });
  return [...parts, { words: `${text.slice(at)}\n` }];
}

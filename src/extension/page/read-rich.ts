/** A stretch of the text that stands, letter for letter, in a node of the page. */
export interface Run {
  /** Where it begins in the text. */
  at: number;
  node: Text;
  /** Where it begins in the node. */
  from: number;
  length: number;
  /** It stands in something that cannot be edited, such as a mention. */
  isFixed: boolean;
}

/** The text of an edited element, and where each letter of it stands. What no run holds is a break between lines. */
export interface RichText {
  text: string;
  runs: Run[];
  /** The editor draws what is in sight only: there is more of its text, which is not on the page. */
  isPartlyDrawn: boolean;
}

/** What editors put into their texts for themselves: empty places, names of what could be written, gaps. */
const notText =
  '[data-slate-placeholder], .cm-placeholder, .cm-widgetBuffer, .ql-ui, script, style, template, [hidden]';
const gaps = '.cm-gap';

/** Marks of no width, which editors set where nothing else stands. */
const noWidth = /[\u200B\u2060\uFEFF]/;

/** Reads what an element shows as text: one line break between blocks, two where a gap is seen between them. */
export function readRich(root: HTMLElement): RichText {
  const reader = makeReader();
  read(root, root, reader, { isFixed: false, keepsSpace: keepsSpace(root) });
  return { ...reader.end(), isPartlyDrawn: root.querySelector(gaps) !== null };
}

interface Around {
  isFixed: boolean;
  keepsSpace: boolean;
}

function read(parent: Node, root: HTMLElement, reader: Reader, around: Around): void {
  for (const child of parent.childNodes) {
    if (child instanceof Text) readWords(child, reader, around);
    else if (child instanceof HTMLBRElement) reader.breakLine();
    else if (child instanceof HTMLElement && !child.matches(notText))
      readElement(child, root, reader, around);
  }
}

function readElement(element: HTMLElement, root: HTMLElement, reader: Reader, around: Around): void {
  const style = getComputedStyle(element);
  if (style.display === 'none') return;
  const inside = {
    isFixed: around.isFixed || !element.isContentEditable,
    keepsSpace: keepsSpace(element, style),
  };
  const isBlock = !/^(?:inline|contents|ruby)/.test(style.display);
  if (isBlock) reader.endBlock(isGap(style.marginBlockStart) ? 2 : 1);
  read(element, root, reader, inside);
  if (isBlock) reader.endBlock(isGap(style.marginBlockEnd) ? 2 : 1);
}

function isGap(margin: string): boolean {
  return Number.parseFloat(margin) > 2;
}

function keepsSpace(element: HTMLElement, style = getComputedStyle(element)): boolean {
  return /pre|break-spaces/.test(style.whiteSpace);
}

function readWords(node: Text, reader: Reader, { isFixed, keepsSpace }: Around): void {
  for (const [from, letter] of node.data.split('').entries()) {
    if (noWidth.test(letter)) continue;
    const isSpace = /[ \t\n\r]/.test(letter);
    if (isSpace && !keepsSpace) reader.addSpace({ node, from, isFixed });
    else reader.add(letter === '\u00A0' ? ' ' : letter, { node, from, isFixed });
  }
}

type Place = Pick<Run, 'node' | 'from' | 'isFixed'>;

/** Puts letters together to lines, and remembers where they stood. */
interface Reader {
  add(letter: string, place: Place): void;
  /** One that the browser may not show: at the end of a line, or beside another. */
  addSpace(place: Place): void;
  breakLine(): void;
  /** What comes next stands on a line of its own. */
  endBlock(breaks: 1 | 2): void;
  end(): Pick<RichText, 'text' | 'runs'>;
}

function makeReader(): Reader {
  const runs: Run[] = [];
  let text = '';
  let hasBegun = false;
  let isLineOpen = false;
  let breaksDue = 0;
  let spaceDue: Place | undefined;

  function flushBreaks(): void {
    if (hasBegun) text += '\n'.repeat(breaksDue);
    hasBegun = true;
    breaksDue = 0;
  }

  function write(letter: string, { node, from, isFixed }: Place): void {
    const last = runs.at(-1);
    const isNext = last && last.node === node && last.from + last.length === from;
    if (isNext && last.at + last.length === text.length) last.length += 1;
    else runs.push({ at: text.length, node, from, length: 1, isFixed });
    text += letter;
  }

  function add(letter: string, place: Place): void {
    if (!isLineOpen) flushBreaks();
    if (spaceDue) write(' ', spaceDue);
    spaceDue = undefined;
    isLineOpen = true;
    write(letter, place);
  }

  return {
    add,
    addSpace(place) {
      if (isLineOpen) spaceDue ??= place;
    },
    breakLine() {
      if (!isLineOpen) flushBreaks();
      isLineOpen = false;
      spaceDue = undefined;
      breaksDue += 1;
    },
    endBlock(breaks) {
      spaceDue = undefined;
      isLineOpen = false;
      if (hasBegun) breaksDue = Math.max(breaksDue, breaks);
    },
    end: () => ({ text, runs }),
  };
}

/** The part of the text that a range of the page covers. */
export function toSpan({ runs, text }: RichText, range: Range): { start: number; end: number } {
  return {
    start: toOffset(runs, text, range.startContainer, range.startOffset),
    end: toOffset(runs, text, range.endContainer, range.endOffset),
  };
}

function toOffset(runs: readonly Run[], text: string, node: Node, offset: number): number {
  const range = document.createRange();
  for (const run of runs) {
    if (run.node === node && offset <= run.from + run.length) return run.at + Math.max(0, offset - run.from);
    range.selectNode(run.node);
    if (run.node !== node && range.comparePoint(node, offset) <= 0) return run.at;
  }
  return text.length;
}

/** Where a stretch of the text stands on the page; undefined where its ends stand nowhere. */
export function toRange({ runs }: RichText, start: number, end: number): Range | undefined {
  const first = runs.find(({ at, length }) => at <= start && start < at + length) ?? findEnd(runs, start);
  const last = findEnd(runs, end) ?? (start === end ? first : undefined);
  if (!first || !last) return undefined;
  const range = first.node.ownerDocument.createRange();
  range.setStart(first.node, first.from + start - first.at);
  range.setEnd(last.node, last.from + end - last.at);
  return range;
}

function findEnd(runs: readonly Run[], end: number): Run | undefined {
  return runs.findLast(({ at, length }) => at <= end && end <= at + length);
}

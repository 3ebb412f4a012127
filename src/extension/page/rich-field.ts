import { applyEdits, joinEdits, shiftEdits, splitAtLines, withNeighbour } from './edits.ts';
import { findActive, findRange } from './find-field.ts';
import { insertLines, insertWords } from './insert.ts';
import { type RichText, readRich, toRange, toSpan } from './read-rich.ts';
import { lasts, settle } from './settle.ts';
import type { PutBack, TextEdit } from './types.ts';

/** What of an edited element was taken. */
export interface RichPlace {
  start: number;
  text: string;
  isSelection: boolean;
  isPartlyDrawn: boolean;
}

export function takeRich(host: HTMLElement): RichPlace {
  const rich = readRich(host);
  const range = findRange(host);
  const isMeant = range && !range.collapsed && host.contains(range.commonAncestorContainer);
  const { start, end } = isMeant ? toSpan(rich, range) : { start: 0, end: 0 };
  const { text, isPartlyDrawn } = rich;
  if (start < end) return { start, text: text.slice(start, end), isSelection: true, isPartlyDrawn: false };
  return { start: 0, text, isSelection: false, isPartlyDrawn };
}

/**
 * Each change by itself, from the last to the first, so that what stands around it keeps its form; those within the same
 * words together. After each it is looked whether the page has taken it.
 */
export async function putBackRich(
  host: HTMLElement,
  place: RichPlace,
  edits: readonly TextEdit[],
): Promise<PutBack> {
  const former = readRich(host);
  if (!isThere(former, place)) return 'changed';
  const steps = toSteps(former, shiftEdits(edits, place.start));
  if (steps.some((step) => isInFixed(former, step))) return 'fixed';
  focus(host);
  const refusal = () => (isSame(readRich(host).text, former.text) ? 'refused' : 'partly');
  let { text } = former;
  for (const step of steps.toReversed()) {
    const wanted = applyEdits(text, [step]);
    if (!(await putStep(host, step, wanted))) return refusal();
    // As the editor has it: it may set another number of empty lines
    text = readRich(host).text;
  }
  return (await lasts(() => isSame(readRich(host).text, text))) ? 'done' : refusal();
}

function isThere({ text }: RichText, { start, text: taken, isSelection }: RichPlace): boolean {
  return isSelection ? text.slice(start, start + taken.length) === taken : text === taken;
}

/** What is done one after the other. */
function toSteps(rich: RichText, edits: readonly TextEdit[]): TextEdit[] {
  const { text, runs } = rich;
  const findRun = (start: number, end: number) =>
    runs.findIndex(({ at, length }) => at <= start && end <= at + length);
  const small = edits
    .flatMap((edit) => splitAtLines(text, edit))
    .map((edit) => withNeighbour(text, edit, (start, end) => findRun(start, end) >= 0));
  const steps: TextEdit[][] = [];
  let lastRun = -1;
  for (const edit of small) {
    const run = edit.replacement.includes('\n') ? -1 : findRun(edit.start, edit.end);
    const lastEnd = steps.at(-1)?.at(-1)?.end ?? 0;
    const isSameLine = lastEnd <= edit.start && !text.slice(lastEnd, edit.start).includes('\n');
    if (run >= 0 && run === lastRun && isSameLine) steps.at(-1)?.push(edit);
    else steps.push([edit]);
    lastRun = run;
  }
  return steps.flatMap((some) => joinEdits(text, some) ?? []);
}

function isInFixed({ runs }: RichText, { start, end }: TextEdit): boolean {
  return runs.some(({ at, length, isFixed }) => isFixed && at < end && start < at + length);
}

function focus(host: HTMLElement): void {
  const active = findActive(host.getRootNode() as Document | ShadowRoot);
  if (active !== host && !host.contains(active)) host.focus({ preventScroll: true });
}

async function putStep(host: HTMLElement, step: TextEdit, wanted: string): Promise<boolean> {
  const isDone = () => isSame(readRich(host).text, wanted);
  const select = () => {
    const range = toRange(readRich(host), step.start, step.end);
    if (range) selectRange(host, range);
    return range !== undefined;
  };
  if (!select()) return false;
  const insert = step.replacement.includes('\n') || step.start === step.end ? insertLines : insertWords;
  for (const attempt of insert(host, step.replacement)) {
    if (await settle(isDone)) return true;
    if (attempt === 'taken' && !select()) return false;
  }
  return false;
}

/** Empty lines between paragraphs are the editor's own matter. */
function isSame(one: string, other: string): boolean {
  const even = (text: string) => text.replace(/\s*\n\s*/g, '\n').trim();
  return even(one) === even(other);
}

function selectRange(host: HTMLElement, range: Range): void {
  const page = host.ownerDocument;
  const { startContainer, startOffset, endContainer, endOffset } = range;
  page.getSelection()?.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset);
  // Browsers say so in a moment; editors that keep a selection of their own have to know it now
  page.dispatchEvent(new Event('selectionchange'));
}

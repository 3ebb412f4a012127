import type { Edit, WordsEdit } from '../plan-edits.ts';
import { splitBefore } from '../split-before.ts';
import { toWritable } from '../to-writable.ts';
import { childOf, makeElement } from './elements.ts';
import type { WordPlace } from './read-word.ts';

/** Whose the revisions are, and how they are told apart: `nextId` gives another with each call. */
export interface Reviser {
  author: string;
  /** ISO 8601. */
  date: string;
  nextId(): number;
}

/** What one change became: revisions, in the order of the text. */
export type Revisions = Element[];

/**
 * Writes changes into a document as tracked changes. From the last to the first: then the places of those before stay.
 * @param changes the edits of each; undefined for one that cannot be made
 */
export function trackChanges(
  changes: readonly (readonly Edit<WordPlace>[] | undefined)[],
  reviser: Reviser,
): Revisions[] {
  const fronts = new Map<Element, Element>();
  const made: Revisions[] = [];
  for (const edits of changes.toReversed()) {
    const own: Revisions[] = [];
    for (const edit of edits?.toReversed() ?? [])
      own.push('join' in edit ? [markParagraph(edit.join, 'del', reviser)] : putWords(edit, reviser, fronts));
    made.push(own.reverse().flat());
  }
  return made.reverse();
}

/** @param fronts what now stands at the beginning of words that were taken out */
function putWords(edit: WordsEdit<WordPlace>, reviser: Reviser, fronts: Map<Element, Element>): Revisions {
  const { words, start, end, parts } = edit;
  const { element } = words.place;
  const run = start < end ? cutOut(element, start, end) : undefined;
  const model = run ?? getRun(element);
  const properties = childOf(model, 'rPr');
  const removed = run && wrapRemoved(run, reviser);
  if (removed && start === 0) fronts.set(element, removed);
  const isBefore = start === 0 && !removed;
  // Left of it stands what is earlier in the text, right of it what is later
  const mark = makeElement(element, 'r');
  if (isBefore) (fronts.get(element) ?? isolate(element)).before(mark);
  else (removed ?? cutOut(element, 0, start)).after(mark);
  leaveInsertion(mark);
  const added = parts.flatMap((part, index) => [
    ...(index > 0 ? [splitParagraph(mark, reviser)] : []),
    ...(part === '' ? [] : [insertBefore(mark, part, properties, reviser)]),
  ]);
  mark.remove();
  return removed ? [removed, ...added] : added;
}

function getRun(element: Element): Element {
  const run = element.parentElement;
  if (!run) throw new Error('Words stand outside a run');
  return run;
}

/** Gives the words a run of their own, which keeps its form. Runs that this parts come out with the same form. */
function isolate(element: Element): Element {
  const run = getRun(element);
  const properties = childOf(run, 'rPr');
  const isContent = (child: ChildNode) => child !== properties;
  const before = [...run.childNodes].slice(0, [...run.childNodes].indexOf(element)).filter(isContent);
  const after = [...run.childNodes].slice([...run.childNodes].indexOf(element) + 1);
  if (before.some((child) => child instanceof Element)) {
    const copy = copyRun(run);
    copy.append(...before);
    run.before(copy);
  }
  if (after.some((child) => child instanceof Element)) {
    const copy = copyRun(run);
    copy.append(...after);
    run.after(copy);
  }
  return run;
}

function copyRun(run: Element): Element {
  const copy = run.cloneNode(false) as Element;
  const properties = childOf(run, 'rPr');
  if (properties) copy.append(properties.cloneNode(true));
  return copy;
}

/** The run with these characters and no others. What stands before them stays in the element, at its place. */
function cutOut(element: Element, start: number, end: number): Element {
  const run = isolate(element);
  if (element.localName !== 't') return run;
  const text = element.textContent;
  const copyOf = (from: number, to: number) => {
    const copy = copyRun(run);
    copy.append(makeText(element, text.slice(from, to)));
    return copy;
  };
  if (end < text.length) run.after(copyOf(end, text.length));
  if (start > 0) {
    const middle = copyOf(start, end);
    run.after(middle);
    setText(element, text.slice(0, start));
    return middle;
  }
  setText(element, text.slice(0, end));
  return run;
}

function makeText(near: Element, text: string): Element {
  const element = makeElement(near, 't');
  setText(element, text);
  return element;
}

function setText(element: Element, text: string): void {
  element.textContent = text;
  element.setAttribute('xml:space', 'preserve');
}

function makeRevision(near: Element, name: 'ins' | 'del', { author, date, nextId }: Reviser): Element {
  return makeElement(near, name, { id: String(nextId()), author, date });
}

function wrapRemoved(run: Element, reviser: Reviser): Element {
  const removed = makeRevision(run, 'del', reviser);
  run.before(removed);
  removed.append(run);
  for (const text of [...run.children].filter(({ localName }) => localName === 't')) {
    const former = makeElement(run, 'delText');
    setText(former, text.textContent);
    text.replaceWith(former);
  }
  return removed;
}

/** An insertion of somebody else does not hold ours: it is parted around it. */
function leaveInsertion(mark: Element): void {
  for (let around = mark.parentElement; around && around.localName !== 'p'; around = around.parentElement) {
    if (around.localName !== 'ins' && around.localName !== 'moveTo') continue;
    const first = splitBefore(around, mark);
    around.before(mark);
    for (const half of [first, around]) if (half.childElementCount === 0) half.remove();
    return;
  }
}

function insertBefore(
  mark: Element,
  text: string,
  properties: Element | undefined,
  reviser: Reviser,
): Element {
  const run = makeElement(mark, 'r');
  if (properties) run.append(properties.cloneNode(true));
  childOf(childOf(run, 'rPr'), 'rPrChange')?.remove();
  for (const piece of toWritable(text).match(/[\t\n]|[^\t\n]+/gu) ?? [])
    run.append(
      piece === '\n'
        ? makeElement(mark, 'br')
        : piece === '\t'
          ? makeElement(mark, 'tab')
          : makeText(mark, piece),
    );
  const added = makeRevision(mark, 'ins', reviser);
  added.append(run);
  mark.before(added);
  return added;
}

/** What stands before the mark becomes a paragraph of its own, in the form of the whole. */
function splitParagraph(mark: Element, reviser: Reviser): Element {
  const paragraph = getParagraph(mark);
  const first = splitBefore(paragraph, mark);
  for (const { name } of [...first.attributes])
    if (/:(?:paraId|textId)$/u.test(name)) first.removeAttribute(name);
  const properties = childOf(first, 'pPr');
  if (properties) paragraph.prepend(properties.cloneNode(true));
  // The end of a section stays with the second half, and so does what the end of the whole is marked with
  childOf(properties, 'sectPr')?.remove();
  const markProperties = childOf(properties, 'rPr');
  for (const name of ['ins', 'del']) childOf(markProperties, name)?.remove();
  return markParagraph(first, 'ins', reviser);
}

function getParagraph(mark: Element): Element {
  for (let at = mark.parentElement; at; at = at.parentElement) if (at.localName === 'p') return at;
  throw new Error('Words stand outside a paragraph');
}

/** Says of the end of a paragraph that it was put there, or taken out. */
function markParagraph(paragraph: Element, name: 'ins' | 'del', reviser: Reviser): Element {
  let properties = childOf(paragraph, 'pPr');
  if (!properties) {
    properties = makeElement(paragraph, 'pPr');
    paragraph.prepend(properties);
  }
  let markProperties = childOf(properties, 'rPr');
  if (!markProperties) {
    markProperties = makeElement(paragraph, 'rPr');
    const next = childOf(properties, 'sectPr') ?? childOf(properties, 'pPrChange');
    if (next) next.before(markProperties);
    else properties.append(markProperties);
  }
  const revision = makeRevision(paragraph, name, reviser);
  markProperties.prepend(revision);
  return revision;
}

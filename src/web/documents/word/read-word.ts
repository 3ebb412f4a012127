import { type Block, listPieces, type Piece } from '../pieces.ts';
import { childOf, readValue } from './elements.ts';
import { makeListMarkers } from './list-markers.ts';
import { listRelations, type Package, readXml, unpack } from './package.ts';

/** The element that holds the words, a child of a run: text, a tab or a line end. */
export interface WordPlace {
  element: Element;
}

export interface WordPart {
  path: string;
  document: Document;
}

export interface WordDocument {
  files: Package;
  /** The document itself, then its footnotes and endnotes, as far as there are any. */
  parts: [body: WordPart, ...notes: WordPart[]];
  pieces: Piece<WordPlace>[];
}

/** What of a Word file is text, and where it stands. Throws for what is none. */
export function readWord(bytes: Uint8Array): WordDocument {
  const files = unpack(bytes);
  const path = listRelations(files, '').find(({ kind }) => kind === 'officeDocument')?.path;
  if (path === undefined) throw new Error('There is no document in this package');
  const relations = listRelations(files, path);
  const find = (kind: string) => relations.find((one) => one.kind === kind)?.path;
  const read = (kind: string) => {
    const partPath = find(kind);
    return partPath === undefined || !files[partPath]
      ? undefined
      : { path: partPath, document: readXml(files, partPath) };
  };
  const toMarker = makeListMarkers(read('styles')?.document, read('numbering')?.document);
  const notes = [read('footnotes'), read('endnotes')].filter((part) => part !== undefined);
  const parts: WordDocument['parts'] = [{ path, document: readXml(files, path) }, ...notes];
  const blocks = parts.flatMap(({ document }) => listBlocks(document, toMarker));
  return { files, parts, pieces: listPieces(blocks, isNextParagraph) };
}

function isNextParagraph(block: Block<WordPlace>, next: Block<WordPlace>): boolean {
  const isSectionEnd = childOf(childOf(block.element, 'pPr'), 'sectPr') !== undefined;
  return block.element.nextElementSibling === next.element && !isSectionEnd;
}

function listBlocks(document: Document, toMarker: (paragraph: Element) => string): Block<WordPlace>[] {
  const fields: Field[] = [];
  return listParagraphs(document.documentElement).map((paragraph) => ({
    element: paragraph,
    marker: toMarker(paragraph),
    cell: findCell(paragraph),
    pieces: listInline(paragraph, fields),
    runsOn: childOf(childOf(childOf(paragraph, 'pPr'), 'rPr'), 'del') !== undefined,
  }));
}

/** Around paragraphs; what stands in drawings is not among them. */
const around = new Set(['body', 'tbl', 'tr', 'tc', 'sdt', 'sdtContent', 'customXml', 'footnote', 'endnote']);

function listParagraphs(element: Element): Element[] {
  return [...element.children].flatMap((child) => {
    if (child.localName === 'p') return [child];
    // Those with a type are lines that separate notes from the text
    return around.has(child.localName) && readValue(child, 'type') === undefined ? listParagraphs(child) : [];
  });
}

function findCell(paragraph: Element): Element | null {
  for (let at = paragraph.parentElement; at; at = at.parentElement) if (at.localName === 'tc') return at;
  return null;
}

/** A field that is open: it may begin in one run and end in another, even of a later paragraph. */
interface Field {
  code: string;
  hasResult: boolean;
}

/** Around runs. What was taken out or moved away by others is read as gone. */
const aroundRuns = new Set([
  'hyperlink',
  'ins',
  'moveTo',
  'smartTag',
  'sdt',
  'sdtContent',
  'customXml',
  'dir',
  'bdo',
]);

function listInline(element: Element, fields: Field[], isFixed = false): Block<WordPlace>['pieces'] {
  return [...element.children].flatMap((child) => {
    if (child.localName === 'r') return listRun(child, fields, isFixed);
    if (child.localName === 'fldSimple') return listInline(child, fields, true);
    return aroundRuns.has(child.localName) ? listInline(child, fields, isFixed) : [];
  });
}

function listRun(run: Element, fields: Field[], isFixed: boolean): Block<WordPlace>['pieces'] {
  if (isHidden(run)) return [];
  return [...run.children].flatMap((child): Block<WordPlace>['pieces'] => {
    followField(child, fields);
    const text = toCharacters(child);
    if (text === '' || fields.some(({ hasResult }) => !hasResult)) return [];
    // A link may be written as a field: its words are the writer's
    const isWorkedOut = fields.some(({ code }) => !/^\s*HYPERLINK\b/u.test(code));
    if (isFixed || isWorkedOut || child.localName === 'noBreakHyphen') return [{ kind: 'fixed', text }];
    return [{ kind: 'words', text, place: { element: child } }];
  });
}

function isHidden(run: Element): boolean {
  const vanish = childOf(childOf(run, 'rPr'), 'vanish');
  return vanish !== undefined && !['0', 'false', 'off'].includes(readValue(vanish) ?? '');
}

function followField(child: Element, fields: Field[]): void {
  const field = fields.at(-1);
  if (child.localName === 'instrText' && field) field.code += child.textContent;
  if (child.localName !== 'fldChar') return;
  const type = readValue(child, 'fldCharType');
  if (type === 'begin') fields.push({ code: '', hasResult: false });
  if (type === 'separate' && field) field.hasResult = true;
  if (type === 'end') fields.pop();
}

function toCharacters(child: Element): string {
  switch (child.localName) {
    case 't':
      return toPlainSpaces(child);
    case 'tab':
      return '\t';
    case 'cr':
      return '\n';
    case 'br':
      // Of a page or a column it is layout
      return readValue(child, 'type') === undefined || readValue(child, 'type') === 'textWrapping'
        ? '\n'
        : '';
    case 'noBreakHyphen':
      return '\u2011';
    default:
      return '';
  }
}

/** Line ends in the file are how it is written down, and not in the text. */
function toPlainSpaces(element: Element): string {
  const text = element.textContent;
  const isKept = element.getAttribute('xml:space') === 'preserve';
  const plain = (isKept ? text : text.replaceAll(/^[ \t\r\n]+|[ \t\r\n]+$/gu, '')).replaceAll(
    /[\r\n]/gu,
    ' ',
  );
  if (plain !== text) element.textContent = plain;
  return plain;
}

/** Elements of a part, wherever they stand. */
export function countElements({ parts }: Pick<WordDocument, 'parts'>, names: readonly string[]): number {
  return parts.reduce(
    (sum, { document }) =>
      sum + names.reduce((own, name) => own + document.getElementsByTagNameNS('*', name).length, 0),
    0,
  );
}

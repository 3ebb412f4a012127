import { type Block, listPieces, type Piece } from '../pieces.ts';

/** A text node, or a line end. */
export type HtmlPlace = Text | Element;

export interface HtmlDocument {
  document: Document;
  pieces: Piece<HtmlPlace>[];
  /** Whether something that acts, such as a script, was taken out. */
  wasActive: boolean;
}

/** What of a page is text, and where it stands. Nothing of the page runs, and nothing is loaded. */
export function readHtml(source: string): HtmlDocument {
  const document = new DOMParser().parseFromString(source, 'text/html');
  const wasActive = takeOutActive(document);
  const blocks = listBlocks(document.body);
  for (const block of blocks) collapseSpaces(block.pieces);
  const held = blocks.map((block) => ({ ...block, pieces: block.pieces.filter(({ text }) => text !== '') }));
  return { document, pieces: listPieces(held, isNextBlock), wasActive };
}

const active = 'script, iframe, frame, object, embed, applet, base, meta[http-equiv="refresh" i]';

function takeOutActive(document: Document): boolean {
  const elements = [...document.querySelectorAll(active)];
  for (const element of elements) element.remove();
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].filter(isActive).map(({ name }) => ({ element, name })),
  );
  for (const { element, name } of attributes) element.removeAttribute(name);
  return elements.length + attributes.length > 0;
}

function isActive({ name, value }: Attr): boolean {
  // Browsers read over spaces and controls in an address
  return /^on/iu.test(name) || /^(?:javascript|vbscript):/iu.test(value.replaceAll(/[\s\p{Cc}]/gu, ''));
}

const blockNames = new Set(
  (
    'address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer ' +
    'form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main nav ol p pre section summary table tbody td tfoot th thead ' +
    'tr ul'
  ).split(' '),
);
const wordlessNames = new Set(
  'audio button canvas datalist img input map math meter noscript picture progress select style svg template textarea video'.split(
    ' ',
  ),
);

interface HtmlBlock extends Block<HtmlPlace> {
  pieces: { kind: 'words'; text: string; place: HtmlPlace }[];
}

/** What stands between two beginnings or ends of blocks is one, also where it is in no paragraph of its own. */
function listBlocks(body: Element): HtmlBlock[] {
  const blocks: HtmlBlock[] = [];
  let current: HtmlBlock | undefined;

  function put(parent: Element, text: string, place: HtmlPlace): void {
    if (!current) {
      const cell = parent.closest('td, th');
      current = { element: parent, marker: toMarker(parent), cell, pieces: [], runsOn: false };
      blocks.push(current);
    }
    current.pieces.push({ kind: 'words', text, place });
  }

  function visit(parent: Element, block: Element): void {
    for (const child of parent.childNodes) {
      if (child instanceof Text) put(block, child.data, child);
      if (!(child instanceof Element) || wordlessNames.has(child.localName)) continue;
      if (child.localName === 'br') put(block, '\n', child);
      else if (blockNames.has(child.localName)) {
        current = undefined;
        visit(child, child);
        current = undefined;
      } else visit(child, block);
    }
  }

  visit(body, body);
  return blocks;
}

/** Before the first words of an item, as it would be typed. */
function toMarker(block: Element): string {
  const item = block.closest('li');
  if (!item || hasWordsBefore(item, block)) return '';
  const list = item.parentElement;
  let depth = 0;
  for (
    let outer = list?.parentElement?.closest('ul, ol');
    outer;
    outer = outer.parentElement?.closest('ul, ol')
  )
    depth += 1;
  const items = [...(list?.children ?? [])].filter(({ localName }) => localName === 'li');
  const first = Number(list?.getAttribute('start') ?? 1);
  const mark = list?.localName === 'ol' ? `${first + items.indexOf(item)}.` : '-';
  return `${'  '.repeat(depth)}${mark} `;
}

function hasWordsBefore(item: Element, block: Element): boolean {
  const range = item.ownerDocument.createRange();
  range.setStart(item, 0);
  range.setEndBefore(block === item ? item : block);
  return block !== item && range.toString().trim() !== '';
}

/** Runs of spaces are one space, at the ends of a line none, as a page is shown; also in the nodes themselves. */
function collapseSpaces(pieces: HtmlBlock['pieces']): void {
  let isAfterSpace = true;
  for (const piece of pieces) {
    if (!(piece.place instanceof Text)) {
      isAfterSpace = true;
      continue;
    }
    if (piece.place.parentElement?.closest('pre')) {
      isAfterSpace = false;
      continue;
    }
    const collapsed = piece.text.replaceAll(/[ \t\r\n\f]+/gu, ' ');
    piece.text = isAfterSpace ? collapsed.replace(/^ /u, '') : collapsed;
    if (piece.text !== '') isAfterSpace = piece.text.endsWith(' ');
  }
  trimLineEnds(pieces);
  for (const { place, text } of pieces) if (place instanceof Text && text !== '') place.data = text;
}

function trimLineEnds(pieces: HtmlBlock['pieces']): void {
  let isAtEnd = true;
  for (const piece of pieces.toReversed()) {
    if (!(piece.place instanceof Text) || piece.place.parentElement?.closest('pre')) {
      isAtEnd = !(piece.place instanceof Text);
      continue;
    }
    if (isAtEnd) piece.text = piece.text.replace(/ $/u, '');
    if (piece.text !== '') isAtEnd = false;
  }
}

/** Two blocks of the same parent with nothing between them, each with nothing but its words. */
function isNextBlock(block: Block<HtmlPlace>, next: Block<HtmlPlace>): boolean {
  const isWhole = ({ element }: Block<HtmlPlace>) =>
    /^(?:p|li|h[1-6]|dd|dt|div|blockquote)$/u.test(element.localName) &&
    [...element.children].every(({ localName }) => !blockNames.has(localName));
  return block.element.nextElementSibling === next.element && isWhole(block) && isWhole(next);
}

/** Words that stand in one place of a document, such as a run of Word or a text node of HTML. */
export interface Words<Place> {
  kind: 'words';
  text: string;
  place: Place;
}

/** A stretch of a document's text. All of them together are the text, to the letter. */
export type Piece<Place> =
  | Words<Place>
  /** Stands in the document too, and is not altered: what a field has worked out. */
  | { kind: 'fixed'; text: string }
  /** Parts two paragraphs, and stands in no place of its own. `from` can be joined with what follows it. */
  | { kind: 'break'; text: string; from: Element | undefined };

/** A paragraph, a heading, an item of a list: what a text box shows as lines of its own. */
export interface Block<Place> {
  element: Element;
  /** As it would be typed before the words of an item, indented; empty for what is no item. */
  marker: string;
  /** The cell that it stands in. */
  cell: Element | null;
  pieces: Exclude<Piece<Place>, { kind: 'break' }>[];
  /** Whether the next block goes on in the same line, as after a paragraph mark that somebody else took out. */
  runsOn: boolean;
}

/** The pieces of all blocks that hold words, with what parts them. */
export function listPieces<Place>(
  blocks: readonly Block<Place>[],
  canJoin: (block: Block<Place>, next: Block<Place>) => boolean,
): Piece<Place>[] {
  const pieces: Piece<Place>[] = [];
  let former: Block<Place> | undefined;
  for (const block of blocks) {
    if (toText(block.pieces).trim() === '') continue;
    const text = former ? toBreak(former, block) : block.marker;
    const from = former && canJoin(former, block) ? former.element : undefined;
    if (text !== '') pieces.push({ kind: 'break', text, from });
    pieces.push(...block.pieces);
    former = block;
  }
  return pieces;
}

export function toText(pieces: readonly Pick<Piece<unknown>, 'text'>[]): string {
  return pieces.map(({ text }) => text).join('');
}

/** A blank line between paragraphs, items and rows each on a line, a tab between cells. */
function toBreak(former: Block<unknown>, next: Block<unknown>): string {
  if (former.runsOn) return '';
  if (former.marker !== '' && next.marker !== '') return `\n${next.marker}`;
  const [cell, nextCell] = [former.cell, next.cell];
  if (cell && nextCell) {
    if (cell === nextCell) return `\n${next.marker}`;
    if (cell.parentElement === nextCell.parentElement)
      return '\t'.repeat(countElementsBetween(cell, nextCell)) + next.marker;
    if (isNextRow(cell, nextCell)) return `\n${next.marker}`;
  }
  return `\n\n${next.marker}`;
}

function countElementsBetween(from: Element, to: Element): number {
  let count = 1;
  for (let at = from.nextElementSibling; at && at !== to; at = at.nextElementSibling) count += 1;
  return count;
}

function isNextRow(cell: Element, nextCell: Element): boolean {
  const [row, nextRow] = [cell.parentElement, nextCell.parentElement];
  return row?.parentElement === nextRow?.parentElement;
}

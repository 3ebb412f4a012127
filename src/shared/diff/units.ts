/** A word, a mark of punctuation or a break between lines: what a diff keeps or replaces as a whole. */
export interface Unit {
  /** UTF-16 code units of the text. Both lie between graphemes. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly kind: 'word' | 'mark' | 'break';
}

interface Piece extends Pick<Unit, 'start' | 'end' | 'text'> {
  kind: Unit['kind'] | 'space';
}

const words = new Intl.Segmenter('en', { granularity: 'word' });
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What may stand inside a word, between letters or figures: well-known, and/or, a@b.example, https://a.example. */
const joiner = /^(?:[-‐‑'’/@._&+=?#%~:]|:\/\/)$/u;
/** What belongs to the word after it: £5, #3, @name. */
const prefix = /^[\p{Sc}#@]$/u;
const suffix = /^[%°]$/u;

/** A text's units in order. Spaces between them are left out. */
export function listUnits(text: string): Unit[] {
  return joinWords(listPieces(text)).filter((piece): piece is Unit => piece.kind !== 'space');
}

/** Where the sentences of a text start, in order. A line end ends one, a full stop before a small letter too. */
export function listSentenceStarts(text: string): number[] {
  const starts = new Set(Array.from(sentences.segment(text), ({ index }) => index));
  for (const { index, 0: stop } of text.matchAll(/[.!?…]+["'”’)\]]*\s+/gu)) starts.add(index + stop.length);
  return [...starts].sort((a, b) => a - b);
}

/** A text in graphemes: the smallest parts that it may be cut into. */
export function listGraphemes(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** Words as Unicode cuts them, but never within a grapheme: the two standards differ for a few signs. */
function listPieces(text: string): Piece[] {
  const borders = new Set(Array.from(graphemes.segment(text), ({ index }) => index));
  borders.add(text.length);
  const pieces: Piece[] = [];
  let start = 0;
  let isWord = false;
  for (const { index, segment, isWordLike } of words.segment(text)) {
    const end = index + segment.length;
    isWord ||= isWordLike === true;
    if (!borders.has(end)) continue;
    const piece = text.slice(start, end);
    pieces.push({ start, end, text: piece, kind: isWord ? 'word' : toKind(piece) });
    start = end;
    isWord = false;
  }
  return joinBreaks(pieces);
}

function toKind(piece: string): Piece['kind'] {
  if (piece.trim() !== '') return 'mark';
  return /[\n\r\u2028\u2029]/u.test(piece) ? 'break' : 'space';
}

/** Line ends that stand together are one break, with the spaces between them. */
function joinBreaks(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const space = before?.kind === 'space' ? before : undefined;
    const former = space ? joined.at(-2) : before;
    if (piece.kind !== 'break' || former?.kind !== 'break') {
      joined.push(piece);
      continue;
    }
    if (space) joined.pop();
    joined.pop();
    joined.push(joinPieces(former, space, piece));
  }
  return joined;
}

/** A web address, a price or a hyphenated word is one word, however Unicode cuts it. */
function joinWords(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  let at = 0;
  while (at < pieces.length) {
    const piece = pieces[at];
    if (!piece) break;
    const length = countJoined(pieces, at);
    joined.push(length > 1 ? { ...joinPieces(...pieces.slice(at, at + length)), kind: 'word' } : piece);
    at += length;
  }
  return joined;
}

/** How many pieces from `at` on make one word; 1 for a piece that stands alone. */
function countJoined(pieces: readonly Piece[], at: number): number {
  const isWord = (index: number) => pieces[index]?.kind === 'word';
  const first = pieces[at];
  let last = at;
  if (first && prefix.test(first.text) && isWord(at + 1)) last = at + 1;
  if (!isWord(last)) return 1;
  for (;;) {
    const length = countJoiner(pieces, last + 1);
    if (length === 0 || !isWord(last + length + 1)) break;
    last += length + 1;
  }
  if (suffix.test(pieces[last + 1]?.text ?? '')) last += 1;
  return last - at + 1;
}

/** How many pieces from `at` on join two words: three for ://. */
function countJoiner(pieces: readonly Piece[], at: number): number {
  const next = pieces.slice(at, at + 3).map(({ text }) => text);
  if (next.join('') === '://') return 3;
  return joiner.test(next[0] ?? '') ? 1 : 0;
}

function joinPieces(...pieces: (Piece | undefined)[]): Piece {
  const parts = pieces.filter((piece) => piece !== undefined);
  const text = parts.map((part) => part.text).join('');
  const start = parts[0]?.start ?? 0;
  return { start, end: start + text.length, text, kind: parts[0]?.kind ?? 'mark' };
}

import type { Span } from '../../text/edits.ts';
import type { Change } from '../../types.ts';
import type { Turned } from '../sentences/manner.ts';
import { listWordEdits } from '../words/word-edits.ts';
import type { Line } from './note-lines.ts';
import { isFragment, type Unit } from './units.ts';

const isNumber = (marker: string) => /[\da-z]/.test(marker);

/** The lines that stand in lists. Items end with no full stop. */
type Listed = ReadonlyMap<Line, 'items' | 'sentences'>;

/** A list where the writer numbered, or where points are no sentences; sentences otherwise. */
function findListed(units: readonly Unit[]): Listed {
  const listed = new Map<Line, 'items' | 'sentences'>();
  for (let from = 0; from < units.length; ) {
    let to = from + 1;
    while (units[to] && !units[to]?.line.opensParagraph) to += 1;
    const block = units.slice(from, to);
    const lines = [...new Set(block.map(({ line }) => line))];
    const loose = [...new Set(block.filter(isFragment).map(({ line }) => line))];
    const isList = loose.length > 1 || loose.some(({ marker }) => marker !== '');
    // “remind parents about the trip”, above the points
    const isLead = ({ marker }: Line, index: number) =>
      index === 0 && marker === '' && lines.length > 1 && lines.slice(1).every((line) => line.marker !== '');
    for (const [index, line] of lines.entries())
      if ((isList && !line.isHeading && !isLead(line, index)) || isNumber(line.marker))
        listed.set(line, isList ? 'items' : 'sentences');
    from = to;
  }
  return listed;
}

const REASONS = {
  'own-words': 'The note becomes a sentence of your own.',
  'full-sentences': 'Points of a mail are full sentences.',
  'not-understood': 'This note is not understood: say it in your own words.',
} as const;

const letters = (words: string) => words.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What a word edit does where it only spells, or sets a mark. */
function toSpelling(
  before: string,
  after: string,
): Pick<Change, 'category' | 'reason' | 'gist' | 'rule'> | undefined {
  const [from, to] = [letters(before), letters(after)];
  if (from === to && from === '' && before.trim() + after.trim() !== '')
    return { category: 'punctuation', reason: 'A sentence ends with its mark.', gist: '', rule: 'mark' };
  if (from === to)
    return {
      category: 'spelling',
      reason: 'The short form takes an apostrophe.',
      gist: '',
      rule: 'apostrophe',
    };
  if (from.toLowerCase() !== to.toLowerCase() || from === '') return undefined;
  const countEnds = (words: string) => words.match(/[.!?](?=\s|$)/g)?.length ?? 0;
  if (countEnds(after) > countEnds(before))
    return {
      category: 'punctuation',
      reason: 'A sentence ends with its mark, and the next one begins with a capital.',
      gist: '',
      rule: 'mark',
    };
  const reason = 'Sentences and names begin with a capital.';
  return { category: 'spelling', reason, gist: 'capital', rule: 'capital' };
}

export function toEdits(text: string, span: Span, replacement: string, rule: keyof typeof REASONS): Change[] {
  const written = text.slice(span.start, span.end);
  return listWordEdits(written, replacement).map(({ start, end, words }) => ({
    start: span.start + start,
    end: span.start + end,
    replacement: words,
    category: 'wording' as const,
    reason: REASONS[rule],
    gist: rule.replaceAll('-', ' '),
    rule,
    ...(rule === 'own-words' ? toSpelling(written.slice(start, end), words) : undefined),
  }));
}

function write({ turned }: Unit, isItem: boolean): string {
  if (isItem && turned.length === 1) return turned[0]?.text.replace(/\.$/, '') ?? '';
  const words = turned.map(({ text, kind }) =>
    kind === 'fragment' && !/[.!?:…]$/.test(text) ? `${text}.` : text,
  );
  // Of “ask the shelter:”, above what is asked, nothing is left
  return words.filter((sentence) => !/^[.:]?$/.test(sentence)).join(' ');
}

function toGap(line: Line, before: Line | undefined, listed: Listed): string {
  const marker = listed.has(line) ? `${isNumber(line.marker) ? line.marker : '-'} ` : '';
  if (before === undefined) return marker;
  if (line === before) return ' ';
  const isApart = line.opensParagraph || listed.has(line) !== listed.has(before);
  return `${isApart ? '\n\n' : marker !== '' || before.isItem ? '\n' : ' '}${marker}`;
}

/** What the units became, but for what stands in lists of the writer's. */
export function listUnlisted(units: readonly Unit[]): Turned[] {
  const listed = findListed(units);
  const isPlain = ({ line }: Unit) => !line.isItem && !line.isHeading && !listed.has(line);
  return units.flatMap((unit) => unit.turned.filter(({ kind }) => kind === 'blank' || isPlain(unit)));
}

/** `items`: lines of a list that stands as it is, where all lines do. */
export function listUnitEdits(
  text: string,
  from: number,
  units: readonly Unit[],
  items?: readonly Line[],
): Change[] {
  const keepsLines = items !== undefined;
  const listed: Listed = items ? new Map(items.map((line) => [line, 'items'])) : findListed(units);
  const edits: Change[] = [];
  let end = from;
  let before: Line | undefined;
  for (const [index, unit] of units.entries()) {
    const { line, turned } = unit;
    // What another sentence follows in its line keeps its mark
    const isItem = listed.get(line) === 'items' && units[index + 1]?.line !== line && before !== line;
    const words = line.isItem ? text.slice(unit.start, unit.end) : write(unit, isItem);
    if (words === '') continue;
    const isAsItWas = before === undefined ? keepsLines : line.isItem || (keepsLines && line !== before);
    const gap = isAsItWas ? text.slice(end, unit.start) : toGap(line, before, listed);
    edits.push(
      ...toEdits(
        text,
        { start: end, end: unit.start },
        gap,
        before === undefined ? 'own-words' : 'full-sentences',
      ),
    );
    const rule = turned.some(({ kind }) => kind === 'blank') ? 'not-understood' : 'own-words';
    edits.push(...toEdits(text, unit, words, rule));
    end = unit.end;
    before = line;
  }
  const last = units.at(-1);
  if (last && end < last.end)
    edits.push(...toEdits(text, { start: end, end: last.end }, '', 'full-sentences'));
  return edits;
}

import type { Span } from '../../text/edits.ts';
import { hideLinks } from '../chain/links.ts';
import { toSaid, turn } from '../orders/clauses.ts';
import type { Instruction } from '../orders/instruction.ts';
import { GOES_ON, splitWhere } from '../sentences/joints.ts';
import type { Manner, Turned } from '../sentences/manner.ts';
import type { Completer } from '../tagger/contracts.ts';
import { writeOut } from '../written-out/index.ts';
import { END_MARK, type Line, listSentences } from './note-lines.ts';

/** A sentence of the notes with what becomes of it. */
export interface Unit extends Span {
  line: Line;
  turned: Turned[];
}

export const isFragment = ({ line, turned }: Unit) =>
  !line.isItem && turned.some(({ kind }) => kind === 'fragment');

/** “…, that it costs 160, and that I need a deposit” */
const ONE_MORE_THAT = /(?<=, |\band )that (?=\p{L}+ \p{L})/giu;
/** What the first note is where an instruction stands before it. */
const FIRST_NOTES: Partial<Record<Instruction['content'], (note: string) => string>> = {
  // “a reply saying no to the offer”, “an email saying that I am ill and that I need Friday off”
  sentence: (note) => (/^(?:yes|no)\b/i.test(note) ? `say ${note}` : note.replaceAll(ONE_MORE_THAT, '')),
  request: (note) => `ask ${note}`,
};

/** “taking Maya out of school” */
const IS_DOING = /^\p{L}{2,}ing\b/u;
/** “Write to Anna about the hall, it is cold” names a matter, up to what is a clause of its own: “I am writing about the hall.” */
function turnMatter(note: string, mark: string, manner: Manner): Turned[] {
  const [matter = '', ...others] = splitWhere(
    note,
    (after, joint) => /^[,;]/.test(joint) && !GOES_ON.test(after),
  );
  // “about the library closing” is no statement
  const [named, ...more]: Turned[] = IS_DOING.test(matter)
    ? [{ text: writeOut(matter, manner.chain.names, manner.isName), kind: 'fragment' }]
    : turn(matter, '', { ...manner, model: undefined }, true);
  if (named === undefined) return more;
  // “about Biscuit”
  const first = /^\p{Lu}/u.test(matter) ? named.text.charAt(0) : named.text.charAt(0).toLowerCase();
  const words = `${first}${named.text.slice(1).replace(/[.?!:]+$/, '')}`;
  const said: Turned = { text: `I am writing about ${words}.`, kind: 'sentence' };
  const rest = others.join(', ');
  return [said, ...more, ...(rest === '' ? [] : turn(rest, mark, { ...manner, said: said.text }, false))];
}

/** A list of points stays as noted; one of sentences is completed. What stands above it need not be a sentence. */
export function turnLines(
  text: string,
  lines: readonly Line[],
  manner: Manner,
  content?: Instruction['content'],
): Unit[] {
  const [title, ...others] = lines;
  const isTitled = others.length > 0 && others.every(({ marker }) => marker !== '');
  const turnWith = (completerOfItems: Completer | undefined) =>
    turnEach(text, lines, manner, content, (line) =>
      line.marker !== '' ? completerOfItems : isTitled && line === title ? undefined : manner.completer,
    );
  const units = turnWith(manner.completer);
  return units.some((unit) => unit.line.marker !== '' && isFragment(unit)) ? turnWith(undefined) : units;
}

/** Notes of more sentences are no notes: what follows stands as it was typed. */
const MOST_SENTENCES = 400;

function turnEach(
  text: string,
  lines: readonly Line[],
  manner: Manner,
  content: Instruction['content'] | undefined,
  completerOf: (line: Line) => Completer | undefined,
): Unit[] {
  const readFirstNote = content && FIRST_NOTES[content];
  // Of a draft, written out once each
  let said = '';
  let saidTo = lines[0]?.start ?? 0;
  const units: Unit[] = [];
  for (const line of lines) {
    const written = text.slice(line.start, line.end);
    for (const { start, end } of listSentences(hideLinks(written).replaceAll(/[\r\n]/g, ' '))) {
      if (!/[\p{L}\p{N}]/u.test(written.slice(start, end))) continue;
      const words = written.slice(start, end).replaceAll(/\s+/g, ' ');
      const span = { start: line.start + start, end: line.start + end };
      if (!manner.takesOrders)
        said += writeOut(text.slice(saidTo, span.start), manner.chain.names, manner.isName);
      saidTo = span.start;
      if (line.isItem || units.length >= MOST_SENTENCES) {
        units.push({ ...span, line, turned: [{ text: words, kind: 'fragment' }] });
        continue;
      }
      const mark = END_MARK.exec(words.slice(-6))?.[0] ?? '';
      const note = words.slice(0, words.length - mark.length);
      const isFirst = units.length === 0;
      // A reply may speak of others where it names nobody
      const told = manner.takesOrders ? toSaid(units.flatMap((unit) => unit.turned)) : said;
      const each = { ...manner, completer: completerOf(line), said: told };
      const turned =
        isFirst && content === 'matter'
          ? turnMatter(note, mark, each)
          : turn(isFirst && readFirstNote ? readFirstNote(note) : note, mark, each, isFirst);
      units.push({ ...span, line, turned });
    }
  }
  return units;
}

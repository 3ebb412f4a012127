import type { Span } from '../../text/edits.ts';
import type { TaggedWord, WordMark } from './marks.ts';

/** A word of a text in haste, and where it stands in it, in UTF-16 code units. */
export interface Token extends Span, TaggedWord {}

/** Words. A text is read up to here: more of them are no note. */
export const LONGEST_TEXT = 1_000;

const WORD = /\S+/g;
const IS_DASH = /^[-–—]+$/;
/** What stands around a word and is no part of it. */
const LEADING = /^["'“‘([]+/;
const TRAILING = /[,;:.!?…"'”’)\]]+$/;
const MARKS: Readonly<Record<string, WordMark>> = {
  ',': 'comma',
  ';': 'semicolon',
  ':': 'colon',
  '.': 'end',
  '!': 'end',
  '…': 'end',
  '?': 'question',
};
const IS_SHORT_FORM = /^(?:Mr|Mrs|Ms|Dr|Prof|St|vs|etc|e\.g|i\.e|No|approx|Inc|Ltd|Jr|Sr|[A-Z])\.$/;

/** The words of a text with straight apostrophes. `first`: what stands before the first of them. */
export function listTokens(text: string, first: WordMark = 'start'): Token[] {
  const tokens: Token[] = [];
  let mark: WordMark = first;
  let read = 0;
  for (const { 0: written, index } of text.matchAll(WORD)) {
    if (text.slice(read, index).includes('\n') && mark !== 'start' && mark !== 'question') mark = 'end';
    read = index + written.length;
    if (IS_DASH.test(written)) {
      if (mark === 'space') mark = 'dash';
      continue;
    }
    const lead = LEADING.exec(written)?.[0].length ?? 0;
    const core = written.slice(lead).replace(TRAILING, '');
    const trail = written.slice(lead + core.length);
    if (core !== '') {
      const start = index + lead;
      tokens.push({ start, end: start + core.length, text: core, mark });
      mark = 'space';
    }
    const ends = [...trail].map((sign) => MARKS[sign]).find((each) => each !== undefined);
    if (ends !== undefined && mark === 'space' && !IS_SHORT_FORM.test(written)) mark = ends;
  }
  return tokens;
}

/** The same of a text with apostrophes of either kind. */
export const listStraightTokens = (text: string, first?: WordMark) =>
  listTokens(text.replaceAll('’', "'"), first);

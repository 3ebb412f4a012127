import type { Finding, Rule } from '../rules/kit.ts';
import { withCapital } from '../text/capital.ts';
import { carriesClause } from './splits/clauses.ts';

/** What a clause can do without, or says shorter, at its beginning. Both are sources: of a pattern, and of words. */
export interface OpeningRow {
  find: string;
  /** Nothing by default: the opening goes. */
  write?: string;
}

type OpeningRule = Omit<Rule, 'find'> & {
  rows: readonly OpeningRow[];
  reason: string;
  /** Only where these words come next: the source of a pattern. */
  before?: string;
  /** Also after “, and”, “, but” and “, so”. */
  isInsideToo?: boolean;
  /** Leave sentences that end with a question mark. */
  leavesQuestions?: boolean;
  /** Only where a clause follows: “I believe you” is whole. */
  opensClause?: boolean;
};

/** The first letter of a word in small letters; “iPhone” keeps its own. */
const LOWER_WORD = /^(\p{Ll})\p{Ll}*(?!\p{Lu})/u;
const BULLET = '^(?:(?:[-*•–]|\\d+[.)]) +)?';
const GREETING = '^(?:hi|hello|hey|dear|good morning|good afternoon)(?: [\\p{L}.]+){0,3}, ';
const ANSWER = '^(?:yes|no|very well|sorry|my apologies), ';

/** Makes one rule of a table of openings. What follows one that goes takes over its capital letter. */
export function makeOpeningRule(table: OpeningRule): Rule {
  const {
    rows,
    reason,
    before = '\\S',
    isInsideToo = false,
    leavesQuestions = false,
    opensClause = false,
    ...rule
  } = table;
  const places = [BULLET, GREETING, ANSWER, ...(isInsideToo ? ['(?:[,;]|^) ?(?:and|but|so) '] : [])].join(
    '|',
  );
  const compiled = rows.map(({ find, write = '' }) => ({
    write,
    pattern: new RegExp(`(?<=${places})(?:${find})[ \\t]+(?=${before})`, 'iu'),
  }));
  return {
    ...rule,
    *find({ text, words }): Generator<Finding> {
      if (leavesQuestions && text.includes('?')) return;
      for (const { pattern, write } of compiled) {
        const match = pattern.exec(text);
        if (match === null) continue;
        const start = match.index;
        const end = start + match[0].length;
        if (opensClause && !words.some((word) => word.start >= end && carriesClause(word))) continue;
        const isHead = !/[,;\p{L}] ?$/u.test(text.slice(0, start));
        const next = LOWER_WORD.exec(text.slice(end))?.[1] ?? '';
        if (write !== '') {
          const replacement = `${isHead ? withCapital(write) : write} `;
          yield { start, end, replacement, reason };
        } else if (isHead && next !== '') {
          yield { start, end: end + next.length, replacement: next.toUpperCase(), reason };
        } else {
          yield { start, end, replacement: '', reason };
        }
        return;
      }
    },
  };
}

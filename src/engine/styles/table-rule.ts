import { matchCapital, type Rule } from '../rules/kit.ts';
import { findTriggers, holdsTriggers } from './triggers.ts';

/** What a table rule finds: `find` is the source of a regular expression between word borders, case aside. */
export interface PhraseRow {
  find: string;
  /** Groups of `find` are written by `$1`. */
  write: string;
  /** One sentence; by default that the expression is written so. */
  reason?: string;
}

type TableRule = Omit<Rule, 'find' | 'compile'> & {
  rows: readonly PhraseRow[];
  /** The reason for rows that give none of their own. */
  explain?: (written: string) => string;
};

const toPattern = ({ find }: PhraseRow) =>
  new RegExp(`(?<![\\p{L}\\p{N}'’-])(?:${find})(?![\\p{L}\\p{N}-])`, 'giu');

/** Makes one rule of a table of expressions. A pattern is compiled when a text first holds its letters. */
export function makeTableRule({ rows, explain = explainExpression, ...rule }: TableRule): Rule {
  const entries = rows.map((row) => ({ ...row, triggers: findTriggers(row.find) }));
  const patterns = new Map<PhraseRow, RegExp>();

  function getPattern(row: PhraseRow): RegExp {
    const pattern = patterns.get(row) ?? toPattern(row);
    patterns.set(row, pattern);
    return pattern;
  }

  return {
    ...rule,
    compile: () => {
      for (const entry of entries) getPattern(entry);
    },
    *find({ text }) {
      const lower = text.toLowerCase();
      for (const entry of entries) {
        if (!holdsTriggers(lower, entry.triggers)) continue;
        const { write, reason } = entry;
        for (const match of text.matchAll(getPattern(entry))) {
          const [found] = match;
          const written = write.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
          const replacement = /^I\b/.test(found) ? written : matchCapital(found, written);
          if (replacement === found) continue;
          yield {
            start: match.index,
            end: match.index + found.length,
            replacement,
            reason: reason ?? explain(written.replaceAll("'", '’')),
          };
        }
      }
    },
  };
}

function explainExpression(written: string): string {
  return `The set expression is “${written}”.`;
}

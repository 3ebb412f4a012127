import { matchCapital, type Rule } from './kit.ts';
import type { PhraseRow } from './phrases.ts';
import { findTriggers } from './triggers.ts';

type TableRule = Omit<Rule, 'find'> & {
  rows: readonly PhraseRow[];
  /** The reason for rows that give none of their own. */
  explain?: (written: string) => string;
};

/** Makes one rule of a table of expressions. */
export function makeTableRule({ rows, explain = explainExpression, ...rule }: TableRule): Rule {
  const compiled = rows.map((row) => ({
    ...row,
    triggers: findTriggers(row.find),
    pattern: new RegExp(`(?<![\\p{L}\\p{N}'’-])(?:${row.find})(?![\\p{L}\\p{N}-])`, 'giu'),
  }));
  return {
    ...rule,
    *find({ text }) {
      const lower = text.toLowerCase();
      for (const { triggers, pattern, write, reason } of compiled) {
        if (!triggers.some((trigger) => lower.includes(trigger))) continue;
        for (const match of text.matchAll(pattern)) {
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

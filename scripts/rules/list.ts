import * as lists from '../../src/engine/rules/index.ts';
import { type Mend, readRuleFiles } from '../../src/engine/rules/pattern/rule-file.ts';

/** The topic of rules that no pattern can say. */
export const inCode = 'in-code';

export interface ListedRule {
  id: string;
  topic: string;
  category: string;
  gist: string;
  reason: string;
  patterns: readonly string[];
  unless: readonly string[];
  mends: readonly Mend[];
  leaves: readonly string[];
}

/** All rules, those in files by topic first. */
export function listRules(): ListedRule[] {
  const files = readRuleFiles().map((file) => ({ ...file, mends: [...file.mends, ...file.paraphrases] }));
  const told = new Set(files.map(({ id }) => id));
  const coded = Object.values(lists)
    .flat()
    .filter(({ id }) => !told.has(id));
  return [
    ...files,
    ...coded.map(({ id, category, gist, examples, leaves }) => ({
      id,
      category,
      gist,
      leaves,
      topic: inCode,
      reason: gist,
      patterns: [],
      unless: [],
      mends: examples,
    })),
  ];
}

const toFence = (title: string, rows: readonly string[]) =>
  rows.length === 0 ? [] : [`${title}:`, ['```', ...rows, '```'].join('\n')];

/** What a rule says, in Markdown. */
export function describeRule({ id, category, reason, patterns, unless, mends, leaves }: ListedRule): string {
  return [
    `## ${id}`,
    `${reason} (${category})`,
    ...toFence('Finds and writes', patterns),
    ...toFence('Unless', unless),
    ...toFence(
      'Mends',
      mends.map(([wrong, right]) => `${wrong} → ${right}`),
    ),
    ...toFence('Leaves', leaves),
  ].join('\n\n');
}

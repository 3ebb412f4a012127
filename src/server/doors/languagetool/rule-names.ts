import type { CheckIssue, Language } from '../../../engine/index.ts';
import { codeOfSpelling } from './languages.ts';
import rules from './rules.json' with { type: 'json' };

type ChangeCategory = CheckIssue['category'];

interface Category {
  id: string;
  name: string;
  issueType: string;
  /** What the margin of a program says. */
  shortMessage: string;
}

export interface NamedRule extends Category {
  ruleId: string;
  description: string;
  /** `UnknownWord`, `Hint` or `Other`. */
  typeName: string;
  /** Of a page of this product, where the rule has a place there. */
  path: string | undefined;
}

const typos = {
  id: 'TYPOS',
  name: 'Possible Typo',
  issueType: 'misspelling',
  shortMessage: 'Spelling mistake',
};
const confused = {
  id: 'CONFUSED_WORDS',
  name: 'Commonly Confused Words',
  issueType: 'misspelling',
  shortMessage: 'Confused words',
};
const casing = { id: 'CASING', name: 'Capitalization', issueType: 'typographical', shortMessage: 'Capital' };
const repetitions = {
  id: 'REPETITIONS',
  name: 'Repetition',
  issueType: 'duplication',
  shortMessage: 'Repeated word',
};
const spacing = { id: 'TYPOGRAPHY', name: 'Typography', issueType: 'whitespace', shortMessage: 'Spacing' };
const typography = { ...spacing, issueType: 'typographical', shortMessage: 'Typography' };
const style = { id: 'STYLE', name: 'Style', issueType: 'style', shortMessage: 'Style' };

const byCategory: Readonly<Record<ChangeCategory, Category>> = {
  spelling: confused,
  grammar: { id: 'GRAMMAR', name: 'Grammar', issueType: 'grammar', shortMessage: 'Grammar' },
  punctuation: {
    id: 'PUNCTUATION',
    name: 'Punctuation',
    issueType: 'typographical',
    shortMessage: 'Punctuation',
  },
  wording: style,
  tone: style,
  clarity: style,
  content: style,
  shortening: {
    id: 'REDUNDANCY',
    name: 'Redundant Phrases',
    issueType: 'style',
    shortMessage: 'Wordiness',
  },
};

/** What the id of a rule says beyond its category: the first that fits. */
const byName: readonly [RegExp, Category][] = [
  [/repeat/i, repetitions],
  [/spac(?:es?|ing)$/i, spacing],
  [/quot|dash|ellips/i, typography],
  [/capital(?!.*apostrophe)|^harper\/.*(?:Casing|ProperNoun)/i, casing],
];

const listed = new Map(rules.map((rule) => [rule.id, rule]));

/** Those that a program may switch off and on by name, beside what the linter remarks on. */
export const listedRules: readonly NamedRule[] = [
  nameRule({ rule: 'spelling', category: 'spelling' }, 'en-us'),
  nameRule({ rule: 'confused-words', category: 'grammar' }, 'en-us'),
  ...rules.map(({ id, category }) => nameRule({ rule: id, category: category as ChangeCategory }, 'en-us')),
];

/** A rule and its category by the names that LanguageTool's clients know, which draw and offer by them. */
export function nameRule(
  { rule, category }: Pick<CheckIssue, 'rule' | 'category'>,
  spelling: Language,
): NamedRule {
  const known = listed.get(rule);
  const filed = file(rule, category, known?.topic);
  const isUnknownWord = filed === typos;
  return {
    ...filed,
    // Clients offer to add a word to the dictionary where they find this name
    ruleId: isUnknownWord
      ? `MORFOLOGIK_RULE_${codeOfSpelling[spelling].toUpperCase().replace('-', '_')}`
      : `DW_${rule.toUpperCase().replaceAll(/[^A-Z\d]+/g, '_')}`,
    description: isUnknownWord ? 'Possible spelling mistake' : (known?.reason ?? filed.name),
    typeName: isUnknownWord ? 'UnknownWord' : filed.issueType === 'style' ? 'Hint' : 'Other',
    path: known && `/rules#${rule}`,
  };
}

function file(rule: string, category: ChangeCategory, topic: string | undefined): Category {
  if (rule === 'spelling') return typos;
  if (rule === 'confused-words' || topic === 'word-confusion') return confused;
  return byName.find(([pattern]) => pattern.test(rule))?.[1] ?? byCategory[category];
}

import type { Sentence } from '../text/words.ts';
import type { Rule } from './kit.ts';

type RulesByWord = ReadonlyMap<string, ReadonlySet<Rule>>;

const indexes = new WeakMap<readonly Rule[], RulesByWord>();

function indexByWord(rules: readonly Rule[]): RulesByWord {
  const byWord = new Map<string, Set<Rule>>();
  for (const rule of rules)
    for (const word of rule.triggers ?? []) byWord.set(word, (byWord.get(word) ?? new Set()).add(rule));
  return byWord;
}

/** The rules that may find something in the sentence: most are about words that it does not have. */
export function pickRules(rules: readonly Rule[], { words }: Sentence): ReadonlySet<Rule> {
  const byWord = indexes.get(rules) ?? indexByWord(rules);
  indexes.set(rules, byWord);
  const triggered = words.flatMap(({ lower }) => [...(byWord.get(lower) ?? [])]);
  return new Set([...rules.filter(({ triggers }) => triggers === undefined), ...triggered]);
}

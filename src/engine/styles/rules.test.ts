import { describe, expect, it } from 'vitest';
import { loadRuleContext } from '../rules/context.ts';
import type { Rule } from '../rules/kit.ts';
import { applyChanges } from '../text/edits.ts';
import { readDocumentFacts } from '../text/facts.ts';
import { makeReader } from '../text/words.ts';
import { contract } from './contractions/contract.ts';
import { expand, expandNegations } from './contractions/expand.ts';
import { decidedBy } from './decided-by.ts';
import { formalWords, professionalWords, relaxedWords } from './formality/index.ts';
import { americanSpelling, britishSpelling } from './layout/spelling.ts';
import { plainWords } from './plain-words.ts';
import { SHORTENING_RULES } from './shorten/index.ts';
import { lightVerbs } from './shorten/light-verbs.ts';
import { shortForms } from './shorten/phrases.ts';
import { thereAre } from './shorten/there-are.ts';
import { shouldConditions } from './should-conditions.ts';
import { SPLITTING_RULES } from './splits/index.ts';
import { runStyleStage, toStage } from './stage.ts';
import { stockOpenings, stockPhrases, stockWords } from './stock-phrases.ts';
import { markRuns } from './tone/exclamations.ts';
import { hedgedOpenings, hedges } from './tone/hedges.ts';
import { politeForms } from './tone/requests.ts';

const rules = new Set<Rule>([
  relaxedWords,
  professionalWords,
  formalWords,
  ...SHORTENING_RULES,
  thereAre,
  lightVerbs,
  shortForms,
  contract,
  expand,
  expandNegations,
  ...SPLITTING_RULES,
  plainWords,
  stockOpenings,
  stockPhrases,
  stockWords,
  shouldConditions,
  decidedBy,
  markRuns,
  hedgedOpenings,
  hedges,
  politeForms,
  britishSpelling,
  americanSpelling,
]);
const reader = { read: makeReader(), context: await loadRuleContext() };

/** What the rule alone makes of a text, run until it finds nothing. */
async function applyRule(rule: Rule, text: string): Promise<string> {
  let current = text;
  for (let round = 0; round < 4; round += 1) {
    const changes = await runStyleStage(toStage([rule]), current, reader, readDocumentFacts(current));
    if (changes.length === 0) return current;
    current = applyChanges(current, changes);
  }
  throw new Error(`${rule.id} finds ever more in “${text}”`);
}

describe.each([...rules].map((rule) => [rule.id, rule] as const))('style rule %s', (_, rule) => {
  it.each([...rule.examples])('%s', async (before, after) => {
    expect(await applyRule(rule, before)).toBe(after);
  });

  it.each([...rule.leaves])('leaves: %s', async (text) => {
    expect(await applyRule(rule, text)).toBe(text);
  });

  it('has patterns, an example, a text that it leaves, and a gist of at most three words', () => {
    expect(() => rule.compile?.()).not.toThrow();
    expect(rule.examples.length).toBeGreaterThan(0);
    expect(rule.leaves.length).toBeGreaterThan(0);
    expect(rule.gist.split(' ').length).toBeLessThanOrEqual(3);
  });
});

it('gives each style rule its own id', () => {
  expect(new Set([...rules].map(({ id }) => id)).size).toBe(rules.size);
});

import { describe, expect, it } from 'vitest';
import { makeCorrector } from '../corrector.ts';
import { makeReader } from '../text/words.ts';
import { loadRuleContext } from './context.ts';
import * as lists from './index.ts';
import { listFaults } from './pattern/check.ts';

const rules = Object.values(lists).flat();
const corrector = await makeCorrector({ language: 'en-us' });

async function correct(text: string, rule: { id: string }): Promise<string> {
  const action = lists.WORDING_RULES.some(({ id }) => id === rule.id) ? 'improve' : 'grammar';
  return (await corrector.correct({ text, action })).text;
}

describe.each(rules.map((rule) => [rule.id, rule] as const))('rule %s', (_, rule) => {
  it.each([...rule.examples])('%s', async (before, after) => {
    expect(await correct(before, rule)).toBe(after);
  });

  it.each([...rule.leaves])('leaves: %s', async (text) => {
    expect(await correct(text, rule)).toBe(text);
  });

  it('has an example, a text that it leaves, and a gist of at most three words', () => {
    expect(rule.examples.length).toBeGreaterThan(0);
    expect(rule.leaves.length).toBeGreaterThan(0);
    expect(rule.gist.split(' ').length).toBeLessThanOrEqual(3);
  });
});

it('ENGINE-02 gives each rule its own id', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
});

it('ENGINE-01 has no row that cannot match, stands in two rules or is not shown by a text', async () => {
  expect(listFaults({ read: makeReader(), context: await loadRuleContext() })).toEqual([]);
});

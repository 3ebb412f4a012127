import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeSentenceMemory } from '../text/sentence-memory.ts';
import { makeReader, type Sentence } from '../text/words.ts';
import { loadRuleContext } from './context.ts';
import { GRAMMAR_RULES, PHRASE_RULES, PUNCTUATION_RULES, SPACING_RULES, WORDING_RULES } from './index.ts';
import type { Rule } from './kit.ts';
import { pickRules } from './pick.ts';

const context = await loadRuleContext();
const stages = [PHRASE_RULES, GRAMMAR_RULES, WORDING_RULES, SPACING_RULES, PUNCTUATION_RULES];

/** Wrong sentences and right ones, of all rules. */
const samples = stages.flat().flatMap(({ examples, leaves }) => [...examples.flat(), ...leaves]);
/** In an order of its own, each perhaps more than once. */
const someText = fc
  .array(fc.constantFrom(...samples), { minLength: 1, maxLength: 12 })
  .map((sentences) => sentences.join('\n\n'));

function findAll(rules: readonly Rule[], sentence: Sentence) {
  return rules.flatMap(({ id, find, category, gist }) =>
    [...find(sentence, context)].map(({ start, end, replacement, reason }) => {
      const place = { start: start + sentence.start, end: end + sentence.start };
      return { ...place, replacement, reason, rule: id, category, gist };
    }),
  );
}

function listPicked(rules: readonly Rule[], sentence: Sentence): Rule[] {
  const picked = pickRules(rules, sentence);
  return rules.filter((rule) => picked.has(rule));
}

test('rules that are left out of a sentence find nothing in it, and what was found before is what is found anew', () => {
  const read = makeReader();
  const memory = makeSentenceMemory();
  return fc.assert(
    fc.asyncProperty(someText, async (text) => {
      for (const rules of stages)
        for (const sentence of read(text))
          expect(
            await memory.findOnce(sentence, rules, (one) => findAll(listPicked(rules, one), one)),
          ).toEqual(findAll(rules, sentence));
    }),
  );
});

test('most rules are left out of most sentences', () => {
  const [sentence] = makeReader()('The report is on my desk.');
  expect(sentence && pickRules(PHRASE_RULES, sentence).size).toBeLessThan(PHRASE_RULES.length / 2);
});

import { describe, expect, it } from 'vitest';
import { makeReader } from '../../text/words.ts';
import { loadRuleContext } from '../context.ts';
import { compileRule } from './compile.ts';
import type { RuleFile } from './rule-file.ts';

const read = makeReader();
const context = await loadRuleContext();
const vocabulary = new Map([
  ['pet', ['cat', 'dog', 'guinea pig']],
  ['animal', ['%pet', 'cow']],
]);

function compile(row: string, unless: string[] = []) {
  const file: RuleFile = {
    id: 'test',
    topic: 'test',
    category: 'grammar',
    gist: 'test',
    reason: 'Write “$new”.',
    patterns: [row],
    unless,
    mends: [],
    paraphrases: [],
    leaves: [],
    locate: () => 'test.yaml:1',
  };
  return compileRule(file, vocabulary);
}

function apply(row: string, text: string, unless?: string[]): string {
  const [sentence] = read(text);
  if (sentence === undefined) return text;
  const [finding] = compile(row, unless).find(sentence, context);
  if (finding === undefined) return text;
  return text.slice(0, finding.start) + finding.replacement + text.slice(finding.end);
}

describe('a pattern', () => {
  it.each([
    ['words', 'despite [of] => ', 'We left despite of rain.', 'We left despite rain.'],
    ['alternatives', 'red|blue [moon] => sun', 'A blue moon rose.', 'A blue sun rose.'],
    ['longer ones', '(very big | huge) [moon] => sun', 'A very big moon rose.', 'A very big sun rose.'],
    ['what may be missing', 'a (very | so)? big? [moon] => sun', 'See a moon.', 'See a sun.'],
    ['all forms of a verb', '<take> [moon] => sun', 'She took moon rocks.', 'She took sun rocks.'],
    ['kinds of words', 'old [{plural noun}] => $1:singular', 'An old houses.', 'An old house.'],
    ['what it is not', 'big [!moon|{mark}] => sun', 'A big star.', 'A big sun.'],
    ['all but some', 'big [{noun}!moon] => sun', 'A big moon and a big star.', 'A big moon and a big sun.'],
    ['names of the vocabulary', '[%animal] food => bird', 'Buy guinea pig food.', 'Buy bird food.'],
    ['words between', 'take ... [moon] => sun', 'They take us to the moon.', 'They take us to the sun.'],
    ['where a sentence starts', '{start} [moon] => sun', 'Moon and moon.', 'Sun and moon.'],
    ['short forms', "do|does n't [moon] => sun", "They don't moon about.", "They don't sun about."],
  ])('finds %s', (_, row, before, after) => {
    expect(apply(row, before)).toBe(after);
  });

  it.each([
    ['captures in another order', '[see] [you] => $2 $1', 'I see you there.', 'I you see there.'],
    ['a past tense', 'yesterday i [go] => $1:past', 'Yesterday I go home.', 'Yesterday I went home.'],
    ['an article', '[apple] tree => $1:a', 'It is apple tree.', 'It is an apple tree.'],
    ['what is put in at the end', '[moon] rose => $1,', 'The moon rose.', 'The moon, rose.'],
    ['nothing, with the capital kept', '{start} [the] moon =>', 'The moon rose.', 'Moon rose.'],
    ['a word for a short form', "there ['s] two => are", "There's two.", 'There are two.'],
  ])('writes %s', (_, row, before, after) => {
    expect(apply(row, before)).toBe(after);
  });

  it('leaves what an exception covers', () => {
    expect(apply('[moon] => sun', 'A full moon rose.', ['full moon'])).toBe('A full moon rose.');
    expect(apply('[moon] => sun', 'A new moon rose.', ['full moon'])).toBe('A new sun rose.');
  });

  it.each([
    ['[moon] =>  $2', '“$2” is not captured'],
    ['[moon] => $1:plurals', 'no form is called “plurals”'],
    ['{nuon} moon => sun', 'no words are called {nuon}'],
    ['%pets moon => sun', 'the vocabulary has no %pets'],
    ['(moon => sun', 'a bracket is not closed'],
    ['moon) => sun', 'a bracket closes that never opened'],
    ['red|(a b) moon => sun', 'alternatives of several words'],
    ['moon', 'a row is “pattern => what to write”'],
    ['a ... b ... c ... d => e', 'more than two “...”'],
  ])('says where and why %s is none', (row, fault) => {
    expect(() => compile(row)).toThrow(`test.yaml:1: ${fault}`);
  });

  it('reads a hostile text in linear time', () => {
    const text = 'take me to take it '.repeat(900);
    const rule = compile('take ... me ... [moon] => sun');
    const start = performance.now();
    for (const sentence of read(text)) expect([...rule.find(sentence, context)]).toEqual([]);
    expect(performance.now() - start).toBeLessThan(3000);
  });
});

import { expect, it } from 'vitest';
import { chooseTriggers, type Share } from './choose.ts';
import { readWeir } from './weir.ts';

const shares: Record<string, number> = {
  the: 0.05,
  on: 0.01,
  to: 0.03,
  have: 0.01,
  been: 0.003,
  route: 1e-5,
};
const share: Share = (words) => [...words].reduce((sum, word) => sum + (shares[word] ?? 1e-6), 0);
const seen = (...sentences: string[]) => sentences.map((sentence) => new Set(sentence.split(' ')));

it.each([
  ['of a sequence the rarest word', 'expr main (on route to)', ['route']],
  ['of alternatives one of each', 'expr main [(on route to), (to rout)]', ['rout', 'route']],
  ['of words and classes the word', 'expr main (NOUN $go been * !the)', ['been']],
  ['what another expression needs', 'expr kept [have, had]\nexpr main (@kept to)', ['had', 'have']],
  ['of a filter the rarest step', 'expr main <(to [route, routes]), to>', ['route', 'routes']],
])('a pattern in Weir needs %s', (_, source, words) => {
  expect([...(readWeir(source, share) ?? [])].sort()).toEqual(words);
});

it.each(['expr main (NOUN VERB)', 'expr main [way, NOUN]', 'expr main !way'])(
  '“%s” needs no word',
  (source) => {
    expect(readWeir(source, share)).toBeUndefined();
  },
);

it('leaves out a common word without which a rule was always seen', () => {
  const source = { weir: [], strings: ['the', 'havoc', 'havok'] };
  const sentences = seen('wreak the havoc', 'some havoc', 'havok');
  expect(chooseTriggers(source, sentences, share)).toEqual(['havoc', 'havok']);
  expect(chooseTriggers(source, sentences.slice(1), share)).toEqual(['havoc', 'havok', 'the']);
  expect(chooseTriggers(source, [...sentences, ...seen('the mess')], share)).toEqual([
    'havoc',
    'havok',
    'the',
  ]);
});

it('has none for a rule that was seen without its words, or never', () => {
  expect(chooseTriggers({ weir: [], strings: ['havoc'] }, seen('a mess'), share)).toBeUndefined();
  expect(chooseTriggers({ weir: ['expr main havoc'], strings: [] }, seen('a mess'), share)).toBeUndefined();
  expect(chooseTriggers({ weir: [], strings: ['havoc'] }, [], share)).toBeUndefined();
});

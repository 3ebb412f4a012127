import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alignSentences, listSentences } from './align.ts';

/** Groups as pairs of numbers: ‘2:1’ for two sentences that became one. */
function align(source: string, answer: string): string {
  return alignSentences(listSentences(source), listSentences(answer))
    .map((group) => `${group.source.length}:${group.answer.length}`)
    .join(' ');
}

describe('sentences are paired', () => {
  test.each([
    ['one with one', 'It rain. We stays home.', 'It rains. We stay home.', '1:1 1:1'],
    [
      'two that became one',
      'It rained all day. So we stayed at home. We slept.',
      'It rained all day, so we stayed at home. We slept.',
      '2:1 1:1',
    ],
    [
      'one that became two',
      'The shop was closed, we went to the market. We ate.',
      'The shop was closed. We went to the market. We ate.',
      '1:2 1:1',
    ],
    [
      'one without full stops that became many',
      'we packed our bags then the taxi came late my brother forgot his ticket so mother drove back home',
      'We packed our bags. Then the taxi came late. My brother forgot his ticket. So mother drove back home.',
      '1:4',
    ],
    [
      'one that is gone',
      'Anna wrote. Nobody answered her. Ben called.',
      'Anna wrote. Ben called.',
      '1:1 1:0 1:1',
    ],
    ['the first that is gone', 'Anna wrote. Ben called. Cleo sang.', 'Ben called. Cleo sang.', '1:0 1:1 1:1'],
    [
      'one that came',
      'Anna wrote. Ben called.',
      'Anna wrote. I hope you are well. Ben called.',
      '1:1 0:1 1:1',
    ],
    ['all others, by their places', 'Anna wrote. Ben called.', 'Qui? Nemo cantat.', '1:1 1:1'],
    [
      'an abbreviation is no end',
      'Ask Dr. Lee, e.g. by mail. She know.',
      'Ask Dr. Lee, e.g. by mail. She knows.',
      '1:1 1:1',
    ],
    ['a quotation goes on', '“Stop!” she cryed. We stops.', '“Stop!” she cried. We stopped.', '1:1 1:1'],
    ['emoji', 'Great 🎉! See you soon 👩‍👩‍👧', 'Great 🎉! See you soon. 👩‍👩‍👧', '1:1 1:2'],
    ['nothing with nothing', '', '', ''],
  ])('%s', (_, source, answer, groups) => {
    expect(align(source, answer)).toBe(groups);
  });

  test('items of a list stay apart, also where the lines end as on Windows', () => {
    const items = ['# Shopping', '- two box of tea', '- one bottle milk', '1. bread', '2) salt'];
    for (const end of ['\n', '\r\n', '\n\n']) {
      const source = items.join(end);
      const answer = source.replace('box', 'boxes').replace('bottle', 'bottle of');
      const each = listSentences(source).length;
      expect(align(source, answer)).toBe(Array(each).fill('1:1').join(' '));
    }
    expect(align('Tea and milk\nBread and salt', 'Tea and milk, bread and salt')).not.toContain('2:1');
  });
});

const sentence = fc.constantFrom(
  'It rains.',
  'Dr. Lee paid £1,240.50!',
  '- an item',
  '“Stop!” she cried.',
  '🎉',
  'we went home',
  '日本語です。',
);
const text = fc
  .array(fc.tuple(sentence, fc.constantFrom(' ', '  ', '\n', '\r\n\r\n', '')), { maxLength: 12 })
  .map((parts) => parts.flat().join(''));

test('for any two texts every sentence is in one group, in its order', () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.string()), fc.oneof(text, fc.string()), (source, answer) => {
      const [sources, answers] = [listSentences(source), listSentences(answer)];
      const groups = alignSentences(sources, answers);
      expect(groups.flatMap((group) => group.source)).toEqual(sources);
      expect(groups.flatMap((group) => group.answer)).toEqual(answers);
    }),
  );
});

test('where hundreds of sentences are gone, each is dropped', () => {
  const groups = alignSentences(listSentences('It rains. '.repeat(900)), listSentences('It rains.'));
  expect(groups).toHaveLength(900);
  expect(groups.every(({ source, answer }) => source.length === 1 && answer.length === 0)).toBe(true);
});

import { expect, it } from 'vitest';
import { findTriggers, holdsTriggers } from './triggers.ts';

it.each([
  ['letters that stand there', 'despite of', [['despite of']]],
  [
    'the alternatives of each group',
    '(depend|depends) (?:of|in)',
    [['depend', 'depends'], ['of', 'in'], [' ']],
  ],
  ['the longest first', '(?:a|the) big amount of', [[' big amount of'], ['a', 'the']]],
  ['three at most', 'of (?:a|the) \\p{L}+ly (?:big|large) amount', [[' amount'], ['of '], ['ly ']]],
  ['nothing of what need not be there', 'every(?: )?bodies', [['bodies'], ['every']]],
  ['nothing of what only stands around', '(?<=to )loose(?= the)', [['loose']]],
  ['nothing of a letter that may be missing', 'abc?', [['ab']]],
  ['nothing of what stands in brackets', "each other['’]s", [['each other'], ['s']]],
  ['small letters', 'In The Past', [['in the past']]],
  ['nothing, where a class says all', '\\p{L}+', []],
  ['nothing, where one of two patterns will do', 'alot|a lots', []],
  ['nothing of a group that holds more than letters', '(?:a(?:b|c)|dd) e', [[' e']]],
])('a trigger is %s', (_, pattern, triggers) => {
  expect(findTriggers(pattern)).toEqual(triggers);
});

it('is held by a text that has one of each list', () => {
  const triggers = findTriggers('(play|plays) the (chess|golf)');
  expect(holdsTriggers('she plays the golf', triggers)).toBe(true);
  expect(holdsTriggers('she plays the piano', triggers)).toBe(false);
  expect(holdsTriggers('anything', [])).toBe(true);
});

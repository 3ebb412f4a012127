import { expect, it } from 'vitest';
import { findTriggers } from './triggers.ts';

it.each([
  ['letters that stand there', 'despite of', ['despite of']],
  ['the alternatives of a group', '(depend|depends) (?:of|in)', ['depend', 'depends']],
  ['whichever leaves the fewest texts', '(?:a|the) big amount of', [' big amount of']],
  ['nothing of what need not be there', 'every(?: )?bodies', ['bodies']],
  ['nothing of what only stands around', '(?<=to )loose(?= the)', ['loose']],
  ['nothing of a letter that may be missing', 'abc?', ['ab']],
  ['nothing of what stands in brackets', "each other['’]s", ['each other']],
  ['small letters', 'In The Past', ['in the past']],
  ['nothing, where a class says all', '\\p{L}+', ['']],
  ['nothing, where one of two patterns will do', 'alot|a lots', ['']],
  ['nothing of a group that holds more than letters', '(?:a(?:b|c)|dd) e', [' e']],
])('a trigger is %s', (_, pattern, triggers) => {
  expect(findTriggers(pattern)).toEqual(triggers);
});

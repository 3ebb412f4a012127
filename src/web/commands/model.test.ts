import { expect, test } from 'vitest';
import { type Command, findCommands, toCountSentence, withoutDoubles, withoutUnclear } from './model.ts';

const run = () => undefined;

const commands: Command[] = [
  { group: 'Theme', name: 'Dark', also: 'colour mode', run },
  { group: 'On this screen', name: 'Fix Grammar', run },
  { group: 'On this screen', name: 'Improve', run },
  { group: 'Go to', name: 'Improve Text', run },
  { group: 'Go to', name: 'Get Feedback', run },
];

function search(words: string): string[] {
  return findCommands(commands, words).map(({ name }) => name);
}

test('an empty search finds everything, the groups in their order', () => {
  expect(search(' ')).toEqual(['Fix Grammar', 'Improve', 'Improve Text', 'Get Feedback', 'Dark']);
});

test('each word may begin any word of a command, in any order, case or accent', () => {
  expect(search('FEED ge')).toEqual(['Get Feedback']);
  expect(search('dárk')).toEqual(['Dark']);
  expect(search('colour')).toEqual(['Dark']);
  expect(search('rammar')).toEqual([]);
});

test('of a group those come first whose name begins with the search', () => {
  const rows: Command[] = [
    { group: 'Go to', name: 'Send text', run },
    { group: 'Go to', name: 'Text page', run },
  ];
  expect(findCommands(rows, 'te').map(({ name }) => name)).toEqual(['Text page', 'Send text']);
});

test('of two commands with one name in a group the first is kept', () => {
  const first: Command = { group: 'Go to', name: 'history', run };
  const kept = withoutDoubles([first, { ...first, name: 'History' }, { ...first, group: 'Theme' }]);
  expect(kept).toEqual([first, { ...first, group: 'Theme' }]);
});

test('buttons that share a name are left out: a command says what it does', () => {
  const names = ['Delete', 'Copy', 'Delete', ''];
  const rows = names.map((name): Command => ({ group: 'On this screen', name, run }));
  expect(withoutUnclear(rows).map(({ name }) => name)).toEqual(['Copy']);
});

test('the count is said in words', () => {
  expect([0, 1, 2].map(toCountSentence)).toEqual(['No command found', '1 command', '2 commands']);
});

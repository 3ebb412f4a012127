import { expect, test } from 'vitest';
import { type CommandPanel, type CommandStore, makeCommandStore, type Opening } from './command-store.ts';

function openIn(store: CommandStore, panel: CommandPanel): Opening {
  store.open(panel);
  const opening = store.getOpening();
  if (!opening) throw new Error('Nothing was opened');
  return opening;
}

test('one panel is open at a time, and the late end of one does not end what was opened since', () => {
  const store = makeCommandStore();
  const menu = openIn(store, 'menu');
  const shortcuts = openIn(store, 'shortcuts');
  store.close(menu);
  expect(store.getOpening()).toBe(shortcuts);
  const again = openIn(store, 'shortcuts');
  store.close(shortcuts);
  expect(store.getOpening()).toBe(again);
  store.close(again);
  expect(store.getOpening()).toBeUndefined();
});

test('with the last host its panel goes', () => {
  const store = makeCommandStore();
  const leave = store.arrive();
  store.open('menu');
  expect(store.isThere()).toBe(true);
  leave();
  expect(store.isThere()).toBe(false);
  expect(store.getOpening()).toBeUndefined();
});

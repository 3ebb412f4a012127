import { expect, test } from 'vitest';
import { type CommandPanel, type CommandStore, makeCommandStore, type Opening } from './command-store.ts';

function openIn(store: CommandStore, panel: CommandPanel): Opening {
  store.open(panel);
  const opening = store.opening.get();
  if (!opening) throw new Error('Nothing was opened');
  return opening;
}

test('one panel is open at a time, and the late end of one does not end what was opened since', () => {
  const store = makeCommandStore();
  const menu = openIn(store, 'menu');
  const shortcuts = openIn(store, 'shortcuts');
  store.close(menu);
  expect(store.opening.get()).toBe(shortcuts);
  const again = openIn(store, 'shortcuts');
  store.close(shortcuts);
  expect(store.opening.get()).toBe(again);
  store.close(again);
  expect(store.opening.get()).toBeUndefined();
});

test('with the last host its panel goes', () => {
  const store = makeCommandStore();
  const leave = store.arrive();
  store.open('menu');
  expect(store.hasHost.get()).toBe(true);
  leave();
  expect(store.hasHost.get()).toBe(false);
  expect(store.opening.get()).toBeUndefined();
});

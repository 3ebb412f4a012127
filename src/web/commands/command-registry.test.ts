import { expect, test } from 'vitest';
import { makeCommandRegistry } from './command-registry.ts';

test('what a screen offers is asked for when it is needed, and gone with the screen', () => {
  const registry = makeCommandRegistry();
  const run = () => undefined;
  let name = 'First';
  const takeBack = registry.offer(() => [{ group: 'On this screen', name, run }]);
  name = 'Second';
  expect(registry.list().map((command) => command.name)).toEqual(['Second']);
  takeBack();
  expect(registry.list()).toEqual([]);
});

test('a menu that is open is told of what is offered later', () => {
  const registry = makeCommandRegistry();
  let told = 0;
  registry.offers.listen(() => {
    told += 1;
  });
  registry.offer(() => []);
  expect(told).toBe(1);
});

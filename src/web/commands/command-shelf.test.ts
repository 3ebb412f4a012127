import { expect, test } from 'vitest';
import { makeCommandShelf } from './command-shelf.ts';

test('what a screen offers is asked for when it is needed, and gone with the screen', () => {
  const shelf = makeCommandShelf();
  const run = () => undefined;
  let name = 'First';
  const takeBack = shelf.offer(() => [{ group: 'On this screen', name, run }]);
  name = 'Second';
  expect(shelf.list().map((command) => command.name)).toEqual(['Second']);
  takeBack();
  expect(shelf.list()).toEqual([]);
});

test('a menu that is open hears of what is offered later', () => {
  const shelf = makeCommandShelf();
  let heard = 0;
  shelf.onOffer = () => {
    heard += 1;
  };
  shelf.offer(() => []);
  expect(heard).toBe(1);
});

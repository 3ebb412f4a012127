import { expect, test } from 'vitest';
import { type CommandDoor, type CommandPanel, makeCommandDoor, type Opening } from './command-door.ts';

function openIn(door: CommandDoor, panel: CommandPanel): Opening {
  door.open(panel);
  const opening = door.getOpening();
  if (!opening) throw new Error('Nothing was opened');
  return opening;
}

test('one panel is open at a time, and the late end of one does not end what was opened since', () => {
  const door = makeCommandDoor();
  const menu = openIn(door, 'menu');
  const shortcuts = openIn(door, 'shortcuts');
  door.close(menu);
  expect(door.getOpening()).toBe(shortcuts);
  const again = openIn(door, 'shortcuts');
  door.close(shortcuts);
  expect(door.getOpening()).toBe(again);
  door.close(again);
  expect(door.getOpening()).toBeUndefined();
});

test('with the last host its panel goes', () => {
  const door = makeCommandDoor();
  const leave = door.arrive();
  door.open('menu');
  expect(door.isThere()).toBe(true);
  leave();
  expect(door.isThere()).toBe(false);
  expect(door.getOpening()).toBeUndefined();
});

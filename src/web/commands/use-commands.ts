import { useEffect } from 'react';
import { useLatest } from '../ui/use-latest.ts';
import { commandShelf } from './command-shelf.ts';
import type { Command } from './model.ts';

/** Offers commands as long as the screen is there. They are asked for when the menu opens. */
export function useCommands(commands: () => readonly Command[]): void {
  const latest = useLatest(commands);
  useEffect(() => commandShelf.offer(latest), [latest]);
}

import { useEffect } from 'react';
import { commandRegistry } from './command-registry.ts';
import type { Command } from './model.ts';

/** Offers commands as long as the screen is there: anew each time it is drawn, since what can be done may have changed. */
export function useCommands(commands: () => readonly Command[]): void {
  useEffect(() => commandRegistry.offer(commands));
}

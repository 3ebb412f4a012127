import type { Command } from './model.ts';

type Offer = () => readonly Command[];

/**
 * Where screens put what can be done on them beside the buttons that are in sight. Read when the menu opens, and when a
 * part of the screen that comes later puts its own there.
 */
export interface CommandRegistry {
  /** Returns the way to take them back. */
  offer(commands: Offer): () => void;
  /** Told of each offer: set by the menu while it is open. */
  onOffer?: (() => void) | undefined;
  list(): Command[];
}

export function makeCommandRegistry(): CommandRegistry {
  const offers = new Set<Offer>();
  const registry: CommandRegistry = {
    offer(commands) {
      offers.add(commands);
      registry.onOffer?.();
      return () => offers.delete(commands);
    },
    list: () => [...offers].flatMap((commands) => commands()),
  };
  return registry;
}

export const commandRegistry = makeCommandRegistry();

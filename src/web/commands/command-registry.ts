import { atom, type ReadableAtom } from 'nanostores';
import type { Command } from './model.ts';

type Offer = () => readonly Command[];

/**
 * Where screens put what can be done on them beside the buttons that are in sight. Read when the menu opens, and when a
 * part of the screen that comes later puts its own there.
 */
export interface CommandRegistry {
  offers: ReadableAtom<readonly Offer[]>;
  /** Returns the way to take them back. */
  offer(commands: Offer): () => void;
  list(): Command[];
}

export function makeCommandRegistry(): CommandRegistry {
  const offers = atom<readonly Offer[]>([]);
  return {
    offers,
    offer(commands) {
      offers.set([...offers.get(), commands]);
      return () => offers.set(offers.get().filter((offer) => offer !== commands));
    },
    list: () => offers.get().flatMap((commands) => commands()),
  };
}

export const commandRegistry = makeCommandRegistry();

import type { Command } from './model.ts';

type Offer = () => readonly Command[];

/** Where screens put what can be done on them beside the buttons that are in sight. Read when the menu opens. */
export interface CommandShelf {
  /** Returns the way to take them back. */
  offer(commands: Offer): () => void;
  list(): Command[];
}

export function makeCommandShelf(): CommandShelf {
  const offers = new Set<Offer>();
  return {
    offer(commands) {
      offers.add(commands);
      return () => offers.delete(commands);
    },
    list: () => [...offers].flatMap((commands) => commands()),
  };
}

export const commandShelf = makeCommandShelf();

import { atom, type ReadableAtom } from 'nanostores';

export type CommandPanel = 'menu' | 'shortcuts';

/** One opening of a panel: the same panel opened again is another. */
export interface Opening {
  panel: CommandPanel;
  number: number;
}

export interface CommandStore {
  opening: ReadableAtom<Opening | undefined>;
  /** Whether there is somebody to open panels, as there is on screens for who is signed in. */
  hasHost: ReadableAtom<boolean>;
  open(panel: CommandPanel): void;
  /** Ends this opening. One that came since stays: a dialog says that it was closed a moment after it was. */
  close(opening: Opening): void;
  /** Called by who opens them. Returns the way to leave. */
  arrive(): () => void;
}

/** Whatever opens the command menu or the shortcuts asks here; the host (see command-host.tsx) shows them. */
export function makeCommandStore(): CommandStore {
  const opening = atom<Opening | undefined>();
  const hasHost = atom(false);
  let opened = 0;
  let hosts = 0;
  return {
    opening,
    hasHost,
    open(panel) {
      opened += 1;
      opening.set({ panel, number: opened });
    },
    close: (closed) => closed === opening.get() && opening.set(undefined),
    arrive() {
      hosts += 1;
      hasHost.set(true);
      return () => {
        hosts -= 1;
        hasHost.set(hosts > 0);
        opening.set(undefined);
      };
    },
  };
}

export const commandStore = makeCommandStore();

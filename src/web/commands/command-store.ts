export type CommandPanel = 'menu' | 'shortcuts';

/** One opening of a panel: the same panel opened again is another. */
export interface Opening {
  panel: CommandPanel;
  number: number;
}

export interface CommandStore {
  getOpening(): Opening | undefined;
  open(panel: CommandPanel): void;
  /** Ends this opening. One that came since stays: a dialog says that it was closed a moment after it was. */
  close(opening: Opening): void;
  /** Whether there is somebody to open panels, as there is on screens for who is signed in. */
  isThere(): boolean;
  /** Called by who opens them. Returns the way to leave. */
  arrive(): () => void;
  subscribe(listener: () => void): () => void;
}

/** Whatever opens the command menu or the shortcuts asks here; the host (see command-host.tsx) shows them. */
export function makeCommandStore(): CommandStore {
  const listeners = new Set<() => void>();
  let opening: Opening | undefined;
  let opened = 0;
  let hosts = 0;
  function setState(next: Opening | undefined): void {
    opening = next;
    for (const listener of listeners) listener();
  }
  return {
    getOpening: () => opening,
    open(panel) {
      opened += 1;
      setState({ panel, number: opened });
    },
    close: (closed) => closed === opening && setState(undefined),
    isThere: () => hosts > 0,
    arrive() {
      hosts += 1;
      setState(opening);
      return () => {
        hosts -= 1;
        setState(undefined);
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const commandStore = makeCommandStore();

import { toDigest } from '../platform/digest.ts';

/** Whose call it is, in which conversation, and its id there. */
export interface CallPlace {
  userId: string;
  session: string;
  id: string | number;
}

/** Short, and readable by nobody: it goes to all servers. */
export function toCallName({ userId, session, id }: CallPlace): string {
  return toDigest(JSON.stringify([userId, session, id]));
}

/** The calls of this server that a request of its own can take back, by their names. */
export function makeCancellations() {
  const running = new Map<string, AbortController>();
  return {
    begin(name: string): { signal: AbortSignal; end: () => void } {
      const controller = new AbortController();
      running.set(name, controller);
      const end = () => {
        if (running.get(name) === controller) running.delete(name);
      };
      return { signal: controller.signal, end };
    },
    /** Does nothing where no such call runs here. */
    cancel: (name: string): void => running.get(name)?.abort(),
  };
}

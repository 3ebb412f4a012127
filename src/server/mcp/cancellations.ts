/**
 * Calls that can be taken back by a request of their own, as clients of the revisions before 2026-07-28 do: their id is
 * told to whichever server the request reaches.
 */
export function makeCancellations() {
  const running = new Map<string, AbortController>();
  return {
    /** @param place whose call it is, in which conversation, and its id */
    begin(place: readonly (string | number)[]): { signal: AbortSignal; end: () => void } {
      const key = JSON.stringify(place);
      const controller = new AbortController();
      running.set(key, controller);
      const end = () => {
        if (running.get(key) === controller) running.delete(key);
      };
      return { signal: controller.signal, end };
    },
    /** Does nothing where no such call runs here. */
    cancel(place: readonly (string | number)[]): void {
      running.get(JSON.stringify(place))?.abort();
    },
  };
}

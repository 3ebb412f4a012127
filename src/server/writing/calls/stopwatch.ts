/** Measures one call, in seconds. */
export function makeStopwatch() {
  const startedAt = performance.now();
  let untilFirstText: number | undefined;
  const read = () => (performance.now() - startedAt) / 1_000;
  return {
    hearText(): void {
      untilFirstText ??= read();
    },
    stop: () => ({ seconds: read(), untilFirstText }),
  };
}

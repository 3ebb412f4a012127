/** Runs it once the page has nothing else to do. Returns the way to call it off. */
export function whenIdle(run: () => void): () => void {
  // Not in every Safari
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 2_000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run);
  return () => cancelIdleCallback(request);
}

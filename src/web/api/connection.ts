const slowTypes = new Set(['slow-2g', '2g']);

/** Where the browser says so; the others are taken for fast. */
export function isSlowConnection(browser: object = navigator): boolean {
  const connection = 'connection' in browser ? browser.connection : undefined;
  if (typeof connection !== 'object' || connection === null || !('effectiveType' in connection)) return false;
  return typeof connection.effectiveType === 'string' && slowTypes.has(connection.effectiveType);
}

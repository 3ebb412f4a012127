export const metricsPath = '/metrics';

/**
 * What the log says of an address: the route that answers it. An address that has none, and a page's, may hold anything
 * that a person typed there.
 * @param routes such as `GET /api/actions/{id}`, with names in braces for what differs
 */
export function makeLoggedPath(routes: Iterable<string>): (path: string) => string {
  const paths = new Set([...routes].map((route) => route.slice(route.indexOf('/'))));
  const known = [...paths].map((route) => ({ route, parts: route.split('/') }));
  return (path) => {
    if (path === metricsPath) return path;
    // Doors are not strict about slashes
    const parts = path.replaceAll(/\/{2,}|\/$/g, (slashes) => (slashes.length > 1 ? '/' : '')).split('/');
    const found = known.find((one) => one.parts.length === parts.length && one.parts.every(isPart));
    return found?.route ?? (path.startsWith('/api/') ? '(unknown)' : '(page)');

    function isPart(part: string, index: number): boolean {
      return part.startsWith('{') || part === parts[index];
    }
  };
}

import type { Context } from 'hono';

/**
 * A server may live under a path of its host, such as `/writing`. Inside it is at the root all the same: what comes in
 * loses the path here, and what goes out gets it here. So it does not matter whether a proxy sends the path on.
 */

/** Empty at the root. @param publicUrl without a slash at the end */
export function toBasePath(publicUrl: string | undefined): string {
  return publicUrl === undefined ? '' : new URL(publicUrl).pathname.replace(/\/$/, '');
}

/** @param target as a request names it: a path, and perhaps a query */
export function withoutBasePath(target: string, basePath: string): string {
  return target.startsWith(`${basePath}/`) ? target.slice(basePath.length) : target;
}

/** Where an answer sends a browser on, and where that sends its cookies. */
export function answerUnder(c: Context, basePath: string): void {
  const { headers } = c.res;
  const location = headers.get('location');
  if (location !== null && /^\/(?!\/)/.test(location)) c.header('location', basePath + location);
  const cookies = headers.getSetCookie();
  if (cookies.length === 0) return;
  c.header('set-cookie', undefined);
  for (const cookie of cookies) c.header('set-cookie', toOutsideCookie(cookie, basePath), { append: true });
}

/** A page with the path in each address that it has from the root, in its elements and in its styles. */
export function toOutsideHtml(html: string, basePath: string): string {
  return html
    .replace(/(\s(?:(?:href|src|action)="|content="0;url=))(?=\/(?!\/))/g, `$1${basePath}`)
    .replace(/(\burl\(["']?)(?=\/assets\/)/g, `$1${basePath}`);
}

/** By its name, a `__Host-` cookie is for all of the host, or a browser does not take it. */
function toOutsideCookie(cookie: string, basePath: string): string {
  return cookie.startsWith('__Host-') ? cookie : cookie.replace(/; *path=\/(?=;|$)/i, `; Path=${basePath}`);
}

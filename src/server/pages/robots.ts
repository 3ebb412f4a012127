import { staticPages } from '../../shared/screens.ts';
import { toBasePath } from '../http/base-path.ts';

/** What programs that read the web are told: the public pages are theirs, calls and writers' screens are not. */
export function writeRobots(publicUrl: string | undefined): string {
  const basePath = toBasePath(publicUrl);
  const allowed = staticPages.map((path) => `Allow: ${basePath}${path}`);
  const rules = ['User-agent: *', ...allowed, `Disallow: ${basePath}/`];
  const map = publicUrl === undefined ? [] : ['', `Sitemap: ${publicUrl}/sitemap.xml`];
  return `${[...rules, ...map].join('\n')}\n`;
}

export function writeSitemap(publicUrl: string): string {
  const places = staticPages.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${places}</urlset>`;
}

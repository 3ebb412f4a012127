import { sharePath } from '../../shared/handed-text.ts';
import { staticPages } from '../../shared/screens.ts';

/** What the worker knows of the release that it came with. */
export interface Shell {
  /** Names the release: another build has another one. */
  version: string;
  /** What the app needs to open without a connection: its page first, then scripts, styles, fonts and icons. */
  files: string[];
}

/** The page that every screen of the app is opened with. It holds no writer's data. */
export const appPage = '/';

/** They have HTML of their own, which is not kept: with the app's page in its place they would load for ever. */
const ownPages: ReadonlySet<string> = new Set(staticPages);

const cachePrefix = 'draftwell-shell-';

export function toCacheName({ version }: Pick<Shell, 'version'>): string {
  return cachePrefix + version;
}

type Way = 'page' | 'words' | 'asset' | 'share' | 'network';

interface Asked {
  method: string;
  mode: string;
  /** Absolute. */
  url: string;
}

/**
 * How a request is answered: `page` from the network, and the app's page where there is none; `words` from the network,
 * and where there is none by a page that says so; `asset` from what is kept, which never changes under its name;
 * `share` by the worker alone, so that a shared text reaches no server; `network` as if there were no worker. Calls are `network`, always: nothing of a writer's is ever kept here.
 */
export function decideWay({ method, mode, url }: Asked, origin: string): Way {
  const { origin: askedOrigin, pathname } = new URL(url);
  if (method === 'POST' && mode === 'navigate' && url === origin + sharePath) return 'share';
  if (method !== 'GET' || askedOrigin !== origin || /^\/api(\/|$)/.test(pathname)) return 'network';
  if (mode === 'navigate') return ownPages.has(pathname.replace(/(?<=.)\/$/, '')) ? 'words' : 'page';
  return pathname.startsWith('/assets/') ? 'asset' : 'network';
}

/**
 * The caches that a new release may remove. The one before it stays: tabs that were not reloaded still find their
 * pieces in it. @param names in the order in which they were made
 */
export function listOldCaches(names: readonly string[], current: string): string[] {
  const others = names.filter((name) => name.startsWith(cachePrefix) && name !== current);
  return others.slice(0, -1);
}

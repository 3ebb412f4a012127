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

/** Where the server lives: its origin, and the path that it has there, empty at the root. */
export interface Home {
  origin: string;
  basePath: string;
}

/** @param workerUrl the address of the worker, which lies at the server's root */
export function findHome(workerUrl: string): Home {
  const { origin, pathname } = new URL('.', workerUrl);
  return { origin, basePath: pathname.slice(0, -1) };
}

/** Servers under different paths of a host share its caches. */
function toCachePrefix({ basePath }: Pick<Home, 'basePath'>): string {
  return basePath === '' ? 'draftwell-shell-' : `draftwell-shell:${basePath}:`;
}

export function toCacheName({ version }: Pick<Shell, 'version'>, home: Pick<Home, 'basePath'>): string {
  return toCachePrefix(home) + version;
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
export function decideWay({ method, mode, url }: Asked, { origin, basePath }: Home): Way {
  const asked = new URL(url);
  if (asked.origin !== origin || !asked.pathname.startsWith(`${basePath}/`)) return 'network';
  const pathname = asked.pathname.slice(basePath.length);
  if (method === 'POST' && mode === 'navigate' && pathname + asked.search === sharePath) return 'share';
  if (method !== 'GET' || /^\/api(\/|$)/.test(pathname)) return 'network';
  if (mode === 'navigate') return ownPages.has(pathname.replace(/(?<=.)\/$/, '')) ? 'words' : 'page';
  return pathname.startsWith('/assets/') ? 'asset' : 'network';
}

/**
 * The caches that a new release may remove. The one before it stays: tabs that were not reloaded still find their
 * pieces in it. @param names in the order in which they were made
 */
export function listOldCaches(
  names: readonly string[],
  shell: Pick<Shell, 'version'>,
  home: Pick<Home, 'basePath'>,
): string[] {
  const current = toCacheName(shell, home);
  const others = names.filter((name) => name.startsWith(toCachePrefix(home)) && name !== current);
  return others.slice(0, -1);
}

import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface BuiltModule {
  module: string;
  imports?: string[];
}

interface BuiltRoute extends BuiltModule {
  id: string;
  parentId?: string;
  /** As in src/web/routes.ts, without the slash at its start. The first screen has none. */
  path?: string;
  index?: boolean;
  css?: string[];
}

/** What the router knows of the build: addresses of scripts, by route. */
export interface BuildManifest {
  /** Its own. */
  url: string;
  entry: BuiltModule;
  routes: Record<string, BuiltRoute>;
}

function readScript(folder: string) {
  const [name = ''] = globSync('assets/manifest-*.js', { cwd: folder });
  const path = join(folder, name);
  const script = readFileSync(path, 'utf8');
  // It is one assignment of JSON
  const [start, end] = [script.indexOf('{'), script.lastIndexOf('}') + 1];
  return { path, head: script.slice(0, start), json: script.slice(start, end), foot: script.slice(end) };
}

/** @param folder what the browser gets of the build */
export function readManifest(folder: string): BuildManifest {
  return JSON.parse(readScript(folder).json) as BuildManifest;
}

/**
 * Leaves in it what the browser reads: of each route its place, its module and its styles. The build has used the rest by
 * now, which says that there is no server to load data from, and what each module imports.
 */
export function slimManifest(folder: string): void {
  const { path, head, json, foot } = readScript(folder);
  const manifest = JSON.parse(json) as BuildManifest;
  const routes = Object.entries(manifest.routes).map(([name, route]) => {
    const { id, parentId, path: place, index, module, css = [] } = route;
    return [name, { id, parentId, path: place, index, module, ...(css.length > 0 && { css }) }];
  });
  const entry = { module: manifest.entry.module, imports: [] };
  const slim = JSON.stringify({ ...manifest, entry, routes: Object.fromEntries(routes) });
  writeFileSync(path, head + slim + foot);
}

/** The addresses of the scripts that a screen imports, directly or not, before it stands. @param screen as `/settings` */
export function listScripts({ url, entry, routes }: BuildManifest, screen: string): string[] {
  const path = screen.replace(/^\//, '');
  const leaf = Object.values(routes).find((route) =>
    path === '' ? route.index === true : route.path === path,
  );
  const modules = [entry, routes.root, ...listParents(routes, leaf), leaf];
  const paths = modules.flatMap((built) => (built ? [built.module, ...(built.imports ?? [])] : []));
  return [...new Set([url, ...paths])];
}

/** The layouts around a screen, outermost first, without the root. */
function listParents(routes: BuildManifest['routes'], leaf: BuiltRoute | undefined): BuiltRoute[] {
  const parent = leaf?.parentId === undefined ? undefined : routes[leaf.parentId];
  return parent && parent !== routes.root ? [...listParents(routes, parent), parent] : [];
}

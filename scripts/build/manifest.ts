import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface BuiltModule {
  module: string;
  imports?: string[];
}

interface BuiltRoute extends BuiltModule {
  parentId?: string;
  /** As in src/web/routes.ts, without the slash at its start. The first screen has none. */
  path?: string;
  index?: boolean;
}

/** What the router knows of the build: addresses of scripts, by route. */
export interface BuildManifest {
  /** Its own. */
  url: string;
  entry: BuiltModule;
  routes: Record<string, BuiltRoute>;
}

/** @param folder what the browser gets of the build */
export function readManifest(folder: string): BuildManifest {
  const [name = ''] = globSync('assets/manifest-*.js', { cwd: folder });
  const script = readFileSync(join(folder, name), 'utf8');
  // It is one assignment of JSON
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)) as BuildManifest;
}

/** The addresses of the scripts that a screen imports, directly or not, before it stands. @param screen as `/settings` */
export function listScripts({ url, entry, routes }: BuildManifest, screen: string): string[] {
  const path = screen.replace(/^\//, '');
  const leaf = Object.values(routes).find((route) =>
    path === '' ? route.index === true : route.path === path,
  );
  const modules = [
    entry,
    routes.root,
    leaf?.parentId === undefined ? undefined : routes[leaf.parentId],
    leaf,
  ];
  const paths = modules.flatMap((built) => (built ? [built.module, ...(built.imports ?? [])] : []));
  return [...new Set([url, ...paths])];
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

const manifestName = '.vite/manifest.json';

/** What Vite wrote for the page of the app, and of which sources. Paths are those of its folder. */
export interface BuiltFiles {
  manifest: Manifest;
  /** Scripts of the page itself, which every screen needs. */
  scripts: string[];
}

/** @param folder what the browser gets of the build */
export function readBuiltFiles(folder: string): BuiltFiles {
  const manifest = JSON.parse(readFileSync(join(folder, manifestName), 'utf8')) as Manifest;
  return { manifest, scripts: listImported(manifest, 'index.html') };
}

/** The addresses of the scripts that sources import, directly or not, and the page does not. */
export function listScripts({ manifest, scripts }: BuiltFiles, sources: readonly string[]): string[] {
  const needed = sources.flatMap((source) => listImported(manifest, source));
  return [...new Set(needed)].filter((name) => !scripts.includes(name)).map((name) => `/${name}`);
}

/** What became of a source. */
export function findFile(manifest: Manifest, source: string): string {
  const file = manifest[source]?.file;
  if (file === undefined) throw new Error(`The build has no ${source}.`);
  return file;
}

function listImported(manifest: Manifest, source: string): string[] {
  const sources = new Set([source]);
  const names = new Set<string>();
  for (const key of sources) {
    names.add(findFile(manifest, key));
    for (const imported of manifest[key]?.imports ?? []) sources.add(imported);
  }
  return [...names];
}

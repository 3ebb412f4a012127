import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listScreens, staticPages } from '../../src/shared/screens.ts';
import { listScripts, readManifest } from './manifest.ts';

const fileName = 'preloads.json';

/** Writes which scripts each screen of the app asks for, for the server, which puts them into the screen's page. */
export function writePreloads(folder: string): void {
  const manifest = readManifest(folder);
  const withApp = [...listScreens()].filter((screen) => !staticPages.some((path) => path === screen));
  const preloads = withApp.map((screen) => [screen, listScripts(manifest, screen)]);
  writeFileSync(join(folder, fileName), JSON.stringify(Object.fromEntries(preloads)));
}

/** The scripts of each screen of the app, by its path. */
export function readPreloads(folder: string): Record<string, string[]> {
  return JSON.parse(readFileSync(join(folder, fileName), 'utf8')) as Record<string, string[]>;
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { screens, staticPages } from '../../src/shared/screens.ts';
import { listScripts, readManifest } from './manifest.ts';

/** Writes which scripts each screen of the app asks for, for the server, which puts them into the screen's page. */
export function writePreloads(folder: string): void {
  const manifest = readManifest(folder);
  const withApp = [...screens].filter((screen) => !staticPages.some((path) => path === screen));
  const preloads = withApp.map((screen) => [screen, listScripts(manifest, screen)]);
  writeFileSync(join(folder, 'preloads.json'), JSON.stringify(Object.fromEntries(preloads)));
}

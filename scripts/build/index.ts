import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ViteBuilder } from 'vite';
import { prepareDatabase } from '../../src/server/db/prepared-database.ts';
import { staticPages } from '../../src/shared/screens.ts';
import { importRenderer, type Renderer, sheetEntry } from './app-page.ts';
import { type BuiltFiles, findFile, listScripts, readBuiltFiles } from './built-files.ts';
import { compressAssets } from './compress.ts';
import { buildExtension } from './extension/index.ts';
import { writeLibreOfficeExtension } from './libreoffice.ts';
import { compileProgram } from './program.ts';
import { pruneCss } from './prune-css.ts';
import { buildServiceWorker } from './service-worker.ts';
import { writeWebManifest } from './web-manifest.ts';

interface Folders {
  /** What the browser gets. */
  client: string;
  /** What renders pages, for the build only. */
  server: string;
}

/** The program, everything that it serves to browsers, and the empty database that a first start begins with. */
export async function buildWeb(
  { build, environments }: ViteBuilder,
  { client, server }: Folders,
): Promise<void> {
  const { ssr: rendering, client: app } = environments;
  if (!rendering || !app) throw new Error('Vite has no environments to build.');
  await build(rendering);
  await build(app);
  const renderer = await importRenderer(server);
  const files = readBuiltFiles(client);
  await writeStaticPages(client, renderer, files);
  writePreloads(client, renderer, files);
  writeWebManifest(client);
  writeLibreOfficeExtension(join(client, 'libreoffice/draftwell.oxt'));
  await buildServiceWorker(client);
  compressAssets(client);
  copyFileSync('THIRD-PARTY-NOTICES.txt', join(client, 'third-party-notices.txt'));
  await prepareDatabase();
  compileProgram(join(client, '../program'));
  await addExtension(client);
}

/** The files of the browser extension, which its page offers. */
async function addExtension(client: string): Promise<void> {
  const folder = join(client, '../extension');
  const names = await buildExtension(folder);
  for (const name of names) cpSync(join(folder, name), join(client, 'extension', name));
}

async function writeStaticPages(folder: string, renderer: Renderer, files: BuiltFiles): Promise<void> {
  const css = readFileSync(join(folder, findFile(files.manifest, sheetEntry)), 'utf8');
  for (const path of staticPages) {
    const file = join(folder, path, 'index.html');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await renderer.renderStaticPage(path, (html) => pruneCss(css, html)));
  }
}

/** Which scripts each screen of the app needs beside those of the page, for the server, which puts them into its page. */
function writePreloads(folder: string, renderer: Renderer, files: BuiltFiles): void {
  const preloads = [...renderer.listScreenFiles()]
    .filter(([screen]) => !staticPages.some((path) => path === screen))
    .map(([screen, sources]) => [
      screen,
      listScripts(
        files,
        sources.map((name) => `src/web/${name}`),
      ),
    ]);
  writeFileSync(join(folder, 'preloads.json'), JSON.stringify(Object.fromEntries(preloads)));
}

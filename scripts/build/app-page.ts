import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { sheetLink } from './inline-styles.ts';
import { listScripts, readManifest } from './manifest.ts';
import { pruneCss } from './prune-css.ts';

const renderer = '/src/web/app/render-first-view.tsx';
const viewPlace = /(?<=<div id="first-view"[^>]*>)(?=<\/div>)/;
const preloadLink = /<link rel="modulepreload"[^>]*>/g;
/** What a server would stream to the page. `AppRouter` reads none. */
const dataStream = /window\.__reactRouterContext\.stream = [\s\S]*?(?=<\/script>)/;
const streamedData = /<!--\$--><script>window\.__reactRouterContext\.streamController[\s\S]*(?=<\/body>)/;
const starter = /(?<=<script type="module"[^>]*>)[\s\S]*?(?=<\/script>)/;

/**
 * Finishes the page that every screen of the app is opened with: what is seen before the application runs is in it, with
 * the styles of that, and the scripts are asked for once it is seen. On a phone they take seconds.
 * @param folder of the build, with the router's manifest as the build wrote it
 */
export async function finishAppPage(folder: string): Promise<void> {
  const file = join(folder, 'index.html');
  const view = await renderFirstView();
  const shown = replaceOnce(readFileSync(file, 'utf8'), viewPlace, view);
  const bare = replaceOnce(replaceOnce(shown.replaceAll(preloadLink, ''), dataStream, ''), streamedData, '');
  writeFileSync(file, withOwnStyles(replaceOnce(bare, starter, writeStarter(folder)), folder));
}

function replaceOnce(html: string, place: RegExp, text: string): string {
  if (!place.test(html)) throw new Error(`The page of the app has no place for ${place.source}.`);
  return html.replace(place, () => text);
}

/**
 * What the router's own script does, once the first frame is drawn; a tab in the background draws none. Where scripts
 * cannot be had, the first view says so. The server puts the scripts of a screen in place of those that all have (withPreloads in src/server/app/page-html.ts).
 */
function writeStarter(folder: string): string {
  const manifest = readManifest(folder);
  const { url, entry, routes } = manifest;
  const preloads = listScripts({ ...manifest, routes: { root: routes.root } as typeof routes }, '');
  const start = [
    `const preloads=${JSON.stringify(preloads)};`,
    `if(!document.hidden)await new Promise((then)=>requestAnimationFrame(()=>requestAnimationFrame(then)));`,
    `for(const href of preloads)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));`,
    `await import('${url}');`,
    `window.__reactRouterRouteModules={root:await import('${routes.root?.module}')};`,
    `await import('${entry.module}')`,
  ];
  return `try{${start.join('')}}catch{${tellFailure}}`;
}

/** The one button of the first view is to begin afresh. */
const tellFailure = `const view=document.getElementById('first-view');if(view){view.replaceChildren(view.querySelector('template').content);view.querySelector('button').onclick=()=>location.reload()}`;

/** The whole sheet comes later, and hides nothing meanwhile. */
function withOwnStyles(html: string, folder: string): string {
  return html.replaceAll(sheetLink, (link, href: string) => {
    const css = readFileSync(join(folder, href), 'utf8');
    const { rules, fonts } = pruneCss(css, html);
    return `<style>${rules}${fonts}</style>${link.replace('/>', ' media="not all"/>')}`;
  });
}

/** Its components are written for browsers, in JSX, which Node does not read by itself. */
async function renderFirstView(): Promise<string> {
  const vite = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    mode: 'production',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const module = await vite.ssrLoadModule(renderer);
    return (module as typeof import('../../src/web/app/render-first-view.tsx')).renderFirstView();
  } finally {
    await vite.close();
  }
}

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown, ViteDevServer } from 'vite';
import { pruneCss } from './prune-css.ts';

export type Renderer = typeof import('../../src/web/app/render-pages.tsx');

/** What renders pages. */
export const rendererEntry = 'src/web/app/render-pages.tsx';

/** The styles of the app. */
export const sheetEntry = 'src/web/styles/app.css';

/** The renderer as it was built. @param serverDir that it was built into */
export async function importRenderer(serverDir: string): Promise<Renderer> {
  return (await import(pathToFileURL(join(serverDir, 'render-pages.js')).href)) as Renderer;
}

/**
 * Fills the places of index.html: the same page while developing and in a build. What is seen at once brings its styles
 * along; the whole sheet stands at the end, where only the scripts wait for it.
 */
export function appPage(serverDir: string): Plugin {
  return {
    name: 'app-page',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { server, bundle }) {
        const renderer = await (server ? loadRenderer(server) : importRenderer(serverDir));
        const { head, firstView } = renderer.renderAppPage();
        const { href, css } = bundle ? findSheet(bundle) : { href: `/${sheetEntry}`, css: '' };
        const { rules, fonts } = pruneCss(css, html + firstView);
        const places = {
          '<!--head-->': `${head}<style>${rules}${fonts}</style>`,
          '<!--first-view-->': firstView,
          '<!--sheet-->': `<link rel="stylesheet" href="${href}">`,
        };
        return Object.entries(places).reduce(fill, html);
      },
    },
  };
}

function findSheet(bundle: Rolldown.OutputBundle): { href: string; css: string } {
  const sheet = Object.values(bundle).find(
    (file) => file.type === 'asset' && file.originalFileNames.includes(sheetEntry),
  );
  if (sheet?.type !== 'asset') throw new Error(`The build has no ${sheetEntry}.`);
  return { href: `/${sheet.fileName}`, css: sheet.source.toString() };
}

async function loadRenderer(server: ViteDevServer): Promise<Renderer> {
  return (await server.ssrLoadModule(`/${rendererEntry}`)) as Renderer;
}

function fill(html: string, [place, content]: [string, string]): string {
  if (!html.includes(place)) throw new Error(`index.html has no ${place}.`);
  return html.replace(place, () => content);
}

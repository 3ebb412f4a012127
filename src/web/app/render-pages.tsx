/** What the build renders (scripts/build). Nothing of it goes into a browser's scripts. */
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { listScreens } from '../../shared/screens.ts';
import icon from '../icon.svg?inline';
import { listFiles, readMeta, routes } from '../routes.ts';
import { FirstViewHtml } from './first-view-html.tsx';
import { AppHead, CommonHead } from './page-head.tsx';

/** The page that every screen of the app is opened with, for its two places in index.html. */
export function renderAppPage(): { head: string; firstView: string } {
  return {
    head: renderToStaticMarkup(<AppHead />),
    firstView: renderToStaticMarkup(<FirstViewHtml />),
  };
}

/** The fonts come once the words are seen, in the reader's own; after one page, they are at hand. */
const showFonts = `(()=>{const fonts=document.currentScript.previousElementSibling;const show=()=>{fonts.media='all';try{sessionStorage.setItem('draftwell.fonts','1')}catch{}};let seen;try{seen=sessionStorage.getItem('draftwell.fonts')}catch{}if(seen)show();else if(window.PerformanceObserver?.supportedEntryTypes?.includes('paint'))new PerformanceObserver((_,paint)=>{paint.disconnect();show()}).observe({type:'paint',buffered:true});else addEventListener('load',show)})()`;

/** What a page needs of the app's styles. */
interface Styles {
  rules: string;
  fonts: string;
}

/** A page that no script of the app changes, whole. @param toStyles of a page with this HTML */
export async function renderStaticPage(path: string, toStyles: (html: string) => Styles): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response || context.errors) throw new Error(`${path} is not a page of words.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const body = renderToStaticMarkup(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
  const { rules, fonts } = toStyles(body);
  const meta = await readMeta(path);
  const page = renderToStaticMarkup(
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" type="image/svg+xml" href={icon} />
        <CommonHead />
        {meta.map(({ title, ...attributes }) =>
          title === undefined ? (
            <meta key={Object.values(attributes)[0]} {...attributes} />
          ) : (
            <title key="title">{title}</title>
          ),
        )}
        <Style css={rules} />
        {/* Apart, so that none is fetched before the words are there */}
        <Style css={fonts} media="not all" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text */}
        <script dangerouslySetInnerHTML={{ __html: showFonts }} />
        <noscript>
          <Style css={fonts} />
        </noscript>
      </head>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered above */}
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>,
  );
  return `<!doctype html>${page}`;
}

function Style({ css, media }: { css: string; media?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own sheet
  return <style media={media} dangerouslySetInnerHTML={{ __html: css }} />;
}

/** The source files that each screen is made of, from src/web, by its path. */
export function listScreenFiles(): Map<string, string[]> {
  return new Map([...listScreens()].map((path) => [path, listFiles(path)]));
}

import literata from '@fontsource-variable/literata/files/literata-latin-opsz-normal.woff2?url';
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import { brand } from '../../shared/brand.ts';
import { deskColours } from '../ui/desk-colours.ts';
import { themeScript } from '../ui/theme.ts';

/** In the head of every page. */
export function CommonHead() {
  return (
    <>
      <meta name="color-scheme" content="light dark" />
      {Object.entries(deskColours).map(([scheme, colour]) => (
        <meta key={scheme} name="theme-color" content={colour} media={`(prefers-color-scheme: ${scheme})`} />
      ))}
      <link rel="apple-touch-icon" href="/icons/192.png" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text; before the first paint, or a dark page flashes */}
      <script dangerouslySetInnerHTML={{ __html: themeScript }} />
    </>
  );
}

/** Where the scripts of this page cannot be had, the first view says so. Its one button is to begin afresh. */
const tellFailure = `addEventListener('error',({target,error})=>{if(target.localName!=='script'&&!(error instanceof SyntaxError))return;const tell=()=>{const view=document.getElementById('first-view');const failure=view?.querySelector('template');if(!failure)return;view.replaceChildren(failure.content);view.querySelector('button').onclick=()=>location.reload()};if(document.readyState==='loading')addEventListener('DOMContentLoaded',tell);else tell()},true)`;

/** In the head of the page that the application runs in. The serif is large, and stands in headings only. */
export function AppHead() {
  const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;
  return (
    <>
      <title>{brand.name}</title>
      <CommonHead />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text; the scripts come after it */}
      <script dangerouslySetInnerHTML={{ __html: tellFailure }} />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link {...font} href={sourceSans} />
      <link {...font} href={literata} fetchPriority="low" />
    </>
  );
}

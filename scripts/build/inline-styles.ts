import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PrunedCss, pruneCss } from './prune-css.ts';

export const sheetLink = /<link rel="stylesheet" href="([^"]+)"\/>/g;
const iconLink = /(<link rel="icon"[^>]* href=")([^"]+)("\/>)/;

/** The fonts come once the words are seen, in the reader's own; after one page, they are at hand. */
const showFonts = `(()=>{const fonts=document.currentScript.previousElementSibling;const show=()=>{fonts.media='all';try{sessionStorage.setItem('draftwell.fonts','1')}catch{}};let seen;try{seen=sessionStorage.getItem('draftwell.fonts')}catch{}if(seen)show();else if(window.PerformanceObserver?.supportedEntryTypes?.includes('paint'))new PerformanceObserver((_,paint)=>{paint.disconnect();show()}).observe({type:'paint',buffered:true});else addEventListener('load',show)})()`;

/**
 * Puts the styles that a page needs into the page, in place of the stylesheet that holds those of the whole product,
 * and its icon: nothing stands between its words and the first paint. Only for pages that no script changes.
 * @param folder of the build
 */
export function inlineStyles(folder: string, paths: readonly string[]): void {
  for (const path of paths) {
    const file = join(folder, path, 'index.html');
    const html = readFileSync(file, 'utf8');
    const inlined = html.replaceAll(sheetLink, (_, href: string) => {
      const css = readFileSync(join(folder, href), 'utf8');
      return toStyles(pruneCss(css, html));
    });
    const whole = inlined.replace(iconLink, (_, before: string, href: string, after: string) => {
      const svg = readFileSync(join(folder, href), 'base64');
      return `${before}data:image/svg+xml;base64,${svg}${after}`;
    });
    writeFileSync(file, whole);
  }
}

/** Fonts stand apart, so that none is fetched before the words are there. */
function toStyles({ rules, fonts }: PrunedCss): string {
  const withoutScript = `<noscript><style>${fonts}</style></noscript>`;
  return `<style>${rules}</style><style media="not all">${fonts}</style><script>${showFonts}</script>${withoutScript}`;
}

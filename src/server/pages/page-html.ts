import { type ServerFacts, serverFactsId, toEngineWords, toFigures } from '../../shared/facts.ts';
import type { PlanCatalogue } from '../../shared/plans.ts';
import { escapeHtml } from '../platform/html.ts';

/** The page of the app with the facts, as data that no browser runs. Nothing in it can end the element early. */
export function withFacts(html: string, facts: ServerFacts): string {
  const json = JSON.stringify(facts).replaceAll('<', '\\u003c');
  return addToHead(html, `<script type="application/json" id="${serverFactsId}">${json}</script>`);
}

export function withFigures(html: string, plans: PlanCatalogue): string {
  const figures: Record<string, string> = toFigures(plans);
  return html.replace(
    /(<span data-figure="(\w+)">)[^<]*/g,
    (whole, start: string, name: string) => `${start}${figures[name] ?? whole}`,
  );
}

/** A page that the build rendered, without the claim of the brand where the operator does not make it. */
export function withClaim(html: string, makesClaim: boolean): string {
  return makesClaim ? html : html.replace(/<span data-claim=""[^>]*>[^<]*<\/span>/g, '');
}

export function withEngine(html: string, engine: ServerFacts['engine']): string {
  const words = escapeHtml(toEngineWords(engine));
  return html.replace(/(<b data-engine="[^"]*">)[^<]*/g, (_, start: string) => start + words);
}

/** The page of the app, which asks for the scripts of a screen all at once, instead of one after the other. */
export function withPreloads(html: string, scripts: readonly string[]): string {
  const links = scripts.map((href) => `<link rel="modulepreload" crossorigin href="${escapeHtml(href)}">`);
  return addToHead(html, links.join(''));
}

/** The page of the app, which shows the editor before the app runs: for who is about to get it. */
export function withEditor(html: string): string {
  return html.replace('<body', '<body data-editor');
}

/** A public page with the one address that search engines and links to it should use. */
export function withAddress(html: string, address: string): string {
  const escaped = escapeHtml(address);
  return addToHead(
    html,
    `<link rel="canonical" href="${escaped}"/><meta property="og:url" content="${escaped}"/>`,
  );
}

function addToHead(html: string, elements: string): string {
  return html.replace('</head>', () => `${elements}</head>`);
}

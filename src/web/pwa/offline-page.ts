import { brand } from '../../shared/brand.ts';
import { deskColours } from '../ui/desk-colours.ts';

/** As styles/tokens.css has them: no stylesheet can be fetched where this page is shown. */
const roles = {
  light: {
    desk: deskColours.light,
    ink: '#211d16',
    'ink-2': '#4b4437',
    edge: '#877d6b',
    paper: '#fdfcf9',
    pencil: '#2a43b0',
    'on-pencil': '#fdfcf9',
  },
  dark: {
    desk: deskColours.dark,
    ink: '#efe8da',
    'ink-2': '#cdc4b3',
    edge: '#897f6d',
    paper: '#1d1a15',
    pencil: '#a8b7ff',
    'on-pencil': '#13173a',
  },
} as const;

/** Nothing but what stands in the page itself, and the fonts that are kept. */
export const offlinePagePolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "font-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/**
 * In the place of a page of words that is not kept on the device, where the server cannot be reached.
 * @param files what is kept of the release: its fonts are among it
 * @param basePath of the server
 */
export function toOfflinePage(files: readonly string[], basePath: string): string {
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>No connection: ${brand.name}</title><style>${toStyle(files, basePath)}</style></head><body><main>
<h1>This page needs a connection</h1>
<p>The server cannot be reached, and this page is not kept on your device. Your texts are: you can go on writing.</p>
<p class="ways"><a class="first" href="${basePath}/">Go on writing</a><a href="">Try again</a></p>
</main></body></html>`;
}

function toStyle(files: readonly string[], basePath: string): string {
  return `${toFace('Literata', files, basePath)}${toFace('Source Sans 3', files, basePath)}
:root{color-scheme:light dark;${toProperties(roles.light)}}
@media (prefers-color-scheme:dark){:root{${toProperties(roles.dark)}}}
body{display:grid;min-height:100dvh;box-sizing:border-box;margin:0;padding:1rem;background:var(--desk);color:var(--ink);font:400 1rem/1.5rem "Source Sans 3","Segoe UI",sans-serif}
main{place-self:center;max-width:34rem}
h1{margin:0;font:520 2rem/2.5rem Literata,Georgia,serif;letter-spacing:-.02em;text-wrap:balance}
p{margin:1rem 0;color:var(--ink-2)}
.ways{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:1.5rem}
a{display:inline-flex;align-items:center;min-height:3rem;padding:0 1rem;border:1px solid var(--edge);border-radius:.375rem;background:var(--paper);color:var(--ink);font-weight:500;text-decoration:none}
.first{border-color:var(--pencil);background:var(--pencil);color:var(--on-pencil);font-weight:600}
:focus-visible{outline:2px solid var(--pencil);outline-offset:2px}`;
}

/** The family, where its file is kept. */
function toFace(family: string, files: readonly string[], basePath: string): string {
  const name = family.toLowerCase().replaceAll(' ', '-');
  const file = files.find((path) => path.startsWith(`/assets/${name}-latin-`) && path.endsWith('.woff2'));
  return file ? `@font-face{font-family:"${family}";font-weight:200 900;src:url("${basePath}${file}")}` : '';
}

function toProperties(colours: Readonly<Record<string, string>>): string {
  return Object.entries(colours)
    .map(([role, colour]) => `--${role}:${colour}`)
    .join(';');
}

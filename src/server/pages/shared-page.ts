import { createHash } from 'node:crypto';
import { brand } from '../../shared/brand.ts';
import { toSharedAddress } from '../../shared/handed-text.ts';
import { toOutsideHtml } from '../http/base-path.ts';
import { escapeHtml } from '../platform/html.ts';

const style = `:root{color-scheme:light dark}body{display:grid;place-content:center;min-height:100dvh;margin:0;padding:1rem;box-sizing:border-box;font:1rem/1.5rem system-ui,sans-serif}main{max-width:34rem}h1{font:520 1.5rem/2rem Georgia,serif}`;

/** It loads nothing, and nothing of what was shared can run. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/**
 * To a text that was shared before the service worker runs, which else takes it: hands it back to the browser at once, in
 * the fragment of a link, so that it stands in no address that a server is asked for. It is neither stored nor logged.
 */
export function answerSharedText(text: string, basePath: string): Response {
  const page = text.trim() === '' ? toUnreadPage() : toHandingPage(escapeHtml(toSharedAddress(text)));
  const body = toOutsideHtml(page, basePath);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
  };
  return new Response(body, { status: text.trim() === '' ? 400 : 200, headers });
}

function toHandingPage(address: string): string {
  return toPage({
    title: 'Your text is here',
    head: `<meta http-equiv="refresh" content="0;url=${address}">`,
    content: `<p><a href="${address}">Go on to the editor</a></p>`,
  });
}

function toUnreadPage(): string {
  return toPage({
    title: 'This could not be taken over',
    content: `<p>It was no text, or too long a one. It is still where you shared it from: copy it there, then <a href="/improve-text">paste it into the editor</a>.</p>`,
  });
}

function toPage({ title, head = '', content }: { title: string; head?: string; content: string }): string {
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
${head}<title>${title}: ${brand.name}</title><style>${style}</style></head>
<body><main><h1>${title}</h1>${content}</main></body></html>`;
}

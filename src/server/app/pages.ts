import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { resetPasswordPage, screens, staticPages, visitorPages } from '../../shared/screens.ts';
import { toContentSecurityPolicy } from './security-headers.ts';

export interface Pages {
  answer(request: Request): Promise<Response>;
}

interface Page {
  html: string;
  policy: string;
}

const forVisitors: ReadonlySet<string> = new Set(visitorPages);

/** Serves what the build made: hashed assets for ever, pages fresh, with the hashes of their own inline scripts. */
export async function makePages(
  buildDir: string,
  hasSession: (headers: Headers) => Promise<boolean>,
): Promise<Pages> {
  const app = await readPage(join(buildDir, 'index.html'));
  const prerendered = await readStaticPages(buildDir);
  const files = makeFiles(buildDir);

  return {
    async answer(request) {
      const path = new URL(request.url).pathname.replace(/(?<=.)\/$/, '');
      if (isFile(path)) {
        const file = await files.fetch(request);
        // A script that is missing must not come as a page; any other address may have been typed by a person.
        return file.status === 404 && !path.startsWith('/assets/') ? toResponse(app, 404) : file;
      }
      // The router of the app does not mind capitals either.
      const screen = path.toLowerCase();
      const page = prerendered.get(screen);
      const mayDiffer = page !== undefined || forVisitors.has(screen);
      // Words can be read while the database is away.
      const isSignedIn = mayDiffer && (await hasSession(request.headers).catch(() => false));
      if (isSignedIn && forVisitors.has(screen)) return toDashboard();
      if (page) return toResponse(isSignedIn ? toMemberPage(page) : page, 200);
      return toResponse(app, screens.has(screen) ? 200 : 404, headersOf.get(screen));
    },
  };
}

async function readStaticPages(buildDir: string): Promise<Map<string, Page>> {
  const pages = staticPages.map(
    async (path) => [path as string, await readPage(join(buildDir, path, 'index.html'))] as const,
  );
  return new Map(await Promise.all(pages));
}

function makeFiles(buildDir: string): Hono {
  return new Hono()
    .use('/assets/*', async (c, next) => {
      await next();
      if (c.res.ok) c.header('cache-control', 'public, max-age=31536000, immutable');
    })
    .get('*', serveStatic({ root: buildDir }));
}

/** The address of this screen holds secrets: it goes neither to another page nor into a cache. */
const headersOf = new Map([
  [resetPasswordPage as string, { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' }],
]);

function toDashboard(): Response {
  return new Response(null, {
    status: 302,
    headers: { location: '/dashboard', 'cache-control': 'no-store' },
  });
}

/** A page that the build rendered, for who is signed in: its styles show the way back to the dashboard. */
function toMemberPage({ html, policy }: Page): Page {
  return { html: html.replace('<body', '<body data-member'), policy };
}

/** Addresses of pages have no dot in their last part; files all have one. */
function isFile(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path) && !path.endsWith('.html');
}

async function readPage(path: string): Promise<Page> {
  const html = await readFile(path, 'utf8');
  const inlineScripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = inlineScripts.map(([, script = '']) => createHash('sha256').update(script).digest('base64'));
  return { html, policy: toContentSecurityPolicy(hashes) };
}

function toResponse({ html, policy }: Page, status: number, headers: Record<string, string> = {}): Response {
  const usual = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-cache',
  };
  return new Response(html, { status, headers: { ...usual, ...headers } });
}

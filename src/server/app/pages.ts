import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { toContentSecurityPolicy } from './security-headers.ts';

export interface Pages {
  answer(request: Request): Response | Promise<Response>;
}

/** Pages that are plain HTML for everyone who is not signed in. Signed-in visitors go on to their dashboard. */
const visitorPages: ReadonlySet<string> = new Set(['/landing', '/login', '/signup']);

/** Pages that were rendered when the app was built; every other address gets the app itself. */
const prerenderedPages = ['/landing'] as const;

interface Page {
  html: string;
  policy: string;
}

/** Serves what the build made: hashed assets for ever, pages fresh, with the hashes of their own inline scripts. */
export async function makePages(
  buildDir: string,
  hasSession: (headers: Headers) => Promise<boolean>,
): Promise<Pages> {
  const app = await readPage(join(buildDir, 'index.html'));
  const prerendered = new Map(
    await Promise.all(
      prerenderedPages.map(
        async (path) => [path as string, await readPage(join(buildDir, path, 'index.html'))] as const,
      ),
    ),
  );
  const files = new Hono()
    .use('/assets/*', async (c, next) => {
      await next();
      if (c.res.ok) c.header('cache-control', 'public, max-age=31536000, immutable');
    })
    .get('*', serveStatic({ root: buildDir }));

  return {
    async answer(request) {
      const path = new URL(request.url).pathname.replace(/(?<=.)\/$/, '');
      if (visitorPages.has(path) && (await hasSession(request.headers))) {
        return new Response(null, {
          status: 302,
          headers: { location: '/dashboard', 'cache-control': 'no-store' },
        });
      }
      if (isFile(path)) return files.fetch(request);
      return toResponse(prerendered.get(path) ?? app, 200);
    },
  };
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

function toResponse({ html, policy }: Page, status: number): Response {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-cache',
  };
  return new Response(html, { status, headers });
}

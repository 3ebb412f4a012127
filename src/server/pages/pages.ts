import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import type { ServerFacts } from '../../shared/facts.ts';
import {
  administratorScreens,
  editorScreens,
  listScreens,
  resetPasswordPage,
  staticPages,
  visitorPages,
} from '../../shared/screens.ts';
import { readErrorCode } from '../db/database.ts';
import { toBasePath, toOutsideHtml } from '../http/base-path.ts';
import { toContentSecurityPolicy } from '../http/security-headers.ts';
import type { Pages } from '../http/server.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import { NotBuiltError } from './not-built-error.ts';
import {
  withAddress,
  withClaim,
  withEditor,
  withEngine,
  withFacts,
  withFigures,
  withPreloads,
} from './page-html.ts';
import { writeRobots, writeSitemap } from './robots.ts';
import { securityTxtPath, writeSecurityTxt } from './security-txt.ts';
import { answerSharedText } from './shared-page.ts';

export interface Visitors {
  hasSession(headers: Headers): Promise<boolean>;
  /** As cheap as can be: the session may have ended. */
  namesSession(headers: Headers): boolean;
  isAdministrator(headers: Headers): Promise<boolean>;
}

export interface Site {
  /** Where the product is found, without a slash at the end. */
  publicUrl?: string | undefined;
  /** An address to report weaknesses at. */
  securityContact?: string | undefined;
  clock?: Clock;
}

/** The smallest first. Beside the event loop: a page in brotli takes as long as many requests. */
const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };
type Encoding = keyof typeof compressors;
const encodingsBySize = ['br', 'gzip'] as const;

interface Page {
  policy: string;
  html: Buffer;
  /** The same, compressed, by the name that HTTP has for it; made when it is first asked for. */
  compressed: Map<Encoding, Promise<Buffer>>;
}

interface StaticPage {
  forVisitors: Page;
  forMembers: Page;
}

const screens = listScreens();
const editors: ReadonlySet<string> = new Set(editorScreens);
const forAdministrators: ReadonlySet<string> = new Set(administratorScreens);
const forVisitors: ReadonlySet<string> = new Set(visitorPages);

/** The address of this screen holds secrets: it goes neither to another page nor into a cache. */
const headersOf = new Map([
  [resetPasswordPage as string, { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' }],
]);

/** A page without scripts and without secrets needs no process of its own: starting one takes as long as its paint. */
const openToAll = { 'cross-origin-opener-policy': 'unsafe-none' };

/**
 * Serves what the build made: hashed assets for ever, pages fresh, with the hashes of their own inline scripts.
 * @param site what the operator says of where this is, and of whom to tell what is wrong with it
 * @throws NotBuiltError
 */
export async function makePages(
  buildDir: string,
  { hasSession, namesSession, isAdministrator }: Visitors,
  readFacts: () => ServerFacts,
  site: Site = {},
): Promise<Pages> {
  const { publicUrl } = site;
  const files = makeFiles(buildDir, site);
  const readPages = makePageReader(buildDir, readFacts, publicUrl);
  await readPages().catch((error: unknown) => {
    throw readErrorCode(error) === 'ENOENT' ? new NotBuiltError() : error;
  });

  /** Decides what is seen until it is known who asks. */
  function pickScreen({ app, screenPages, editorPages }: ReadPages, screen: string, headers: Headers): Page {
    const isForEditor = editors.has(screen) && namesSession(headers);
    return (isForEditor ? editorPages : screenPages).get(screen) ?? app;
  }

  return {
    answerShared: (text) => answerSharedText(text, toBasePath(publicUrl)),
    async answer(request) {
      const path = new URL(request.url).pathname.replace(/(?<=.)\/$/, '');
      if (isFile(path)) {
        const file = await files.fetch(request);
        // A script that is missing must not come as a page; any other address may have been typed by a person.
        if (file.status !== 404 || path.startsWith('/assets/')) return file;
        const { app } = await readPages();
        return toResponse(app, { encodings: request.headers.get('accept-encoding'), status: 404 });
      }
      const pages = await readPages();
      // The router of the app does not mind capitals either.
      const screen = path.toLowerCase();
      const page = pages.prerendered.get(screen);
      const mayDiffer = page !== undefined || forVisitors.has(screen);
      // Words can be read while the database is away.
      const isSignedIn = mayDiffer && (await hasSession(request.headers).catch(() => false));
      if (isSignedIn && forVisitors.has(screen)) return toDashboard();
      const encodings = request.headers.get('accept-encoding');
      if (page)
        return toResponse(isSignedIn ? page.forMembers : page.forVisitors, { encodings, headers: openToAll });
      // Where it cannot be known, the page asks again by itself
      const isThere =
        screens.has(screen) &&
        (!forAdministrators.has(screen) || (await isAdministrator(request.headers).catch(() => true)));
      const status = isThere ? 200 : 404;
      const shown = pickScreen(pages, screen, request.headers);
      return toResponse(shown, { encodings, status, headers: headersOf.get(screen) });
    },
  };
}

interface ReadPages {
  app: Page;
  screenPages: Map<string, Page>;
  editorPages: Map<string, Page>;
  prerendered: Map<string, StaticPage>;
}

/** The pages with what is true of the server now: they are read anew when somebody else writes on it. */
function makePageReader(buildDir: string, readFacts: () => ServerFacts, publicUrl: string | undefined) {
  const toPageHere = (html: string) => makePage(toOutsideHtml(html, toBasePath(publicUrl)));

  async function read(facts: ServerFacts): Promise<ReadPages> {
    const appHtml = withFacts(await readHtml(join(buildDir, 'index.html')), facts);
    return {
      app: toPageHere(appHtml),
      screenPages: await readScreens(buildDir, appHtml, toPageHere),
      editorPages: await readScreens(buildDir, withEditor(appHtml), toPageHere),
      prerendered: await readStaticPages(buildDir, facts, { publicUrl, toPage: toPageHere }),
    };
  }

  let last: { facts: string; pages: Promise<ReadPages> } | undefined;
  return () => {
    const facts = readFacts();
    const key = JSON.stringify(facts);
    if (last?.facts !== key) last = { facts: key, pages: read(facts) };
    return last.pages;
  };
}

/** The app's page by screen: it differs in the scripts that it asks for ahead. A build may come without that list. */
async function readScreens(
  buildDir: string,
  html: string,
  toPage: (html: string) => Page,
): Promise<Map<string, Page>> {
  const list = await readHtml(join(buildDir, 'preloads.json')).catch(() => '{}');
  const preloads = Object.entries(JSON.parse(list) as Record<string, string[]>);
  return new Map(preloads.map(([screen, scripts]) => [screen, toPage(withPreloads(html, scripts))]));
}

/** Where nobody can, the styles of a public page hide what it says of it. */
function canPay(billing: ServerFacts['billing']): boolean {
  return billing === 'stripe' || billing === 'sandbox';
}

async function readStaticPages(
  buildDir: string,
  { plans, engine, billing, makesClaim }: ServerFacts,
  { publicUrl, toPage }: { publicUrl: string | undefined; toPage: (html: string) => Page },
): Promise<Map<string, StaticPage>> {
  const pages = staticPages.map(async (path) => {
    const read = await readHtml(join(buildDir, path, 'index.html'));
    const told = withClaim(withEngine(withFigures(read, plans), engine), makesClaim);
    const payable = canPay(billing) ? told : told.replace('<body', '<body data-no-payment');
    const html = publicUrl === undefined ? payable : withAddress(payable, publicUrl + path);
    // The styles of a member's page show the way back to the dashboard.
    const forMembers = toPage(html.replace('<body', '<body data-member'));
    return [path as string, { forVisitors: toPage(html), forMembers }] as const;
  });
  return new Map(await Promise.all(pages));
}

function makeFiles(buildDir: string, { publicUrl, securityContact, clock = systemClock }: Site): Hono {
  const files = new Hono()
    .use('*', async (c, next) => {
      await next();
      const isHashed = c.req.path.startsWith('/assets/');
      if (c.res.ok) c.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    })
    .get('/robots.txt', (c) => c.text(writeRobots(publicUrl)));
  if (publicUrl !== undefined)
    files.get('/sitemap.xml', (c) =>
      c.body(writeSitemap(publicUrl), 200, { 'content-type': 'application/xml' }),
    );
  if (securityContact !== undefined)
    files.get(securityTxtPath, (c) =>
      c.text(writeSecurityTxt({ contact: securityContact, publicUrl, now: clock() })),
    );
  return files.get('*', serveStatic({ root: buildDir, precompressed: true }));
}

function toDashboard(): Response {
  return new Response(null, {
    status: 302,
    headers: { location: '/dashboard', 'cache-control': 'no-store' },
  });
}

/** Addresses of pages have no dot in their last part; files all have one. */
function isFile(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path) && !path.endsWith('.html');
}

function readHtml(path: string): Promise<string> {
  return readFile(path, 'utf8');
}

function makePage(html: string): Page {
  const inlineScripts = [
    ...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/g),
  ];
  const hashes = inlineScripts.map(([, script = '']) => createHash('sha256').update(script).digest('base64'));
  return { html: Buffer.from(html), policy: toContentSecurityPolicy(hashes), compressed: new Map() };
}

interface Answer {
  encodings: string | null;
  status?: number;
  headers?: Record<string, string> | undefined;
}

async function toResponse(page: Page, { encodings, status = 200, headers = {} }: Answer): Promise<Response> {
  const accepted = parseAccept(encodings ?? '').filter(({ q }) => q > 0);
  const encoding = encodingsBySize.find((name) => accepted.some(({ type }) => type.toLowerCase() === name));
  const usual = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.policy,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    ...(encoding !== undefined && { 'content-encoding': encoding }),
  };
  const body = encoding === undefined ? page.html : await compress(page, encoding);
  return new Response(new Uint8Array(body), { status, headers: { ...usual, ...headers } });
}

function compress({ html, compressed }: Page, encoding: Encoding): Promise<Buffer> {
  const known = compressed.get(encoding);
  if (known !== undefined) return known;
  const made = compressors[encoding](html);
  compressed.set(encoding, made);
  made.catch(() => compressed.delete(encoding));
  return made;
}

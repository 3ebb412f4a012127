/** The service worker: the app opens without a connection, and a new release waits until it is asked for. */
import { readSharedText, toSharedAddress } from '../../shared/handed-text.ts';
import { answerSoon } from './answer-soon.ts';
import { offlinePagePolicy, toOfflinePage } from './offline-page.ts';
import { appPage, decideWay, findHome, listOldCaches, type Shell, toCacheName } from './policy.ts';

/** Written in by the build, which knows the names of the files. */
declare const __SHELL__: Shell;

/** What of the worker's world is used. The library of its types does not go together with that of pages. */
interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface AskEvent extends LongEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LongEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: AskEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

const scope = self as unknown as WorkerScope;
const home = findHome(scope.location.href);
const cacheName = toCacheName(__SHELL__, home);
/** As the browser knows what the build named from the root. */
const toAddress = (path: string) => home.basePath + path;

/** How long a network may take to answer with a page that is kept as well. */
const patienceMs = 5_000;

scope.addEventListener('install', (event) => event.waitUntil(fill()));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
scope.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void scope.skipWaiting();
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const way = decideWay(request, home);
  if (way === 'page') event.respondWith(answerPage(request));
  if (way === 'words') event.respondWith(answerWords(request));
  if (way === 'asset') event.respondWith(answerAsset(request));
  if (way === 'share') event.respondWith(takeShared(request));
});

/** Page and policy belong together, so the page is kept with its headers. It is asked for as nobody. */
async function fill(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(
    __SHELL__.files.map((path) =>
      path === appPage
        ? new Request(toAddress(path), { cache: 'reload', credentials: 'omit' })
        : toAddress(path),
    ),
  );
}

async function takeOver(): Promise<void> {
  const old = listOldCaches(await caches.keys(), __SHELL__, home);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/**
 * Nothing that comes from the network here is kept: it may be a page of somebody's. There is no preload of navigations: it
 * asks for every address, so also for a mailed link that works once, beside what the browser asks itself.
 */
async function answerPage(request: Request): Promise<Response> {
  return answerSoon({
    ask: () => fetch(request),
    findKept: () => caches.match(toAddress(appPage), { cacheName, ignoreVary: true }),
    patienceMs,
  });
}

async function answerWords(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': offlinePagePolicy,
      'cache-control': 'no-store',
    };
    return new Response(toOfflinePage(__SHELL__.files, home.basePath), { status: 503, headers });
  }
}

/** On to the editor, which finds the text in the address. */
async function takeShared(request: Request): Promise<Response> {
  const text = readSharedText(await request.formData());
  return Response.redirect(home.origin + toAddress(toSharedAddress(text)), 303);
}

async function answerAsset(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    void caches.open(cacheName).then((cache) => cache.put(request, copy));
  }
  return answer;
}

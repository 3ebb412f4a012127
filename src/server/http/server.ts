import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '../../shared/errors.ts';
import { sharePath } from '../../shared/handed-text.ts';
import {
  dictionaryBodyLimitBytes,
  feedbackBodyLimitBytes,
  requestBodyLimitBytes,
} from '../../shared/limits.ts';
import type { Config } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import { findRequestContext } from '../platform/request-context.ts';
import { publicCalls, toOperationUrl } from './api.ts';
import { answerUnder, toBasePath } from './base-path.ts';
import { readJsonBody } from './body.ts';
import type { CallLimits } from './call-limits.ts';
import type { Caller } from './caller.ts';
import { clientAddressHeader, readClientAddress } from './client-address.ts';
import { toAppError, toErrorResponse } from './errors.ts';
import { makeLoggedPath, metricsPath } from './logged-path.ts';
import { mayReadMetrics } from './metrics-access.ts';
import { isForeignOrigin } from './origin.ts';
import type { Report } from './report.ts';
import { apiHeaders, commonHeaders } from './security-headers.ts';
import { receiveSharedText } from './shared-text.ts';

export interface Pages {
  answer(request: Request): Promise<Response>;
  /** To a text that was shared before the service worker runs; empty for one that could not be read. */
  answerShared(text: string): Response;
}

export interface AnsweredRequest {
  method: string;
  /** As the log has it. */
  route: string;
  status: number;
  seconds: number;
}

/** A protocol that programs speak: it answers at addresses of its own, and by its own rules. */
export interface Door {
  /** By method and address, with names in braces for what differs: that is what the log has. */
  routes: readonly string[];
  /** Undefined: the address is none of this door's. Never rejects. */
  answer(request: Request, clientAddress: string): Promise<Response> | undefined;
}

export interface HttpDependencies {
  routes: readonly string[];
  doors: readonly Door[];
  config: Pick<Config, 'TRUSTED_PROXIES' | 'PUBLIC_URL' | 'METRICS_TOKEN'>;
  api: (request: Request, caller: Caller | undefined) => Promise<Response | undefined>;
  /** The same tools for clients of the Model Context Protocol. */
  mcp: (
    arriving: Promise<Request>,
    asked: { authorization: string | null; host: string | null },
  ) => Promise<Response>;
  accountRoutes: (request: Request) => Promise<Response>;
  getCaller: (authorization: string | null) => Promise<Caller>;
  countOfAddress: CallLimits['countOfAddress'];
  openApiDocument: () => Promise<unknown>;
  /** What a payment provider posts: by its signature, and with a body that nothing has touched. */
  billingWebhook: (request: Request) => Promise<Response>;
  billingPages: Hono | undefined;
  pages: Pages;
  metrics: { contentType: string; read(): Promise<string>; countRequest(request: AnsweredRequest): void };
  report: Report;
  log: Log;
}

export const mcpPath = '/api/mcp';

export type HttpApp = Hono<{ Bindings: HttpBindings }>;

/** Others, such as TRACE, are no requests that the platform knows. */
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The product over HTTP: every request passes here, and every answer leaves with its headers. */
export function makeHttpApp(dependencies: HttpDependencies): HttpApp {
  const { config, api, mcp, accountRoutes, getCaller, openApiDocument, pages, report, log } = dependencies;
  const { billingWebhook, billingPages, metrics, doors } = dependencies;
  const { countOfAddress } = dependencies;
  const headers = commonHeaders(config.PUBLIC_URL?.startsWith('https:') ?? false);
  const basePath = toBasePath(config.PUBLIC_URL);
  const app: HttpApp = new Hono();
  const toLoggedPath = makeLoggedPath([...dependencies.routes, ...doors.flatMap(({ routes }) => routes)]);

  app.use(async (c, next) => {
    const startedAt = performance.now();
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.header(name, value);
    c.header('x-request-id', findRequestContext()?.request_id);
    if (basePath !== '') answerUnder(c, basePath);
    const seconds = (performance.now() - startedAt) / 1_000;
    const [path, { status }] = [toLoggedPath(c.req.path), c.res];
    log.info({ method: c.req.method, path, status, milliseconds: Math.round(seconds * 1_000) }, 'request');
    const method = methods.has(c.req.method) ? c.req.method : 'other';
    metrics.countRequest({ method, route: path, status, seconds });
  });

  app.use(async (c, next) => {
    // Which of them a proxy believes cannot be known.
    if (countHosts(c.env.incoming.rawHeaders) > 1) throw new AppError('INVALID_REQUEST');
    await next();
  });

  app.use('/api/*', async (c, next) => {
    await next();
    for (const [name, value] of apiHeaders) c.header(name, value);
    // Otherwise the adapter waits for more of the stream, to learn its length, before it sends the first word.
    const isStream = c.res.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    if (isStream) c.header('transfer-encoding', 'chunked');
  });

  // Apart from the headers above, which what is refused here gets too.
  app.use('/api/*', async (c, next) => {
    if (!methods.has(c.req.method)) throw new AppError('NOT_FOUND');
    const isForeign = !isSafe(c.req.method) && isForeignOrigin(c.req.raw.headers, config.PUBLIC_URL);
    if (isForeign) throw new AppError('FOREIGN_ORIGIN');
    // The limit below does not look at what a GET brings
    if (isSafe(c.req.method) && Number(c.req.header('content-length') ?? 0) > requestBodyLimitBytes)
      refuseOversize();
    await next();
  });
  app.use('/api/*', (c, next) =>
    bodyLimit({ maxSize: findBodyLimit(c.req.path), onError: refuseOversize })(c, next),
  );

  app.use(async (c, next) => {
    const clientAddress = findClientAddress(c, config);
    for (const door of doors) {
      const answer = door.answer(c.req.raw, clientAddress);
      if (answer !== undefined) return answer;
    }
    return next();
  });

  app.onError((error) => toErrorResponse(report(toAppError(error))));

  app.post('/api/billing/webhook', (c) => billingWebhook(c.req.raw));
  app.get('/api/openapi.json', async (c) => c.json((await openApiDocument()) as object));
  app.get('/api/docs', (c) => pages.answer(c.req.raw));
  app.all('/api/auth/*', async (c) => accountRoutes(await receive(c, c.req.url, config)));
  app.all(mcpPath, (c) => {
    countOfAddress(findClientAddress(c, config));
    const [authorization = null, host = null] = [c.req.header('authorization'), c.req.header('host')];
    return mcp(receive(c, c.req.url, config), { authorization, host });
  });
  app.all('/api/*', async (c) => {
    const isPublic = publicCalls.has(`${toCallMethod(c.req.method)} ${c.req.path}`);
    // The body arrives while the database is asked who calls; whoever has no session hears that first.
    const arriving = receive(c, toOperationUrl(c.req.raw), config, toCallMethod(c.req.method));
    arriving.catch(() => undefined);
    if (!isPublic) countOfAddress(findClientAddress(c, config));
    const caller = isPublic ? undefined : await getCaller(c.req.header('authorization') ?? null);
    if (isForAdministrators(c.req.path) && caller?.isAdministrator !== true) throw new AppError('NOT_FOUND');
    const answer = await api(await arriving, caller);
    if (answer === undefined) throw new AppError('NOT_FOUND');
    if (c.req.method !== 'HEAD') return answer;
    await answer.body?.cancel();
    return new Response(null, answer);
  });
  app.get(metricsPath, async (c, next) => {
    if (!mayReadMetrics(c.env.incoming, config)) return next();
    return c.body(await metrics.read(), 200, { 'content-type': metrics.contentType });
  });
  if (billingPages !== undefined) app.route('/', billingPages);
  app.post(
    sharePath,
    bodyLimit({ maxSize: requestBodyLimitBytes, onError: () => pages.answerShared('') }),
    async (c) => pages.answerShared(await receiveSharedText(c.req.raw)),
  );
  // Without its slash, a page would lie beside what it loads, and outside of the service worker
  if (basePath !== '') app.get(basePath, (c) => c.redirect(`/${new URL(c.req.url).search}`, 308));
  app.get('*', (c) => pages.answer(c.req.raw));
  return app;
}

/** What runs the server: for everybody else there is nothing there. */
function isForAdministrators(path: string): boolean {
  return path.startsWith('/api/admin/');
}

/** A HEAD is answered as a GET is, without the body: so balancers ask whether a server is there. */
function toCallMethod(method: string): string {
  return method === 'HEAD' ? 'GET' : method;
}

/** @param rawHeaders names and values in turn */
function countHosts(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
}

function isSafe(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** In bytes. */
function findBodyLimit(path: string): number {
  if (path === '/api/dictionary/words') return dictionaryBodyLimitBytes;
  const mayHoldFeedback = path.startsWith('/api/functions/get-feedback') || path === mcpPath;
  return mayHoldFeedback ? feedbackBodyLimitBytes : requestBodyLimitBytes;
}

function refuseOversize(): never {
  throw new AppError('REQUEST_TOO_LARGE');
}

/** Past the proxies that are trusted. */
function findClientAddress(c: Context, { TRUSTED_PROXIES }: Pick<Config, 'TRUSTED_PROXIES'>): string {
  const socketAddress = getConnInfo(c).remote.address ?? '';
  return readClientAddress(socketAddress, c.req.header('x-forwarded-for') ?? null, TRUSTED_PROXIES);
}

/** The request with its body read whole and unpacked, within the limit, and with the client's true address. */
async function receive(
  c: Context,
  url: string,
  config: Pick<Config, 'TRUSTED_PROXIES'>,
  method: string = c.req.method,
): Promise<Request> {
  const { signal } = c.req.raw;
  const headers = new Headers(c.req.raw.headers);
  headers.set(clientAddressHeader, findClientAddress(c, config));
  if (isSafe(method)) return new Request(url, { method, headers, signal });
  const body = await readJsonBody(c.req.raw, findBodyLimit(c.req.path));
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.delete('transfer-encoding');
  return new Request(url, { method, headers, signal, ...(body.byteLength > 0 ? { body } : {}) });
}

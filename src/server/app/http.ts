import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { AppError } from '../../shared/errors.ts';
import { requestBodyLimitBytes } from '../../shared/limits.ts';
import type { Config } from '../platform/config.ts';
import { readJsonBody } from '../platform/http/body.ts';
import { clientAddressHeader, readClientAddress } from '../platform/http/client-address.ts';
import type { Caller } from '../platform/http/context.ts';
import { toAppError, toErrorResponse } from '../platform/http/errors.ts';
import { listOwnOrigins } from '../platform/http/origin.ts';
import type { Log } from '../platform/log.ts';
import { publicCalls, toOperationUrl } from './api.ts';
import type { Pages } from './pages.ts';
import type { Report } from './report.ts';
import { apiHeaders, commonHeaders } from './security-headers.ts';

export interface HttpDependencies {
  config: Pick<Config, 'TRUSTED_PROXIES' | 'PUBLIC_URL'>;
  api: (request: Request, caller: Caller | undefined) => Promise<Response | undefined>;
  accountRoutes: (request: Request) => Promise<Response>;
  getCaller: (authorization: string | null) => Promise<Caller>;
  openApiDocument: () => Promise<unknown>;
  /** What a payment provider posts: by its signature, and with a body that nothing has touched. */
  billingWebhook: (request: Request) => Promise<Response>;
  /** The sandbox's own pages, where it takes the payment. */
  billingPages: Hono | undefined;
  pages: Pages;
  newId: () => string;
  report: Report;
  log: Log;
}

/** The product over HTTP: every request passes here, and every answer leaves with its headers. */
export function makeHttpApp(dependencies: HttpDependencies): Hono {
  const { config, api, accountRoutes, getCaller, openApiDocument, pages, newId, report, log } = dependencies;
  const { billingWebhook, billingPages } = dependencies;
  const headers = commonHeaders(config.PUBLIC_URL?.startsWith('https:') ?? false);
  const app = new Hono();

  app.use(async (c, next) => {
    const requestId = newId();
    const startedAt = performance.now();
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.header(name, value);
    c.header('x-request-id', requestId);
    const milliseconds = Math.round(performance.now() - startedAt);
    // The path of a page may hold anything that a person typed there, so only the API's is written down.
    const path = c.req.path.startsWith('/api/') ? c.req.path : '(page)';
    log.info(
      { request_id: requestId, method: c.req.method, path, status: c.res.status, milliseconds },
      'request',
    );
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
    refuseDeclaredOversize(c.req.raw.headers);
    if (!isSafe(c.req.method)) refuseForeignOrigin(c.req.raw.headers, config.PUBLIC_URL);
    await next();
  });

  app.onError((error) => toErrorResponse(report(toAppError(error))));

  app.post('/api/billing/webhook', (c) => billingWebhook(c.req.raw));
  app.get('/api/openapi.json', async (c) => c.json((await openApiDocument()) as object));
  app.all('/api/auth/*', async (c) => accountRoutes(await receive(c, c.req.url, config)));
  app.all('/api/*', async (c) => {
    const isPublic = publicCalls.has(`${c.req.method} ${c.req.path}`);
    // The body arrives while the database is asked who calls; whoever has no session hears that first.
    const arriving = receive(c, toOperationUrl(c.req.raw), config);
    arriving.catch(() => undefined);
    const caller = isPublic ? undefined : await getCaller(c.req.header('authorization') ?? null);
    const answer = await api(await arriving, caller);
    if (answer === undefined) throw new AppError('NOT_FOUND');
    return answer;
  });
  if (billingPages !== undefined) app.route('/', billingPages);
  app.get('*', (c) => pages.answer(c.req.raw));
  return app;
}

function isSafe(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** A page of another site may not change anything here, whatever cookie the browser adds. Programs send no origin. */
function refuseForeignOrigin(headers: Headers, publicUrl: string | undefined): void {
  const origin = headers.get('origin');
  if (origin !== null && !listOwnOrigins(headers.get('host'), publicUrl).includes(origin)) {
    throw new AppError('FOREIGN_ORIGIN');
  }
}

function refuseDeclaredOversize(headers: Headers): void {
  if (Number(headers.get('content-length') ?? 0) > requestBodyLimitBytes) {
    throw new AppError('REQUEST_TOO_LARGE');
  }
}

/** The request with its body read whole, within the limit, and with the client's true address. */
async function receive(
  c: Context,
  url: string,
  { TRUSTED_PROXIES }: Pick<Config, 'TRUSTED_PROXIES'>,
): Promise<Request> {
  const { method, signal } = c.req.raw;
  const headers = new Headers(c.req.raw.headers);
  const socketAddress = getConnInfo(c).remote.address ?? '';
  const forwardedFor = headers.get('x-forwarded-for');
  headers.set(clientAddressHeader, readClientAddress(socketAddress, forwardedFor, TRUSTED_PROXIES));
  if (isSafe(method)) return new Request(url, { method, headers, signal });
  const body = await readJsonBody(c.req.raw, requestBodyLimitBytes);
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.delete('transfer-encoding');
  return new Request(url, { method, headers, signal, ...(body.byteLength > 0 ? { body } : {}) });
}

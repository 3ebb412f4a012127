import { implement } from '@orpc/server';
import { z } from 'zod';
import { profileContract } from '../../shared/contract/profile.ts';
import { AppError } from '../../shared/errors.ts';
import type { CallerContext } from '../http/caller.ts';
import type { AccountGateway, SignedIn } from './auth.ts';
import type { IdentityService, LimitService } from './identity.ts';
import { isOpenRoute, parseSignIn, parseSignUp, toErrorBody, toSignUpAnswer } from './limits.ts';

export function makeProfileRoutes(identity: Pick<IdentityService, 'getProfile'>) {
  const os = implement(profileContract).$context<CallerContext>();
  return {
    read: os.read.handler(({ context }) => identity.getProfile(context.caller.userId)),
  };
}

/**
 * An account route that is the product's own.
 * @param input body of a POST, query of a GET
 * @returns an answer whose body, where it tells of a fault, has at least `code` and `message`
 */
export type AccountRoute = (headers: Headers, input: unknown) => Promise<Response>;

/** What is kept in browsers: see accounts/browsers. */
interface KnownBrowsers {
  findKnown(request: Headers, email: string): string | undefined;
  rememberSignIn(request: Headers, email: string): string;
  rememberSignUp(request: Headers, email: string): string;
}

export interface AccountRouteDependencies {
  accounts: AccountGateway;
  limits: LimitService;
  browsers: KnownBrowsers;
  /** By method and path, such as `POST /forgot-password`. */
  ownRoutes: Readonly<Record<string, AccountRoute>>;
}

/** All account routes: those of the account library that are open, and our own, with our checks and our form of errors. */
export function makeAccountRoutes(dependencies: AccountRouteDependencies) {
  const { accounts, limits, browsers, ownRoutes } = dependencies;
  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace(/^\/api\/auth/, '');
    const name = `${request.method} ${path}`;
    const ownRoute = Object.hasOwn(ownRoutes, name) ? ownRoutes[name] : undefined;
    if (ownRoute === undefined && !isOpenRoute(name)) throw new AppError('NOT_FOUND');
    refuseCookieWithoutOrigin(request);
    if (ownRoute === undefined) return toProductForm(path, await answerLibraryCall(path, request));
    await limits.countCall(path, accounts.readAddress(request.headers));
    const input = request.method === 'GET' ? Object.fromEntries(searchParams) : await readJson(request);
    return toProductForm(path, await ownRoute(request.headers, input));
  };

  async function answerLibraryCall(path: string, request: Request): Promise<Response> {
    if (request.method !== 'POST') return accounts.handle(request);
    const body = await readJson(request);
    if (path === '/sign-up/email') return signUp(request, body);
    if (path === '/sign-in/email') return signIn(request, body);
    return accounts.handle(withBody(request, {}));
  }

  async function signUp(request: Request, body: unknown): Promise<Response> {
    const parsed = parseSignUp(body);
    if ('fault' in parsed) return toFault(parsed.fault);
    const { fields } = parsed;
    const first = await accounts.handle(withBody(request, fields));
    // Two sign-ups with one new address at the same time: the second is told what it would be told a moment later.
    const answer = (await hasLostRace(first)) ? await accounts.handle(withBody(request, fields)) : first;
    if (!answer.ok) return answer;
    const headers = new Headers(answer.headers);
    // Who is not let in yet is known again when the mailed link is followed.
    const isSignedIn = headers.has('set-cookie');
    const remember = isSignedIn ? browsers.rememberSignIn : browsers.rememberSignUp;
    headers.append('set-cookie', remember(request.headers, fields.email));
    return Response.json(toSignUpAnswer(await answer.json()), { headers });
  }

  async function signIn(request: Request, body: unknown): Promise<Response> {
    const parsed = parseSignIn(body);
    if ('fault' in parsed) return toFault(parsed.fault);
    const account = parsed.fields.email.toLowerCase();
    const wasRight = await limits.countPassword({
      account,
      address: accounts.readAddress(request.headers),
      knownAs: browsers.findKnown(request.headers, account),
    });
    const answer = await accounts.handle(withBody(request, parsed.fields));
    if (answer.status !== 401) await wasRight();
    if (!answer.ok) return answer;
    const headers = new Headers(answer.headers);
    headers.append('set-cookie', browsers.rememberSignIn(request.headers, account));
    return new Response(answer.body, { status: answer.status, headers });
  }
}

/** The calls about one's own sessions, by cookie. */
export function makeSessionRoutes(
  identity: Pick<IdentityService, 'listSessions' | 'endSession' | 'endOtherSessions'>,
  getSignedIn: (headers: Headers) => Promise<SignedIn>,
): Record<string, AccountRoute> {
  return {
    'GET /list-sessions': async (headers) =>
      Response.json(await identity.listSessions(await getSignedIn(headers))),

    'POST /revoke-session': async (headers, input) => {
      const signedIn = await getSignedIn(headers);
      const parsed = revokeSchema.safeParse(input);
      if (!parsed.success) throw new AppError('INVALID_REQUEST');
      await identity.endSession(signedIn, parsed.data.id);
      return Response.json({ status: true });
    },

    'POST /revoke-other-sessions': async (headers) => {
      await identity.endOtherSessions(await getSignedIn(headers));
      return Response.json({ status: true });
    },
  };
}

const revokeSchema = z.strictObject({ id: z.uuid() });

/** Browsers name the page that sends; a cookie that comes without was not sent by one of ours. */
function refuseCookieWithoutOrigin({ method, headers }: Request): void {
  if (method !== 'GET' && headers.has('cookie') && !headers.has('origin')) {
    throw new AppError('FOREIGN_ORIGIN');
  }
}

async function hasLostRace(answer: Response): Promise<boolean> {
  if (answer.status !== 422) return false;
  const { code } = (await answer.clone().json()) as { code?: string };
  return code === 'FAILED_TO_CREATE_USER';
}

function toFault(message: string): Response {
  return Response.json({ code: 'INVALID_REQUEST', message }, { status: 400 });
}

async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch (error) {
    throw new AppError('INVALID_REQUEST', { cause: error });
  }
}

function withBody(request: Request, body: unknown): Request {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  headers.set('content-type', 'application/json');
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(body) });
}

async function toProductForm(path: string, answer: Response): Promise<Response> {
  if (answer.status >= 300 && answer.status < 400) return answer;
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return Response.json(withoutSessionToken(path, body), { status: answer.status, headers });
  const retryAfter = headers.get('x-retry-after');
  headers.delete('x-retry-after');
  if (retryAfter !== null) headers.set('retry-after', retryAfter);
  const error = toErrorBody(answer.status, body, retryAfter === null ? undefined : Number(retryAfter));
  return Response.json(error, { status: answer.status, headers });
}

/** The session's own token belongs in the httpOnly cookie only: no script may read it. */
function withoutSessionToken(path: string, body: unknown): unknown {
  if (path === '/token' || typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { token: _token, ...rest } = body as Record<string, unknown>;
  if (typeof rest.session !== 'object' || rest.session === null) return rest;
  const { token: _sessionToken, ...session } = rest.session as Record<string, unknown>;
  return { ...rest, session };
}

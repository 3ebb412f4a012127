import { implement } from '@orpc/server';
import { z } from 'zod';
import { profileContract } from '../../shared/contract/profile.ts';
import { AppError } from '../../shared/errors.ts';
import type { CallerContext } from '../http/caller.ts';
import { toErrorResponse } from '../http/errors.ts';
import type { AccountLibrary, SignedIn } from './auth.ts';
import type { IdentityService, LimitService } from './identity.ts';
import { toLibraryError } from './library-errors.ts';
import { parseSignIn, parseSignUp, toSignUpAnswer } from './limits.ts';
import { SecondFactorRequired } from './second-factor-question.ts';

export function makeProfileRoutes(identity: Pick<IdentityService, 'getProfile'>) {
  const os = implement(profileContract).$context<CallerContext>();
  return {
    read: os.read.handler(async ({ context: { caller } }) => ({
      ...(await identity.getProfile(caller.userId)),
      is_administrator: caller.isAdministrator,
    })),
  };
}

/** The cookies that an answer sets, as the next request shows them. */
export function toCookieHeader(answer: Response): Headers {
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return new Headers({ cookie: cookies.join('; ') });
}

/**
 * An account route that is the product's own.
 * @param input body of a POST, query of a GET
 * @throws AppError
 */
export type AccountRoute = (headers: Headers, input: unknown) => Promise<Response>;

interface KnownBrowsers {
  findKnown(request: Headers, email: string): string | undefined;
  rememberSignIn(request: Headers, email: string): string;
  rememberSignUp(request: Headers, email: string): string;
}

export interface AccountRouteDependencies {
  accounts: AccountLibrary;
  limits: LimitService;
  browsers: KnownBrowsers;
  /** For a sign-up that was let in and has failed. */
  takeInvitationBack: (invitation: string | undefined) => Promise<void>;
  ownRoutes: Readonly<Record<string, AccountRoute>>;
  /** The routes of the account library that are open. All others stay closed until the product uses them. */
  openRoutes: ReadonlySet<string>;
  /** Of an answer that lets somebody in. @throws SecondFactorRequired, after which that session is none */
  holdForSecondFactor: (answer: Response) => Promise<void>;
}

/** All account routes: those of the account library that are open, and our own, with our checks and our form of errors. */
export function makeAccountRoutes(dependencies: AccountRouteDependencies) {
  const { accounts, limits, browsers, takeInvitationBack, ownRoutes, openRoutes, holdForSecondFactor } =
    dependencies;
  return async (request: Request): Promise<Response> =>
    answer(request).catch((error: unknown) => {
      if (error instanceof SecondFactorRequired) return toErrorResponse(error, [error.cookie]);
      throw error;
    });

  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace(/^\/api\/auth/, '');
    const name = `${request.method} ${path}`;
    const ownRoute = Object.hasOwn(ownRoutes, name) ? ownRoutes[name] : undefined;
    if (ownRoute === undefined && !openRoutes.has(name)) throw new AppError('NOT_FOUND');
    refuseCookieWithoutOrigin(request);
    if (ownRoute === undefined) return toProductForm(path, await answerLibraryCall(path, request));
    await limits.countCall(path, accounts.readAddress(request.headers));
    const input = request.method === 'GET' ? Object.fromEntries(searchParams) : await readJson(request);
    return toProductForm(path, await ownRoute(request.headers, input));
  }

  async function answerLibraryCall(path: string, request: Request): Promise<Response> {
    if (request.method !== 'POST') return accounts.handle(request);
    const body = await readJson(request);
    if (path === '/sign-up/email') return signUp(request, body);
    if (path === '/sign-in/email') return signIn(request, body);
    return accounts.handle(withBody(request, {}));
  }

  async function signUp(request: Request, body: unknown): Promise<Response> {
    const fields = parseSignUp(body);
    const first = await tryToSignUp(request, fields);
    // Two sign-ups with one new address at the same time: the second is told what it would be told a moment later.
    const answer = (await hasLostRace(first)) ? await tryToSignUp(request, fields) : first;
    if (!answer.ok) return answer;
    const headers = new Headers(answer.headers);
    // Who is not let in yet is known again when the mailed link is followed.
    const isSignedIn = headers.has('set-cookie');
    const remember = isSignedIn ? browsers.rememberSignIn : browsers.rememberSignUp;
    headers.append('set-cookie', remember(request.headers, fields.email));
    return Response.json(toSignUpAnswer(await answer.json()), { headers });
  }

  async function tryToSignUp(request: Request, fields: ReturnType<typeof parseSignUp>): Promise<Response> {
    const answer = await accounts.handle(withBody(request, fields));
    if (!answer.ok) await takeInvitationBack(fields.invitation);
    return answer;
  }

  async function signIn(request: Request, body: unknown): Promise<Response> {
    const fields = parseSignIn(body);
    const account = fields.email.toLowerCase();
    const wasRight = await limits.countPassword({
      account,
      address: accounts.readAddress(request.headers),
      knownAs: browsers.findKnown(request.headers, account),
    });
    const answer = await accounts.handle(withBody(request, fields));
    if (answer.status !== 401) await wasRight();
    if (!answer.ok) return answer;
    await holdForSecondFactor(answer);
    const headers = new Headers(answer.headers);
    headers.append('set-cookie', browsers.rememberSignIn(request.headers, account));
    return new Response(answer.body, { status: answer.status, headers });
  }
}

const revokeSchema = z.strictObject({ id: z.uuid() });

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
  if (answer.headers.get('content-type') === 'application/zip') return answer;
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok) return refuse(answer, body);
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return Response.json(withoutSessionToken(path, body), { status: answer.status, headers });
}

/** @throws AppError for what the library failed at */
function refuse({ status, headers }: Response, body: unknown): Response {
  const retryAfter = headers.get('x-retry-after');
  const error = toLibraryError(status, body, retryAfter === null ? undefined : Number(retryAfter));
  if (error.status >= 500) throw error;
  // Not thrown: a refusal may end cookies, such as those of a session that is over.
  return toErrorResponse(error, headers.getSetCookie());
}

/** The session's own token belongs in the httpOnly cookie only: no script may read it. */
function withoutSessionToken(path: string, body: unknown): unknown {
  if (path === '/token' || typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { token: _token, ...rest } = body as Record<string, unknown>;
  if (typeof rest.session !== 'object' || rest.session === null) return rest;
  const { token: _sessionToken, ...session } = rest.session as Record<string, unknown>;
  return { ...rest, session };
}

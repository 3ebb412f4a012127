import { implement } from '@orpc/server';
import { profileContract } from '../../../shared/contract/profile.ts';
import { AppError } from '../../../shared/errors.ts';
import type { CallerContext } from '../../platform/http/context.ts';
import type { AccountGateway } from './gateway.ts';
import { isOpenRoute, parseSignUp, toErrorBody } from './policy.ts';
import type { IdentityService } from './service.ts';

export function makeProfileRoutes(identity: Pick<IdentityService, 'getProfile'>) {
  const os = implement(profileContract).$context<CallerContext>();
  return {
    read: os.read.handler(({ context }) => identity.getProfile(context.caller.userId)),
  };
}

/** The account library's own routes, those that are open, with our checks before and our form of errors after. */
export function makeAccountRoutes(
  accounts: AccountGateway,
  identity: Pick<IdentityService, 'countSignInTry'>,
) {
  return async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname.replace(/^\/api\/auth/, '');
    if (!isOpenRoute(request.method, path)) throw new AppError('NOT_FOUND');
    const answer = await answerAccountCall(path, request, accounts, identity);
    return toProductForm(path, answer);
  };
}

async function answerAccountCall(
  path: string,
  request: Request,
  accounts: AccountGateway,
  identity: Pick<IdentityService, 'countSignInTry'>,
): Promise<Response> {
  if (request.method !== 'POST') return accounts.handle(request);
  const body = await readJson(request);
  if (path === '/sign-up/email') {
    const parsed = parseSignUp(body);
    if ('fault' in parsed)
      return Response.json({ code: 'INVALID_REQUEST', message: parsed.fault }, { status: 400 });
    return accounts.handle(withBody(request, parsed.fields));
  }
  if (path === '/sign-in/email' && typeof body === 'object' && body !== null && 'email' in body) {
    if (typeof body.email === 'string') await identity.countSignInTry(body.email);
  }
  return accounts.handle(withBody(request, body));
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
  if (path === '/token' || typeof body !== 'object' || body === null) return body;
  const { token: _token, ...rest } = body as Record<string, unknown>;
  if (typeof rest.session !== 'object' || rest.session === null) return rest;
  const { token: _sessionToken, ...session } = rest.session as Record<string, unknown>;
  return { ...rest, session };
}

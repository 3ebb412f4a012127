import { z } from 'zod';
import { AppError, type ErrorCode } from '../../shared/errors.ts';
import { listScreens } from '../../shared/screens.ts';
import type { AccountLibrary } from './auth.ts';
import { type AccountRoute, toCookieHeader } from './auth-routes.ts';
import { oidcCallbackPath, oidcProviderId, toOidcCode } from './oidc.ts';
import { SecondFactorRequired } from './second-factor-question.ts';

export interface OidcRouteDependencies {
  accounts: Pick<AccountLibrary, 'handle' | 'findSignedIn'>;
  /** @returns the value of a `Set-Cookie` by which the browser is known again */
  rememberSignIn: (request: Headers, email: string) => string;
  holdForSecondFactor: (answer: Response) => Promise<void>;
  /** Called before somebody comes back, who may be new here. */
  readSignUpPolicy: () => Promise<void>;
  onFailed: (error: unknown) => void;
}

const screens = listScreens();

const startSchema = z.strictObject({ next: z.string().max(100).optional() });

/** Signing in with an account of another service: there, and back. */
export function makeOidcRoutes(dependencies: OidcRouteDependencies): Record<string, AccountRoute> {
  const { accounts, rememberSignIn, holdForSecondFactor, readSignUpPolicy, onFailed } = dependencies;

  /** @returns where the provider asks who it is */
  async function start(headers: Headers, input: unknown): Promise<Response> {
    const parsed = startSchema.safeParse(input);
    if (!parsed.success) throw new AppError('INVALID_REQUEST');
    const { next } = parsed.data;
    const answer = await accounts.handle(
      new Request(toLibraryAddress('/sign-in/social'), {
        method: 'POST',
        headers: toJsonHeaders(headers),
        body: JSON.stringify({
          provider: oidcProviderId,
          callbackURL: next !== undefined && screens.has(next) ? next : '/dashboard',
          disableRedirect: true,
        }),
      }),
    );
    if (answer.status === 502) throw new AppError('OIDC_UNAVAILABLE');
    if (!answer.ok) return answer;
    const { url } = (await answer.json()) as { url: string };
    const cookies = answer.headers.getSetCookie().map((cookie): [string, string] => ['set-cookie', cookie]);
    return Response.json({ url }, { headers: cookies });
  }

  /** Every way back ends on a page, whatever went wrong. */
  async function comeBack(headers: Headers, input: unknown): Promise<Response> {
    const query = new URLSearchParams(input as Record<string, string>);
    try {
      const request = new Request(toLibraryAddress(`${oidcCallbackPath}?${query}`), { headers });
      await readSignUpPolicy();
      const answer = await accounts.handle(request);
      const location = answer.headers.get('location');
      if (location === null) return refuse('OIDC_NOT_PROVEN');
      const said = new URL(location, toLibraryAddress('')).searchParams.get('error');
      if (said !== null) return refuse(toOidcCode(said));
      return await letIn(headers, answer);
    } catch (error) {
      if (error instanceof SecondFactorRequired) return refuse(error.code, error.cookie);
      if (error instanceof AppError) return refuse(error.code);
      onFailed(error);
      return refuse('INTERNAL_ERROR');
    }
  }

  async function letIn(request: Headers, answer: Response): Promise<Response> {
    await holdForSecondFactor(answer);
    const headers = new Headers(answer.headers);
    const signedIn = await accounts.findSignedIn(toCookieHeader(answer));
    if (signedIn !== undefined) headers.append('set-cookie', rememberSignIn(request, signedIn.email));
    return new Response(null, { status: 302, headers });
  }

  return { 'POST /sign-in/oidc': start, [`GET ${oidcCallbackPath}`]: comeBack };
}

const signInPage = '/login';

function refuse(code: ErrorCode, cookie?: string): Response {
  const headers = new Headers({ location: `${signInPage}?${new URLSearchParams({ refused: code })}` });
  if (cookie !== undefined) headers.append('set-cookie', cookie);
  return new Response(null, { status: 302, headers });
}

function toLibraryAddress(path: string): string {
  return `http://localhost/api/auth${path}`;
}

function toJsonHeaders(given: Headers): Headers {
  const headers = new Headers(given);
  headers.delete('content-length');
  headers.set('content-type', 'application/json');
  return headers;
}

import { z } from 'zod';
import { AppError, type ErrorCode } from '../../shared/errors.ts';
import { listScreens } from '../../shared/screens.ts';
import type { AccountLibrary } from './auth.ts';
import type { AccountRoute } from './auth-routes.ts';
import { oidcCallbackPath, oidcProviderId, toOidcCode } from './oidc.ts';

export interface OidcRouteDependencies {
  accounts: Pick<AccountLibrary, 'handle' | 'findSignedIn'>;
  /** @returns the value of a `Set-Cookie` by which the browser is known again */
  rememberSignIn: (request: Headers, email: string) => string;
  onFailed: (error: unknown) => void;
}

const screens = listScreens();

const startSchema = z.strictObject({ next: z.string().max(100).optional() });

/** Signing in with an account of another service: there, and back. */
export function makeOidcRoutes(dependencies: OidcRouteDependencies): Record<string, AccountRoute> {
  const { accounts, rememberSignIn, onFailed } = dependencies;

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
      const answer = await accounts.handle(request);
      const location = answer.headers.get('location');
      if (location === null) return refuse('OIDC_NOT_PROVEN');
      const said = new URL(location, toLibraryAddress('')).searchParams.get('error');
      if (said !== null) return refuse(toOidcCode(said));
      return await letIn(headers, answer);
    } catch (error) {
      onFailed(error);
      return refuse('INTERNAL_ERROR');
    }
  }

  async function letIn(request: Headers, answer: Response): Promise<Response> {
    const headers = new Headers(answer.headers);
    const cookie = answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const signedIn = await accounts.findSignedIn(new Headers({ cookie }));
    if (signedIn !== undefined) headers.append('set-cookie', rememberSignIn(request, signedIn.email));
    return new Response(null, { status: 302, headers });
  }

  return { 'POST /sign-in/oidc': start, [`GET ${oidcCallbackPath}`]: comeBack };
}

const signInPage = '/login';

function refuse(code: ErrorCode): Response {
  const location = `${signInPage}?${new URLSearchParams({ refused: code })}`;
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
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

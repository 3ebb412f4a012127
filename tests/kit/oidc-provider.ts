import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import Provider from 'oidc-provider';
import { newAddress, postJson, readCookies } from './caller.ts';

/** What the provider says of somebody, by the name that they sign in with there. */
export interface Person {
  sub?: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

export interface OidcProviderDouble {
  /** For the product that signs people in there. */
  settings: Record<string, string>;
  people: Map<string, Person>;
  /** Claims of the next tokens that are not as they should be; the key they are signed with is the right one. */
  forged: JWTPayload | undefined;
  /** Addresses of the provider that answer with a failure, far too late, with a page, or in another's name. */
  broken: Map<string, 'fails' | 'hangs' | 'speaks of itself' | 'names another'>;
  /** Lets a product have people sent back to it. */
  register(productUrl: string): void;
  close(): Promise<void>;
}

const client = { client_id: 'draftwell', client_secret: 'a-secret-of-this-server' };
const hangMs = 30_000;

/** A certified OpenID Connect provider in this process, on a port of its own. */
export async function startOidcProvider(): Promise<OidcProviderDouble> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  let answer: ReturnType<Provider['callback']> | undefined;
  const end = new AbortController();
  const server = createServer((request, response) => {
    if (answer === undefined) response.writeHead(503).end();
    else answer(request, response);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;

  const double: OidcProviderDouble = {
    settings: {
      OIDC_DISCOVERY_URL: `${issuer}/.well-known/openid-configuration`,
      OIDC_CLIENT_ID: client.client_id,
      OIDC_CLIENT_SECRET: client.client_secret,
      OIDC_NAME: 'Example ID',
    },
    people: new Map(),
    forged: undefined,
    broken: new Map(),
    register(productUrl) {
      answer = makeProvider(`${productUrl}/api/auth/callback/oidc`).callback();
    },
    async close() {
      end.abort();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  function makeProvider(redirectUri: string): Provider {
    const provider = new Provider(issuer, {
      clients: [{ ...client, redirect_uris: [redirectUri] }],
      claims: { email: ['email', 'email_verified'], profile: ['name'] },
      cookies: { keys: ['a key of the provider'] },
      jwks: { keys: [key] },
      pkce: { required: () => true },
      findAccount: (_context, name) => ({
        accountId: double.people.get(name)?.sub ?? name,
        claims: () => ({ ...double.people.get(name), sub: double.people.get(name)?.sub ?? name }),
      }),
    });
    provider.use(async (context, next) => {
      const fault = double.broken.get(context.path);
      if (fault === 'hangs') await sleep(hangMs, undefined, { signal: end.signal }).catch(() => undefined);
      if (fault === 'fails' || fault === 'hangs') context.status = 500;
      else await next();
      if (fault === 'speaks of itself') context.body = '<!doctype html><h1>Example ID</h1>';
      if (fault === 'names another')
        Object.assign(context.body as object, { issuer: 'https://other.example' });
      const body = context.body as { id_token?: string } | undefined;
      if (context.path !== '/token' || body?.id_token === undefined || double.forged === undefined) return;
      body.id_token = await new SignJWT({ ...decodeJwt(body.id_token), ...double.forged })
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .sign(privateKey);
    });
    return provider;
  }

  return double;
}

/** A person's way to the provider and through its pages, up to where they are sent back to. */
export interface WayBack {
  callback: URL;
  /** Of the browser that set out. */
  cookie: string;
}

export async function goToProvider(
  productUrl: string,
  name: string,
  { headers = newAddress(), body = {} }: { headers?: Record<string, string>; body?: object } = {},
): Promise<WayBack> {
  const start = await postJson(productUrl, '/api/auth/sign-in/oidc', body, { headers });
  if (start.status !== 200) throw new Error(`The sign-in answered ${start.status}.`);
  const { url } = start.body as { url: string };
  return { callback: await passProvider(new URL(url), name, productUrl), cookie: readCookies(start.headers) };
}

/** What a browser does on the pages of the provider: says who it is, and agrees. */
async function passProvider(url: URL, name: string, productUrl: string): Promise<URL> {
  const jar = new Map<string, string>();
  let next = url;
  let body: URLSearchParams | undefined;
  for (let step = 0; step < 12; step += 1) {
    const answer: Response = await fetch(next, {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
      ...(body && { body }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [key = '', value = ''] = cookie.split(';')[0]?.split(/=(.*)/s) ?? [];
      jar.set(key, value);
    }
    const location = answer.headers.get('location');
    const page = await answer.text();
    body = undefined;
    if (location !== null) {
      next = new URL(location, next);
      if (next.origin === new URL(productUrl).origin) return next;
    } else {
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
      const action = /action="([^"]+)"/.exec(page)?.[1];
      if (prompt === undefined || action === undefined) throw new Error(`The provider says: ${page}`);
      next = new URL(action, next);
      body = new URLSearchParams({ prompt, login: name, password: 'any' });
    }
  }
  throw new Error('The provider sends nobody back.');
}

/** The way back into the product. */
export async function comeBack(
  { callback, cookie }: WayBack,
  headers: Record<string, string> = newAddress(),
) {
  const answer = await fetch(callback, { redirect: 'manual', headers: { ...headers, cookie } });
  await answer.body?.cancel();
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    cookie: readCookies(answer.headers),
  };
}

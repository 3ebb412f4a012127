import { randomBytes, randomUUID } from 'node:crypto';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { CreditBalance } from '../../src/shared/contract/credits.ts';
import type { EnhanceOutput } from '../../src/shared/contract/enhance.ts';
import type { ErrorBody } from '../../src/shared/errors.ts';
import type { Scope } from '../../src/shared/scopes.ts';

export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

export interface CallOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

interface StreamedAnswer {
  status: number;
  events: EventSourceMessage[];
}

/** A writer who has signed up, and calls the product over HTTP as any client would. */
export interface TestWriter {
  userId: string;
  email: string;
  cookie: string;
  token: string;
  get<Body>(path: string): Promise<Answer<Body>>;
  post<Body>(path: string, body: unknown, options?: CallOptions): Promise<Answer<Body>>;
  put<Body>(path: string, body: unknown): Promise<Answer<Body>>;
  remove<Body>(path: string, body?: unknown): Promise<Answer<Body>>;
  improve(text: string, options?: CallOptions): Promise<Answer<EnhanceOutput & ErrorBody>>;
  /** Improves a text, and reads the stream to its end. */
  stream(text: string, options?: CallOptions): Promise<StreamedAnswer>;
  /** The same for any call that streams. */
  streamAt(path: string, body: unknown, options?: CallOptions): Promise<StreamedAnswer>;
  credits(): Promise<CreditBalance>;
  dailyCreditsUsed(): Promise<number>;
}

export const password = 'correct horse battery';

/** An address of the client's own, for products that trust this machine as their proxy. */
function makeAddress(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(3));
  return `10.${bytes.join('.')}`;
}

/** Signs a new writer up, with the cookie and the token that a browser would hold. */
export async function signUp(url: string, fields: Record<string, unknown> = {}): Promise<TestWriter> {
  const email = `writer-${randomUUID()}@example.org`;
  const body = { name: 'Marta Kowal', email, password, country: 'GB', ...fields };
  const headers = { 'x-forwarded-for': makeAddress() };
  const answer = await postJson(url, '/api/auth/sign-up/email', body, { headers });
  if (answer.status !== 200)
    throw new Error(`sign-up answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  const cookie = readCookies(answer.headers);
  const { user } = answer.body as { user: { id: string } };
  return makeWriter(url, { userId: user.id, email, cookie, token: await fetchToken(url, cookie) });
}

/** Signs a writer in who has signed up before. */
export async function signIn(url: string, email: string, options: CallOptions = {}): Promise<TestWriter> {
  const answer = await postJson(url, '/api/auth/sign-in/email', { email, password }, options);
  if (answer.status !== 200)
    throw new Error(`sign-in answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  const cookie = readCookies(answer.headers);
  const { user } = answer.body as { user: { id: string } };
  return makeWriter(url, { userId: user.id, email, cookie, token: await fetchToken(url, cookie) });
}

/** Makes an API key as the settings do. @returns the writer, calling by it, and how it is named elsewhere */
export async function makeApiKey(
  url: string,
  writer: TestWriter,
  wish: { scopes: readonly Scope[]; name?: string; expiresInDays?: number },
): Promise<{ id: string; key: string; caller: TestWriter }> {
  const fields = { name: 'My script', ...wish };
  const headers = { cookie: writer.cookie, ...newAddress() };
  const answer = await postJson(url, '/api/auth/create-api-key', fields, { headers });
  if (answer.status !== 200) throw new Error(`no key: ${JSON.stringify(answer.body)}`);
  const { id, key } = answer.body as { id: string; key: string };
  return { id, key, caller: makeWriter(url, { ...writer, token: key }) };
}

export async function fetchToken(url: string, cookie: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/token`, { headers: { cookie } });
  return ((await answer.json()) as { token: string }).token;
}

export function readCookies(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** The cookies of a request's header, as a browser of Playwright takes them. */
export function toBrowserCookies(cookie: string, url: string) {
  return cookie.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    return { name, value, url };
  });
}

/**
 * Headers of a caller whom no one else shares a limit with, for a product that trusts this machine as a proxy
 * (`TRUSTED_PROXIES`).
 */
export function newAddress(): Record<string, string> {
  const [a, b, c] = randomBytes(3);
  return { 'x-forwarded-for': `10.${a}.${b}.${c}` };
}

/** Follows a link of a mail, as a browser does, up to the first page that it is sent on to. One asks before it does anything. */
export async function followLink(link: URL, headers: Record<string, string> = {}) {
  const answer = await fetch(link, { redirect: 'manual', headers });
  await answer.body?.cancel();
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    cookie: readCookies(answer.headers),
  };
}

/** What pressing the button does, on the page that a link of a mail leads to. */
export function confirmLink(link: URL, headers: Record<string, string> = {}): Promise<Answer<unknown>> {
  const token = link.searchParams.get('token');
  return postJson(link.origin, '/api/auth/verify-email', { token }, { headers });
}

/** A call without an account, from a page of the product itself. */
export async function postJson(
  url: string,
  path: string,
  body: unknown,
  { headers = {}, signal }: CallOptions = {},
): Promise<Answer<unknown>> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(url).origin, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

const enhancePath = '/api/functions/enhance-text-v2';

function makeWriter(
  url: string,
  identity: Pick<TestWriter, 'userId' | 'email' | 'cookie' | 'token'>,
): TestWriter {
  const authorization = `Bearer ${identity.token}`;
  async function send<Body>(method: string, path: string, body?: unknown): Promise<Answer<Body>> {
    const answer = await fetch(url + path, {
      method,
      headers: { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body };
  }
  const writer: TestWriter = {
    ...identity,
    async get<Body>(path: string) {
      const answer = await fetch(url + path, { headers: { authorization } });
      return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body };
    },
    async post<Body>(path: string, body: unknown, { headers, ...options }: CallOptions = {}) {
      const answer = await postJson(url, path, body, { ...options, headers: { authorization, ...headers } });
      return answer as Answer<Body>;
    },
    put: (path, body) => send('PUT', path, body),
    remove: (path, body) => send('DELETE', path, body),
    improve: (text, options) => writer.post(enhancePath, { action: 'improve', original_text: text }, options),
    stream: (text, options) =>
      writer.streamAt(enhancePath, { action: 'improve', original_text: text }, options),
    async streamAt(path, body, { headers, signal } = {}) {
      const answer = await fetch(url + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream',
          authorization,
          ...headers,
        },
        body: JSON.stringify(body),
        ...(signal ? { signal } : {}),
      });
      return { status: answer.status, events: parseEvents(await answer.text()) };
    },
    credits: async () => (await writer.get<CreditBalance>('/api/credits')).body,
    dailyCreditsUsed: async () => (await writer.credits()).daily.used,
  };
  return writer;
}

function parseEvents(text: string): EventSourceMessage[] {
  const events: EventSourceMessage[] = [];
  createParser({ onEvent: (event) => events.push(event) }).feed(text);
  return events;
}

import type { CreditBalance } from '../../../src/shared/contract/credits.ts';
import { AppError, type ErrorCode } from '../../../src/shared/errors.ts';
import type { SessionUser } from '../../../src/web/session/account-calls.ts';

/** A call as it came in. */
export interface FakeCall {
  headers: Headers;
  /** Of JSON; undefined for none. */
  body: unknown;
  /** Aborted when the page gave up. */
  signal: AbortSignal;
}

type Answer = (call: FakeCall) => Response | Promise<Response>;

export const credits: CreditBalance = {
  daily: { used: 1, total: 10 },
  monthly: { used: 0, total: 0 },
  daily_resets_at: '2099-11-22T00:00:00.000Z',
  monthly_resets_at: '2099-12-01T00:00:00.000Z',
};

let user: SessionUser | null = null;
let answers = new Map<string, Answer>();
let calls: (FakeCall & { operation: string })[] = [];
let unexpected: string[] = [];

/** The server that the page of a test speaks to, as it is for that test. `setup.ts` starts it, and empties it before each. */
export const server = {
  /** @param operation such as `GET /credits` */
  answer(operation: string, answer: Answer): void {
    answers.set(operation, answer);
  },
  /** The calls of one operation, in their order. */
  callsOf: (operation: string): FakeCall[] => calls.filter((call) => call.operation === operation),
  signIn(next: SessionUser): void {
    user = next;
  },
  /** Who is signed in. Throws where nobody is. */
  getUser(): SessionUser {
    if (!user) throw new Error('nobody is signed in');
    return user;
  },
  /** Calls that the test has no answer for. */
  listUnexpected: (): readonly string[] => unexpected,
};

/** A server that knows only who is signed in, and has not been called. */
export function resetFakeServer(): void {
  answers = new Map<string, Answer>([
    ['GET /auth/get-session', () => Response.json(user && { user })],
    ['GET /auth/token', () => Response.json({ token: toToken(user) })],
    ['POST /auth/sign-out', signOut],
    ['POST /auth/sign-in/passkey/begin', () => Response.json({ challenge: 'AAAA', rpId: 'localhost' })],
    ['POST /auth/check-sign-up', () => Response.json({ mode: 'open', domains: [], isInvited: false })],
    ['GET /credits', () => Response.json(credits)],
    ['POST /check', () => Response.json({ issues: [] })],
    ['GET /dictionary', () => Response.json({ words: [] })],
    ['GET /switched-off-rules', () => Response.json({ rules: [] })],
    ['GET /admin/inbox/open', () => Response.json({ count: 0 })],
    ['GET /instructions', () => Response.json({ instructions: [], limit: 3 })],
  ]);
  calls = [];
  unexpected = [];
}

/** Speaks the HTTP API at the edge of the network: in the place of `fetch`, and of that only for `/api`. */
export function startFakeServer(): void {
  const realFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    return pathname.startsWith('/api/') ? answerCall(request, pathname) : realFetch(input, init);
  };
}

/** A failed answer of the API, as the catalogue has it. */
export function refuse(code: ErrorCode, message?: string): Response {
  const error = new AppError(code, message === undefined ? {} : { message });
  return Response.json(error.toBody(), { status: error.status });
}

/** A failed answer of the account routes, which have codes of their own. */
export function refuseAccount(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}

async function answerCall(request: Request, pathname: string): Promise<Response> {
  // Such a call never leaves the browser
  request.signal.throwIfAborted();
  const operation = `${request.method} ${pathname.slice('/api'.length)}`;
  const text = await request.text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  const call = { headers: request.headers, body, signal: request.signal };
  calls.push({ ...call, operation });
  const answer = answers.get(operation);
  if (answer) return untilAborted(call, answer);
  unexpected.push(operation);
  return refuse('NOT_FOUND');
}

async function untilAborted(call: FakeCall, answer: Answer): Promise<Response> {
  const { signal } = call;
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort);
  return Promise.race([aborted.promise, answer(call)]);
}

function signOut(): Response {
  user = null;
  return Response.json({ success: true });
}

function toToken(holder: SessionUser | null): string {
  const claims = { sub: holder?.id, exp: Math.floor(Date.now() / 1000) + 3_600 };
  return `head.${btoa(JSON.stringify(claims))}.signature`;
}

import { AppError } from '../../../shared/errors.ts';
import { findForbiddenAddress, type Lookup } from '../../platform/addresses.ts';
import type { Clock } from '../../platform/clock.ts';
import { makeSetupError, ProviderFault, readComplaint, toFailure } from './failures.ts';
import { forbiddenPeerCode, guardPeers } from './peer-guard.ts';
import { makeWatch, type Watch } from './watch.ts';

export interface ProviderCall {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: object;
}

export interface ConnectionParts {
  lookup: Lookup;
  clock: Clock;
  /** How long the provider may send nothing: no headers, or no further byte. In milliseconds. */
  silenceMs: number;
  /** Left out: what no text is longer than. */
  longestAnswerBytes?: number;
}

/** Most bytes of one answer, dress and all: a provider's piece of a few letters comes in some hundred bytes. */
const longestTextBytes = 16 * 1024 * 1024;

/** How long, and how far, an answer is read on that nobody needs any more: a few bytes after its end, as a rule. */
const restMs = 500;
const longestRestBytes = 64 * 1024;

const longestErrorBytes = 64 * 1024;

const errorBodyMs = 2_000;

type BodyReader = ReadableStreamDefaultReader<Uint8Array>;

/**
 * Sends a request and gives the body of the answer as it comes, decoded, cut anywhere. Whoever stops reading closes the
 * connection, unless the body ends within a moment; the signal closes it at once.
 * @throws AppError of the catalogue, with a ProviderFault as its cause; the signal's reason when that fires
 */
export async function* openAnswer(
  call: ProviderCall,
  { lookup, clock, silenceMs, longestAnswerBytes = longestTextBytes }: ConnectionParts,
  signal: AbortSignal,
): AsyncGenerator<string> {
  guardPeers();
  const watch = makeWatch(silenceMs, signal);
  let body: BodyReader | undefined;
  try {
    await refuseForbidden(call.url, lookup, watch);
    const response = await watch.wait(send(call, watch.signal));
    if (!response.ok) throw await readFailure(response, { silenceMs, clock }, watch.signal);
    body = response.body?.getReader();
    yield* readText(body, watch, longestAnswerBytes);
  } catch (error) {
    body = undefined;
    watch.throwIfLeft();
    if (error instanceof AppError) throw error;
    // Silence shows in many dresses further down.
    watch.signal.throwIfAborted();
    throw toNetworkFailure(error);
  } finally {
    endGently(body, watch);
  }
}

/** A body that is read to its end leaves a connection that serves the next call; nobody waits for that. */
function endGently(body: BodyReader | undefined, watch: Watch): void {
  if (body === undefined) {
    watch.close();
    return;
  }
  const timer = setTimeout(watch.close, restMs);
  readRest(body)
    .catch(() => undefined)
    .finally(() => {
      clearTimeout(timer);
      watch.close();
    });
}

async function readRest(body: BodyReader): Promise<void> {
  for (let bytes = 0; bytes <= longestRestBytes; ) {
    const { done, value } = await body.read();
    if (done) return;
    bytes += value.byteLength;
  }
}

async function refuseForbidden(url: string, lookup: Lookup, watch: Watch): Promise<void> {
  // fetch refuses credentials in an address with a message that repeats them.
  const { username, password } = URL.parse(url) ?? { username: '', password: 'no address' };
  if (username + password !== '') throw makeSetupError('BAD_ADDRESS');
  if ((await watch.wait(findForbiddenAddress(url, lookup))) !== undefined) {
    throw makeSetupError('FORBIDDEN_ADDRESS');
  }
}

/** A redirect is answered as it is, never followed: it could lead anywhere, with the key. */
function send({ method, url, headers, body }: ProviderCall, signal: AbortSignal): Promise<Response> {
  return fetch(url, {
    method,
    // Compressed streams come in lumps.
    headers: {
      ...headers,
      'accept-encoding': 'identity',
      ...(body && { 'content-type': 'application/json' }),
    },
    redirect: 'manual',
    signal,
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function* readText(
  reader: BodyReader | undefined,
  watch: Watch,
  mostBytes: number,
): AsyncGenerator<string> {
  if (reader === undefined) return;
  const decoder = new TextDecoder();
  for (let bytes = 0; ; ) {
    const { done, value } = await watch.wait(reader.read());
    if (done) return;
    bytes += value.byteLength;
    if (bytes > mostBytes) throw new AppError('NO_CONTENT');
    yield decoder.decode(value, { stream: true });
  }
}

/** The status decides, even where the body does not come, is endless or is no JSON. */
async function readFailure(
  response: Response,
  { silenceMs, clock }: Pick<ConnectionParts, 'silenceMs' | 'clock'>,
  signal: AbortSignal,
): Promise<AppError> {
  const watch = makeWatch(silenceMs, AbortSignal.any([signal, AbortSignal.timeout(errorBodyMs)]));
  let text = '';
  try {
    for await (const piece of readText(response.body?.getReader(), watch, longestErrorBytes)) text += piece;
  } catch {
    // What has come so far may still be whole, or is no JSON.
  }
  const retryAfter = response.headers.get('retry-after') ?? undefined;
  const complaint = { ...readComplaint(tryJson(text)), retryAfter, status: response.status, body: text };
  return toFailure(complaint, clock());
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Errors of fetch name hosts and may hold bytes of the answer: only Node's word for them goes on. */
function toNetworkFailure(error: unknown): AppError {
  const causes = [error instanceof Error ? error.cause : undefined, error];
  const code = causes.map(readCode).find((found) => /^[A-Z][A-Z\d_]+$/.test(found)) ?? 'NETWORK';
  if (code === forbiddenPeerCode) return makeSetupError(code);
  return new AppError('ENGINE_UNAVAILABLE', { cause: new ProviderFault(code, { isTransient: true }) });
}

function readCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

import { expect, test, vi } from 'vitest';
import { toCallError } from './call-error.ts';
import { makeApiClient } from './client.ts';
import { readStream } from './stream.ts';

function setUp(answer: () => Response | Promise<Response>) {
  const send = vi.fn(async (_request: Request) => answer());
  const getBearer = async () => 'token';
  return { api: makeApiClient({ origin: 'http://localhost', getBearer, fetch: send }), send };
}

const input = { action: 'improve', original_text: 'a text' } as const;

test('a call carries the access token as a bearer header', async () => {
  const { api, send } = setUp(() => Response.json({ status: 'ok' }));
  await api.system.health();
  expect(send.mock.calls[0]?.[0].headers.get('authorization')).toBe('Bearer token');
});

test.each([
  ['a page of a proxy', new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } })],
  ['a broken body', new Response('{"co', { status: 502, headers: { 'content-type': 'application/json' } })],
  ['no body', new Response(null, { status: 502 })],
])('%s keeps its status', async (_, answer) => {
  const { api } = setUp(() => answer);
  await expect(api.system.health()).rejects.toMatchObject({ code: 'HTTP_502', status: 502, retryable: true });
});

test('an error body of ours arrives whole', async () => {
  const body = { code: 'RATE_LIMITED', status: 429, message: 'Later.', retryable: false, retry_after: 3 };
  const { api } = setUp(() => Response.json(body, { status: 429 }));
  await expect(api.system.health()).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    message: 'Later.',
    retryAfterSeconds: 3,
  });
});

function streamOf(...chunks: string[]): Response {
  return new Response(chunks.join(''), { headers: { 'content-type': 'text/event-stream' } });
}
const piece = 'event: message\ndata: {"type":"text","text":"half"}\n\n';

test('an error event in the middle of a stream is an error of the catalogue', async () => {
  const data = { code: 'ENGINE_TIMEOUT', status: 504, message: 'Later.', retryable: true };
  const { api } = setUp(() => streamOf(piece, `event: error\ndata: ${JSON.stringify(data)}\n\n`));
  const texts: string[] = [];
  const reading = readStream(await api.enhance.enhanceStream(input), (text) => texts.push(text));
  expect(toCallError(await reading.catch((error: unknown) => error))).toMatchObject({
    code: 'ENGINE_TIMEOUT',
    status: 504,
  });
  expect(texts).toEqual(['half']);
});

test('a stream that ends cleanly without its answer has failed', async () => {
  const { api } = setUp(() => streamOf(piece));
  const reading = readStream(await api.enhance.enhanceStream(input), () => {});
  await expect(reading).rejects.toMatchObject({ code: 'NETWORK_ERROR' });
});

const lastEvent = 'event: done\ndata: {"action_id":"a1"}\n\n';

/** A stream that stays open after its last event, until it is let go. */
function openStream() {
  const cancel = vi.fn();
  const { promise: end, resolve: letGo } = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode(piece + lastEvent));
      await end;
      controller.close();
    },
    cancel,
  });
  const answer = new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  return { answer, cancel, letGo };
}

test('a call that has its answer does not hang up on the server: the stream is read to its end', async () => {
  const { answer, cancel, letGo } = openStream();
  const { api } = setUp(() => answer);
  await expect(readStream(await api.enhance.enhanceStream(input), () => {})).resolves.toMatchObject({
    action_id: 'a1',
  });
  letGo();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(cancel).not.toHaveBeenCalled();
});

test('a stream that does not end by itself is left a second after its answer', async () => {
  vi.useFakeTimers();
  const { answer, cancel } = openStream();
  const { api } = setUp(() => answer);
  await readStream(await api.enhance.enhanceStream(input), () => {});
  await vi.advanceTimersByTimeAsync(1_000);
  expect(cancel).toHaveBeenCalled();
  vi.useRealTimers();
});

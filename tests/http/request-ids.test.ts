import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsInFlightPerWriter } from '../../src/server/writing/calls/deadlines.ts';
import { signUp, type TestWriter } from '../kit/caller.ts';
import { startProduct, type TestProduct } from '../kit/product.ts';
import { failWith, makeScriptedEngine } from '../kit/scripted-engine.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const lines: Record<string, unknown>[] = [];
const engine = makeScriptedEngine();
let product: TestProduct;
let writer: TestWriter;

beforeAll(async () => {
  product = await startProduct({
    database: 'postgres',
    engine,
    environment: { TRUSTED_PROXIES: '127.0.0.1, ::1' },
    onLogLine: (line) => lines.push(JSON.parse(line)),
  });
  writer = await signUp(product.url);
});
afterAll(() => product.stop());

const listMessages = (requestId: string) =>
  lines.flatMap(({ request_id, msg }) => (request_id === requestId ? [msg] : [])).sort();

test('every line of a request has its id, also of one that waited for another’s turn, and so has the error that its writer sees', async () => {
  engine.play(failWith('broken'));
  const ids = Array.from({ length: 2 * callsInFlightPerWriter }, (_, index) => `edge-${index}`);
  const answers = await Promise.all(
    ids.map(async (id) => {
      const answer = await fetch(`${product.url}/api/functions/enhance-text-v2`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${writer.token}`,
          'content-type': 'application/json',
          'x-request-id': id,
          traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
          ...(id === 'edge-0' && { accept: 'text/event-stream' }),
        },
        body: JSON.stringify({ action: 'improve', original_text: 'We send it.' }),
      });
      return { header: answer.headers.get('x-request-id'), text: await answer.text() };
    }),
  );
  for (const [index, id] of ids.entries()) {
    expect(answers[index]?.header).toBe(id);
    expect(answers[index]?.text).toContain(`"request_id":"${id}"`);
    expect(listMessages(id), id).toEqual(['a call failed', 'a call failed', 'request']);
  }
  const ofRequests = lines.filter(({ msg }) => msg === 'request' || msg === 'a call failed');
  expect(ofRequests.filter(({ request_id }) => typeof request_id !== 'string')).toEqual([]);
  expect(new Set(lines.map(({ trace_id }) => trace_id))).toEqual(new Set([undefined, traceId]));
});

test('an error that is not the server’s has the id in its header alone', async () => {
  const answer = await fetch(`${product.url}/api/profile`);
  expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  expect(await answer.json()).not.toHaveProperty('request_id');
});

import { BlockList } from 'node:net';
import { expect, test } from 'vitest';
import { readRequestContext } from './request-ids.ts';

const proxies = new BlockList();
proxies.addSubnet('10.0.0.0', 8, 'ipv4');

const read = (headers: Record<string, string>, remoteAddress = '10.0.0.2') =>
  readRequestContext({ headers, socket: { remoteAddress } }, proxies);
const newId = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';

test('a trusted proxy names the request, and nobody else', () => {
  const headers = { 'x-request-id': 'edge.7_a-B' };
  expect(read(headers).request_id).toBe('edge.7_a-B');
  expect(read(headers, '::ffff:10.0.0.2').request_id).toBe('edge.7_a-B');
  expect(read(headers, '203.0.113.7').request_id).toEqual(newId);
  expect(read({}).request_id).toEqual(newId);
});

test.each(['', 'a'.repeat(65), 'two words', 'line\nend', '{"level":60}', 'name@example.org'])(
  'a name that is no plain token of at most 64 characters is not taken: %j',
  (given) => expect(read({ 'x-request-id': given }).request_id).toEqual(newId),
);

test.each([
  ['the trace of a caller', `00-${traceId}-00f067aa0ba902b7-01`, traceId],
  ['of a later version, which may say more', `01-${traceId}-00f067aa0ba902b7-01-more`, traceId],
  ['not one that says more than its version has', `00-${traceId}-00f067aa0ba902b7-01-more`, undefined],
  ['not one of no version', `ff-${traceId}-00f067aa0ba902b7-01`, undefined],
  ['not one of zeros', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, undefined],
  ['not one whose parent is zeros', `00-${traceId}-${'0'.repeat(16)}-01`, undefined],
  ['not one in capitals', `00-${traceId.toUpperCase()}-00f067aa0ba902b7-01`, undefined],
  ['nothing of nonsense', 'my text', undefined],
])('traceparent: %s', (_, traceparent, expected) => {
  expect(read({ traceparent }, '203.0.113.7').trace_id).toBe(expected);
});

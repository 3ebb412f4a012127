import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { BlockList } from 'node:net';
import type { RequestContext } from '../platform/request-context.ts';
import { isTrustedAddress } from './client-address.ts';

interface Incoming {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
}

/** What a proxy may call a request. It goes into the log, so it may hold nothing that a line could be forged with. */
const givenId = /^[\w.-]{1,64}$/;

/** Version, trace, parent and flags of https://www.w3.org/TR/trace-context/; later versions may say more after them. */
const traceParent = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(-.*)?$/;

/** The name that a trusted proxy gave the request, else a new one, and the trace that the caller is in. */
export function readRequestContext({ headers, socket }: Incoming, trustedProxies: BlockList): RequestContext {
  const trace_id = findTraceId(headers.traceparent);
  return {
    request_id: findGivenId(headers['x-request-id'], socket.remoteAddress, trustedProxies) ?? randomUUID(),
    ...(trace_id !== undefined && { trace_id }),
  };
}

function findGivenId(
  given: string | string[] | undefined,
  socketAddress = '',
  trustedProxies: BlockList,
): string | undefined {
  if (typeof given !== 'string' || !givenId.test(given)) return undefined;
  return isTrustedAddress(socketAddress, trustedProxies) ? given : undefined;
}

function findTraceId(given: string | string[] | undefined): string | undefined {
  if (typeof given !== 'string') return undefined;
  const [, version, traceId, further] = traceParent.exec(given) ?? [];
  return version === '00' && further !== undefined ? undefined : traceId;
}

import { createORPCClient, ORPCError } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { contract } from '../../shared/contract/index.ts';
import { toCallError } from './call-error.ts';

export interface CallContext {
  /** The same for every try of one call, so that it is charged once. */
  idempotencyKey?: string;
}

export type ApiClient = ContractRouterClient<typeof contract, CallContext>;

/** The typed client. Use it through `makeCall`, which knows when to try again. */
export function makeApiClient(parts: {
  origin: string;
  getBearer(): Promise<string>;
  fetch?: (request: Request, init: RequestInit) => Promise<Response>;
}): ApiClient {
  const link = new OpenAPILink<CallContext>(contract, {
    url: `${parts.origin}/api`,
    headers: async ({ context }) => ({
      authorization: `Bearer ${await parts.getBearer()}`,
      ...(context.idempotencyKey ? { 'idempotency-key': context.idempotencyKey } : {}),
    }),
    // The server's error bodies have our keys, not the library's: they travel in its `data`
    customErrorResponseBodyDecoder: (body, response) => {
      const { code, status, message, retryable, retryAfterSeconds } = toCallError(body, response.status);
      const data = { code, status, message, retryable, retry_after: retryAfterSeconds };
      return new ORPCError(code, { status: response.status, message, data });
    },
    ...(parts.fetch ? { fetch: parts.fetch } : {}),
  });
  return createORPCClient(link);
}

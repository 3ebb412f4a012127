import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { contract } from '../../shared/contract/index.ts';
import { toCallError } from './call-error.ts';
import { readToEnd } from './read-to-end.ts';

export interface CallContext {
  /** The same for every try of one call, so that it is charged once. */
  idempotencyKey?: string;
}

export type ApiClient = ContractRouterClient<typeof contract, CallContext>;

type Send = (request: Request, init: RequestInit) => Promise<Response>;

/** The typed client. Use it through `makeCall`, which knows when to try again. Throws a `CallError` for a failed answer. */
export function makeApiClient(parts: {
  origin: string;
  getBearer(): Promise<string>;
  fetch?: Send;
}): ApiClient {
  const send: Send = parts.fetch ?? ((request, init) => fetch(request, init));
  const link = new OpenAPILink<CallContext>(contract, {
    url: `${parts.origin}/api`,
    headers: async ({ context }) => ({
      authorization: `Bearer ${await parts.getBearer()}`,
      ...(context.idempotencyKey ? { 'idempotency-key': context.idempotencyKey } : {}),
    }),
    // Read before the library does: it knows only bodies of its own form, and drops the status of a broken one
    fetch: async (request, init) => {
      const response = await send(request, init);
      if (response.ok) return readToEnd(response);
      throw toCallError(await response.json().catch(() => undefined), response.status);
    },
  });
  return createORPCClient(link);
}

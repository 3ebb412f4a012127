import { randomUUID } from 'node:crypto';
import {
  type AuthInfo,
  createMcpHandler,
  localhostAllowedHostnames,
  validateHostHeader,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { brand } from '../../shared/brand.ts';
import { AppError } from '../../shared/errors.ts';
import { scopes as allScopes, type Scope } from '../../shared/scopes.ts';
import type { Caller } from '../http/caller.ts';
import { clientAddressHeader } from '../http/client-address.ts';
import { toAppError, toErrorResponse } from '../http/errors.ts';
import { describeError, type Log } from '../platform/log.ts';
import { makeCancellations, toCallName } from './cancellations.ts';
import { makeToolServer } from './tool-server.ts';
import { tools } from './tools.ts';
import { connectToApi, makeWritingClient } from './writing-client.ts';

export interface McpDependencies {
  /** Answers the calls of the contract. */
  api: (request: Request, caller: Caller) => Promise<Response | undefined>;
  getCaller: (authorization: string | null) => Promise<Caller>;
  /** Whether texts leave this server for a model. */
  reachesOut: () => boolean;
  publicUrl: string | undefined;
  version: string;
  /** Tells all servers that a call is not wanted any more. */
  takeBack: (call: string) => void;
  log: Log;
}

/** What the factory of servers is told of the request that it makes one for. */
interface Conversation {
  caller: Caller;
  clientAddress: string;
  idempotencyKey: string | undefined;
  findCancellation: ((id: string | number) => AbortSignal | undefined) | undefined;
}

const sessionHeader = 'mcp-session-id';

/** Nothing hears a host name of the container: a call within the server has none. */
const inside = 'http://draftwell.internal';

const cancelledSchema = z.object({
  method: z.literal('notifications/cancelled'),
  params: z.object({ requestId: z.union([z.string(), z.number()]) }),
});
const requestSchema = z.object({ method: z.string(), id: z.union([z.string(), z.number()]) });

/**
 * The tools over Streamable HTTP. Nothing is kept between two requests, so that any server of several can answer: each
 * call goes the way of the same call of the API, as its caller.
 */
export function makeMcpDoor(dependencies: McpDependencies) {
  const { api, getCaller, reachesOut, publicUrl, version, takeBack, log } = dependencies;
  const cancellations = makeCancellations();
  const conversations = new WeakMap<AuthInfo, Conversation>();

  const handler = createMcpHandler(
    ({ authInfo }) => {
      const conversation = authInfo && conversations.get(authInfo);
      if (conversation === undefined) throw new Error('a request came past the door');
      const { caller, clientAddress, idempotencyKey, findCancellation } = conversation;
      const calls = connectToApi({
        origin: inside,
        headers: { [clientAddressHeader]: clientAddress },
        fetch: async (request) => (await api(request, caller)) ?? toErrorResponse(new AppError('NOT_FOUND')),
      });
      return makeToolServer({
        client: makeWritingClient(calls),
        scopes: readScopes(caller),
        reachesOut: reachesOut(),
        isBooked: true,
        version,
        idempotencyKey,
        ...(findCancellation && { findCancellation }),
      });
    },
    {
      // What there is never changes while somebody listens
      maxSubscriptions: 0,
      onerror: (error) => log.warn(describeError(error), 'a request of the Model Context Protocol failed'),
    },
  );

  async function converse(request: Request, caller: Caller): Promise<Response> {
    const body = await readBody(request);
    const session = request.headers.get(sessionHeader);
    const toName = (id: string | number) => toCallName({ userId: caller.userId, session: session ?? '', id });
    const cancelled = cancelledSchema.safeParse(body).data;
    // Whichever server of several is at it
    if (cancelled && session !== null) takeBack(toName(cancelled.params.requestId));
    const asked = requestSchema.safeParse(body).data;
    const cancellation =
      asked?.method === 'tools/call' && session !== null ? cancellations.begin(toName(asked.id)) : undefined;

    const authInfo: AuthInfo = { token: '', clientId: caller.userId, scopes: [...readScopes(caller)] };
    conversations.set(authInfo, {
      caller,
      clientAddress: request.headers.get(clientAddressHeader) ?? '',
      idempotencyKey: request.headers.get('idempotency-key') ?? undefined,
      findCancellation: cancellation && (() => cancellation.signal),
    });
    const answer = await handler.fetch(request, { authInfo, parsedBody: body });
    // A name for the conversation, which is kept nowhere: with it a call can be taken back
    if (asked?.method === 'initialize' && answer.ok) answer.headers.set(sessionHeader, randomUUID());
    return cancellation === undefined ? answer : whenRead(answer, cancellation.end);
  }

  return {
    /**
     * @param arriving the request with its body whole
     * @param host the name that it was sent to
     */
    async answer(
      arriving: Promise<Request>,
      { authorization, host }: { authorization: string | null; host: string | null },
    ): Promise<Response> {
      arriving.catch(() => undefined);
      // A page of anybody's can give its own name this machine's address
      if (publicUrl === undefined && !validateHostHeader(host, localhostAllowedHostnames()).ok)
        throw new AppError('FOREIGN_ORIGIN', { message: unknownHostSentence });
      try {
        const caller = await getCaller(authorization);
        if (!tools.some(({ scope }) => readScopes(caller).includes(scope)))
          throw new AppError('INSUFFICIENT_SCOPE');
        return await converse(await arriving, caller);
      } catch (error) {
        const challenge = toChallenge(toAppError(error), authorization !== null);
        if (challenge === undefined) throw error;
        return challenge;
      }
    },
    /** Ends a call that was taken back, if it runs here. */
    end: cancellations.cancel,
  };
}

const unknownHostSentence =
  'This server knows itself as localhost only. Where it has another name, the setting PUBLIC_URL has to say so.';
const noKeySentence = 'This address takes an API key as bearer token. Please make one in the settings.';

/** A refusal that says how to come in (RFC 6750); undefined for an error that has nothing to do with it. */
function toChallenge(error: AppError, isNamed: boolean): Response | undefined {
  const { code, status } = error;
  if (status !== 401 && code !== 'INSUFFICIENT_SCOPE') return undefined;
  const isNobody = code === 'AUTH_EXPIRED';
  const answer = toErrorResponse(isNobody ? new AppError(code, { message: noKeySentence }) : error);
  const why = status === 403 ? ', error="insufficient_scope"' : isNamed ? ', error="invalid_token"' : '';
  answer.headers.set('www-authenticate', `Bearer realm="${brand.name}"${why}`);
  return answer;
}

function readScopes({ credential }: Caller): readonly Scope[] {
  return credential.kind === 'session' ? allScopes : credential.scopes;
}

/** @throws AppError INVALID_REQUEST for several messages in one: they would count as one call */
async function readBody(request: Request): Promise<unknown> {
  if (request.body === null) return undefined;
  const text = await request.clone().text();
  try {
    const body: unknown = JSON.parse(text);
    if (!Array.isArray(body)) return body;
  } catch {
    return undefined;
  }
  throw new AppError('INVALID_REQUEST', { message: 'Please send one message in each request.' });
}

/** The same answer, and `end` called once its body has been read or left. */
function whenRead(answer: Response, end: () => void): Response {
  if (answer.body === null) {
    end();
    return answer;
  }
  const reader = answer.body.getReader();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        end();
        throw error;
      });
      if (!done) return controller.enqueue(value);
      end();
      controller.close();
    },
    cancel(reason) {
      end();
      return reader.cancel(reason);
    },
  });
  return new Response(body, answer);
}

import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { checksContract } from '../../shared/contract/checks.ts';
import { composeContract } from '../../shared/contract/compose.ts';
import { enhanceContract } from '../../shared/contract/enhance.ts';
import { replyContract } from '../../shared/contract/reply.ts';
import { reviewContract } from '../../shared/contract/review.ts';
import { toCallFailure } from './call-failure.ts';

export const toolContract = {
  checks: checksContract,
  enhance: enhanceContract,
  reply: replyContract,
  compose: composeContract,
  review: reviewContract,
};

interface CallContext {
  idempotencyKey?: string;
}

/** Only what the tools need of it. */
export type ApiClient = ContractRouterClient<typeof toolContract, CallContext>;
type InputOf<Call extends (...args: never[]) => unknown> = Parameters<Call>[0];
type OutputOf<Call extends (...args: never[]) => unknown> = Awaited<ReturnType<Call>>;

/** How a call is made, whatever is asked. */
export interface CallOptions {
  /** Fires when nobody waits for the answer any more: the call ends, and costs nothing. */
  signal: AbortSignal;
  /** The same for every try of one call, so that it is charged once. */
  idempotencyKey?: string | undefined;
  /** Told of the text as it is written, piece by piece. Where it is left out the answer comes in one. */
  onText?: ((text: string) => void) | undefined;
}

/** Where nobody has an account, no call is kept and none costs a credit. */
export type Unbooked<Output extends { action_id: string; credits: unknown }> = {
  [Key in keyof Output]: Key extends 'action_id' | 'credits' ? Output[Key] | null : Output[Key];
};

/** The tools of Draftwell, wherever they run. Each call throws a CallFailure where it cannot be answered. */
export interface WritingClient {
  check(input: InputOf<ApiClient['checks']['check']>, options: CallOptions): Promise<Checked>;
  enhance(input: EnhanceCall, options: CallOptions): Promise<Enhanced>;
  reply(input: ReplyCall, options: CallOptions): Promise<Replied>;
  compose(input: ComposeCall, options: CallOptions): Promise<Composed>;
  review(input: ReviewCall, options: CallOptions): Promise<Reviewed>;
}

export type Checked = OutputOf<ApiClient['checks']['check']>;
export type EnhanceCall = InputOf<ApiClient['enhance']['enhance']>;
export type Enhanced = Unbooked<OutputOf<ApiClient['enhance']['enhance']>>;
export type ReplyCall = InputOf<ApiClient['reply']['reply']>;
export type Replied = Unbooked<OutputOf<ApiClient['reply']['reply']>>;
export type ComposeCall = InputOf<ApiClient['compose']['compose']>;
export type Composed = Unbooked<OutputOf<ApiClient['compose']['compose']>>;
export type ReviewCall = InputOf<ApiClient['review']['review']>;
export type Reviewed = Unbooked<OutputOf<ApiClient['review']['review']>>;

export interface ApiParts {
  /** Where a Draftwell server answers, without a slash at the end. */
  origin: string;
  headers?: Record<string, string>;
  fetch?: (request: Request) => Promise<Response>;
}

type Events<Answer> = AsyncIterator<{ type: 'text'; text: string }, Answer>;

/** Reads a stream to its end. One without an answer has failed. */
async function readStream<Answer>(
  events: Events<Answer>,
  onText: (text: string) => void,
): Promise<NonNullable<Answer>> {
  for (;;) {
    const event = await events.next();
    if (!event.done) onText(event.value.text);
    else if (event.value) return event.value;
    else throw toCallFailure(undefined);
  }
}

/** The calls of a server: over the network, or within it. */
export function connectToApi({ origin, headers = {}, fetch: send = fetch }: ApiParts): ApiClient {
  const link = new OpenAPILink<CallContext>(toolContract, {
    url: `${origin}/api`,
    headers: ({ context: { idempotencyKey } }) => ({
      ...headers,
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    }),
    fetch: async (request, init) => {
      const response = await send(new Request(request, init));
      if (response.ok) return response;
      throw toCallFailure(await response.json().catch(() => undefined));
    },
  });
  return createORPCClient(link);
}

/** The tools by calls of the contract, whoever answers those. */
export function makeWritingClient(api: ApiClient): WritingClient {
  /** The call in one piece, or its twin that streams where somebody listens. */
  function either<Input, Output>(
    inOne: (input: Input, options: ClientOptions) => Promise<Output>,
    streamed?: (input: Input, options: ClientOptions) => Promise<Events<Output>>,
  ) {
    return async (input: Input, { signal, idempotencyKey, onText }: CallOptions): Promise<Output> => {
      const context = idempotencyKey === undefined ? {} : { idempotencyKey };
      try {
        if (onText === undefined || streamed === undefined) return await inOne(input, { signal, context });
        return await readStream(await streamed(input, { signal, context }), onText);
      } catch (error) {
        throw signal.aborted ? error : toCallFailure(error);
      }
    };
  }

  return {
    check: either(api.checks.check),
    enhance: either<EnhanceCall, Enhanced>(api.enhance.enhance, api.enhance.enhanceStream),
    reply: either<ReplyCall, Replied>(api.reply.reply, api.reply.replyStream),
    compose: either<ComposeCall, Composed>(api.compose.compose, api.compose.composeStream),
    review: either<ReviewCall, Reviewed>(api.review.review, api.review.reviewStream),
  };
}

interface ClientOptions {
  signal: AbortSignal;
  context: CallContext;
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { CreditBalance } from '../../shared/contract/credits.ts';
import { creditsKey } from '../account/queries.ts';
import { isAbort, toCallError } from '../api/call-error.ts';
import type { ApiClient, CallContext } from '../api/client.ts';
import { makeIdempotencyKey } from '../api/idempotency-key.ts';
import { readStream } from '../api/stream.ts';
import { useServices } from '../services.ts';

interface StreamOptions {
  signal: AbortSignal;
  context: CallContext;
}

interface StreamedCall<Answer> {
  open(
    api: ApiClient,
    options: StreamOptions,
  ): Promise<AsyncIterator<{ type: 'text'; text: string }, Answer>>;
  /** Before each try: what a former try wrote is void. */
  onStart(): void;
  onText(text: string): void;
}

/** Runs the streamed calls of a writing tool, one at a time, and keeps the credits on the screen true. */
export function useStreamedCall() {
  const { call } = useServices();
  const queries = useQueryClient();
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  /** The answer; undefined when it was stopped, or when another call is under way. Throws a `CallError`. */
  async function run<Answer extends { credits: CreditBalance }>(
    streamed: StreamedCall<Answer>,
  ): Promise<Answer | undefined> {
    if (underWay.current) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    underWay.current = controller;
    const options: StreamOptions = { signal, context: { idempotencyKey: makeIdempotencyKey() } };
    try {
      const answer = await call(async (api) => {
        streamed.onStart();
        const events = await streamed.open(api, options);
        // A piece that was on its way when the writer pressed Stop is not shown
        return readStream(events, (text) => !signal.aborted && streamed.onText(text));
      }, signal);
      if (signal.aborted) return undefined;
      queries.setQueryData(creditsKey, answer.credits);
      return answer;
    } catch (cause) {
      void queries.invalidateQueries({ queryKey: creditsKey });
      if (isAbort(cause) || signal.aborted) return undefined;
      throw toCallError(cause);
    } finally {
      if (underWay.current === controller) underWay.current = undefined;
    }
  }

  /** At once: the screen does not wait for the server to notice. */
  function stop(): void {
    underWay.current?.abort();
    underWay.current = undefined;
  }

  return { run, stop };
}

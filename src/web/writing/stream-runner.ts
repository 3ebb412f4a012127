import type { CreditBalance } from '../../shared/contract/credits.ts';
import type { ApiClient, CallContext } from '../api/client.ts';
import { type CallError, isAbort, readError } from '../api/failed-call.ts';
import { readStream } from '../api/stream.ts';
import { type FrameClock, makeFrameBatch } from './frame-batch.ts';

/** How soon after its answer the same once more is no wish of its own, on a call so quick. */
const secondPressMs = 600;

/** From here on a call is said to be still at work. */
const stillWorkingAfterMs = 10_000;

export interface StreamOptions {
  signal: AbortSignal;
  context: CallContext;
}

export interface StreamedCall<Answer> {
  /** What is asked for: the body of the call. The same again is the same call, as long as no answer to it came. */
  asks: unknown;
  open(
    api: ApiClient,
    options: StreamOptions,
  ): Promise<AsyncIterator<{ type: 'text'; text: string }, Answer>>;
  /** Before each try: what a former try wrote is void. */
  onStart?(): void;
  /** What came since the last time, at most once for each frame. */
  onText?(text: string): void;
}

/** `still-working` from the tenth second on. */
export type RunPhase = 'idle' | 'running' | 'still-working';

export interface StreamRunnerParts {
  call<Answer>(attempt: (api: ApiClient) => Promise<Answer>, signal: AbortSignal): Promise<Answer>;
  makeKey(): string;
  clock: FrameClock & { now(): number };
  /** Before each call that will be made. */
  onCall(): void;
  onCredits(credits: CreditBalance): void;
  /** No answer came. Without an error: it was stopped. */
  onNoAnswer(error?: CallError): void;
  onPhase(phase: RunPhase): void;
}

export interface StreamRunner {
  /** The answer; undefined when it was stopped, and for a second press, which makes no call. Throws a `CallError`. */
  run<Answer extends { credits: CreditBalance }>(streamed: StreamedCall<Answer>): Promise<Answer | undefined>;
  /** At once: the screen does not wait for the server to notice. */
  stop(): void;
}

/** Runs the streamed calls of a screen, one at a time. */
export function makeStreamRunner(parts: StreamRunnerParts): StreamRunner {
  let underWay: AbortController | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  /** A call that ended without word of the server: it may have been done and charged. */
  let unanswered: { asks: string; key: string } | undefined;
  let answered = { asks: '', atMs: Number.NEGATIVE_INFINITY };

  /** The second click of a double click, a second button or a key that is held: whatever presses twice. */
  function isSecondPress(asks: string): boolean {
    if (underWay) return true;
    return answered.asks === asks && parts.clock.now() - answered.atMs < secondPressMs;
  }

  function begin(): AbortController {
    underWay = new AbortController();
    parts.onPhase('running');
    patience = setTimeout(() => parts.onPhase('still-working'), stillWorkingAfterMs);
    parts.onCall();
    return underWay;
  }

  function end(controller: AbortController): void {
    if (underWay !== controller) return;
    underWay = undefined;
    clearTimeout(patience);
    parts.onPhase('idle');
  }

  return {
    async run(streamed) {
      const asks = JSON.stringify(streamed.asks);
      if (isSecondPress(asks)) return undefined;
      const controller = begin();
      const { signal } = controller;
      const key = unanswered?.asks === asks ? unanswered.key : parts.makeKey();
      const options: StreamOptions = { signal, context: { idempotencyKey: key } };
      // A piece that was on its way when the writer pressed Stop is not shown
      const batch = makeFrameBatch(parts.clock, (text) => !signal.aborted && streamed.onText?.(text));
      try {
        const answer = await parts.call(async (api) => {
          batch.drop();
          streamed.onStart?.();
          return readStream(await streamed.open(api, options), batch.add);
        }, signal);
        if (signal.aborted) throw signal.reason;
        unanswered = undefined;
        answered = { asks, atMs: parts.clock.now() };
        batch.flush();
        parts.onCredits(answer.credits);
        return answer;
      } catch (cause) {
        const error = isAbort(cause) || signal.aborted ? undefined : await readError(cause);
        unanswered = error && mayHaveBeenDone(error) ? { asks, key } : undefined;
        parts.onNoAnswer(error);
        if (error) throw error;
        return undefined;
      } finally {
        batch.drop();
        end(controller);
      }
    },
    stop() {
      const controller = underWay;
      if (!controller) return;
      controller.abort();
      end(controller);
    },
  };
}

/** No answer, or one that says nothing of the call, such as a proxy's: then its key must not be given up. */
function mayHaveBeenDone({ status }: CallError): boolean {
  return status === 0 || status === 409 || status >= 500;
}

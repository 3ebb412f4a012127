import type { WritingEngine } from '../../../engine/index.ts';
import type { CreditBalance } from '../../../shared/contract/credits.ts';
import type {
  EngineIdentity,
  EnhanceInput,
  EnhanceOutput,
  TextChange,
  TextIssue,
} from '../../../shared/contract/enhance.ts';
import { AppError } from '../../../shared/errors.ts';
import type { Caller } from '../../platform/http/context.ts';
import { toAppError } from '../../platform/http/errors.ts';
import { engineDeadlineMs, findFaultInResult, isFree, isSameRequest } from './policy.ts';

interface RunningCall {
  userId: string;
  actionId: string;
}

interface RecordedAction {
  id: string;
  action_type: string;
  original_text: string;
  enhanced_text: string | null;
  result: 'success' | 'failed' | null;
  changes: unknown;
  issues: unknown;
  engine: unknown;
}

/** What a writing call needs of the ledger. */
interface CallLedger {
  start(request: {
    writer: Caller;
    actionType: string;
    originalText: string;
    idempotencyKey: string | undefined;
  }): Promise<{ kind: 'held'; call: RunningCall } | { kind: 'repeated'; action: RecordedAction }>;
  finish(
    call: RunningCall,
    finished: { enhancedText: string; changes: unknown; issues: unknown; engine: unknown },
    options: { free: boolean },
  ): Promise<void>;
  fail(call: RunningCall, errorMessage: string): Promise<void>;
  findRepeated(writer: Caller, idempotencyKey: string): Promise<RecordedAction | undefined>;
  readBalance(writer: Caller): Promise<CreditBalance>;
}

export interface EnhanceRequest {
  caller: Caller;
  input: EnhanceInput;
  idempotencyKey: string | undefined;
  /** Fires when the caller leaves or presses Stop. */
  signal: AbortSignal;
}

export interface EnhanceDependencies {
  ledger: CallLedger;
  engine: WritingEngine;
  /** Resolves after so many milliseconds, or rejects when the signal fires. */
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Fires when this server shuts down. */
  shutdown: AbortSignal;
}

/** A call that runs by itself until it ends or its signal fires, whether or not anyone reads what it gives. */
export interface OpenedCall {
  /** The text as it is written. Cancelling the stream stops the call. */
  texts: ReadableStream<string>;
  answer: Promise<EnhanceOutput>;
}

const stopped = 'Stopped by the writer.';
const repeatedCallPollMs = 200;

/** The way of every writing call: hold a credit, let the engine write, check what it wrote, spend or release. */
export function makeEnhanceService({ ledger, engine, sleep, shutdown }: EnhanceDependencies) {
  const running = new Set<Promise<EnhanceOutput>>();

  /** Ends with the call ended in the ledger too, whatever happens; a server that dies meanwhile leaves that to the hold's expiry. */
  async function runCall(
    request: EnhanceRequest,
    call: RunningCall,
    signal: AbortSignal,
    onText: (text: string) => void,
  ): Promise<EnhanceOutput> {
    try {
      const result = await write(request, signal, onText);
      const { changes, issues } = result;
      const finished = { enhancedText: result.text, changes, issues, engine: engine.identity };
      await ledger.finish(call, finished, { free: isFree(result) });
      return toAnswer(request.caller, call.actionId, finished);
    } catch (error) {
      const reason = request.signal.aborted ? stopped : describeFailure(error);
      // Where the database is what failed, the hold expires by itself: the first error is the one to tell.
      await ledger.fail(call, reason).catch(() => undefined);
      throw error;
    }
  }

  async function write(
    { caller, input }: EnhanceRequest,
    signal: AbortSignal,
    onText: (text: string) => void,
  ) {
    const request = { action: input.action, text: input.original_text, language: caller.language };
    for await (const event of engine.enhance(request, signal)) {
      if (event.type === 'text') {
        onText(event.text);
        continue;
      }
      const fault = findFaultInResult(input.original_text, event.result);
      if (fault !== undefined) throw new AppError(fault);
      return event.result;
    }
    throw new AppError('NO_CONTENT');
  }

  async function toAnswer(
    caller: Caller,
    actionId: string,
    finished: { enhancedText: string; changes: unknown; issues: unknown; engine: unknown },
  ): Promise<EnhanceOutput> {
    return {
      enhanced_text: finished.enhancedText,
      action_id: actionId,
      changes: finished.changes as TextChange[],
      issues: finished.issues as TextIssue[],
      engine: finished.engine as EngineIdentity,
      credits: await ledger.readBalance(caller),
    };
  }

  /** The first call's answer: at once if it has ended, else as soon as it does. */
  async function answerRepeated(request: EnhanceRequest, first: RecordedAction): Promise<EnhanceOutput> {
    const { caller, input, idempotencyKey = '', signal } = request;
    if (!isSameRequest(input, first)) throw new AppError('IDEMPOTENCY_KEY_REUSED');
    const waiting = AbortSignal.any([signal, shutdown, AbortSignal.timeout(engineDeadlineMs)]);
    let action: RecordedAction | undefined = first;
    while (action?.result === null) {
      await sleep(repeatedCallPollMs, waiting);
      action = await ledger.findRepeated(caller, idempotencyKey);
    }
    // The first call failed, which freed its key: this one may be sent again.
    if (action === undefined) throw new AppError('CALL_IN_PROGRESS', { retryAfterSeconds: 1 });
    const { changes, issues, engine: answeredBy } = action;
    const enhancedText = action.enhanced_text ?? action.original_text;
    return toAnswer(caller, action.id, { enhancedText, changes, issues, engine: answeredBy });
  }

  /**
   * Starts a call. What is wrong before the first word, such as no credit left, rejects here.
   * @throws AppError INSUFFICIENT_CREDITS, IDEMPOTENCY_KEY_REUSED, CALL_IN_PROGRESS
   */
  async function open(request: EnhanceRequest): Promise<OpenedCall> {
    const { caller, input, idempotencyKey } = request;
    const started = await ledger.start({
      writer: caller,
      actionType: input.action,
      originalText: input.original_text,
      idempotencyKey,
    });
    if (started.kind === 'repeated') {
      return {
        texts: emptyStream(),
        answer: Promise.resolve(await answerRepeated(request, started.action)),
      };
    }
    const reader = new AbortController();
    const stops = [request.signal, reader.signal, shutdown, AbortSignal.timeout(engineDeadlineMs)];
    const opened = streamOf(
      (onText) => runCall(request, started.call, AbortSignal.any(stops), onText),
      reader,
    );
    running.add(opened.answer);
    const forget = () => running.delete(opened.answer);
    opened.answer.then(forget, forget);
    return opened;
  }

  return {
    open,
    /** Resolves when every call that has been opened has ended, in the ledger too. */
    async settled(): Promise<void> {
      await Promise.allSettled(running);
    },
  };
}

function emptyStream(): ReadableStream<string> {
  return new ReadableStream({ start: (controller) => controller.close() });
}

export type EnhanceService = ReturnType<typeof makeEnhanceService>;

/** Runs the work at once and queues what it writes, so that its end never depends on someone reading. */
function streamOf(
  work: (onText: (text: string) => void) => Promise<EnhanceOutput>,
  reader: AbortController,
): OpenedCall {
  const { promise: answer, resolve, reject } = Promise.withResolvers<EnhanceOutput>();
  // A caller who has left awaits nothing; the ledger has been told.
  answer.catch(() => undefined);
  const texts = new ReadableStream<string>({
    start(controller) {
      const onText = (text: string) => {
        if (!reader.signal.aborted) controller.enqueue(text);
      };
      work(onText)
        .then(resolve, reject)
        .finally(() => {
          if (!reader.signal.aborted) controller.close();
        });
    },
    cancel: () => reader.abort(),
  });
  return { texts, answer };
}

/** What the record says of a call that failed: a code and its sentence, never a vendor's words. */
function describeFailure(error: unknown): string {
  const known = toAppError(error);
  return `${known.code}: ${known.message}`;
}

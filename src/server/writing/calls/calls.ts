import { isDeepStrictEqual } from 'node:util';
import type { TokenUsage, WriterPreferences, WriterVoice, WritingEngine } from '../../../engine/index.ts';
import type { EngineIdentity, TextChange, TextIssue } from '../../../shared/contract/result.ts';
import { AppError } from '../../../shared/errors.ts';
import { sameResultSentence } from '../../../shared/sentences.ts';
import type { ToolName } from '../../../shared/tools.ts';
import { type EngineSource, engineDeadlineMs } from '../../engines/index.ts';
import type { Caller } from '../../http/caller.ts';
import { toAppError } from '../../http/errors.ts';
import type { makeAllowance } from '../../platform/allowance.ts';
import type { Sleep } from '../../platform/clock.ts';
import { makeTurns } from '../../platform/turns.ts';
import type { Credits } from '../credits/credits.ts';
import type { ActionRow, AskedFor, BegunCall, CallId } from '../credits/store.ts';
import type { DictionaryService } from '../dictionary/dictionary.ts';
import { callsInFlightPerWriter, fallbackBootMs, fallbackDeadlineMs, longestWaitMs } from './deadlines.ts';
import { type Meter, makeMeter } from './meter.ts';
import { isBeyondEngine } from './result-checks.ts';
import { makeStopwatch } from './stopwatch.ts';
import type { Finished, WritingTool } from './tools.ts';

interface StoredAnswer {
  enhancedText: string;
  changes: TextChange[];
  issues: TextIssue[];
  engine: EngineIdentity;
  details: Record<string, unknown>;
}

type CallLedger = Pick<
  Credits,
  'start' | 'finish' | 'fail' | 'isSameAsLast' | 'hasJustFailed' | 'findRepeated' | 'readBalance'
>;

type Allowance = Pick<ReturnType<typeof makeAllowance>, 'take' | 'giveBack'>;

/** How the writer writes; undefined where they have not said, or their plan does not pass it on. */
export type FindVoice = (caller: Pick<Caller, 'userId' | 'accountType'>) => Promise<WriterVoice | undefined>;

export interface FreeCalls {
  byWriter: Allowance;
  byAddress: Allowance;
}

export interface CallRequest<Input> {
  caller: Caller;
  clientAddress: string;
  input: Input;
  idempotencyKey: string | undefined;
  /** Fires when the caller leaves, presses Stop or reads no further. */
  signal: AbortSignal;
}

/** What a call was like, without a word of whose it was. */
export interface EndedCall {
  tool: ToolName;
  engine: 'embedded' | 'model';
  outcome: 'charged' | 'free' | 'stopped' | 'failed';
  seconds: number;
  /** In seconds; undefined where none came. */
  untilFirstText: number | undefined;
}

export interface CallDependencies {
  ledger: CallLedger;
  dictionary: Pick<DictionaryService, 'readFor'>;
  engines: Pick<EngineSource, 'current'> & { embedded: WritingEngine };
  freeCalls: FreeCalls;
  findVoice: FindVoice;
  sleep: Sleep;
  shutdown: AbortSignal;
  /** A call of this writer has ended, with or without its credit. */
  onCreditsChanged: (userId: string) => void;
  onCallEnded: (call: EndedCall) => void;
}

/** Runs by itself until it ends or its signal fires, whether or not anyone reads what it gives. */
export interface OpenedCall<Output> {
  /** The text as it is written. Cancelling the stream stops the call. */
  texts: ReadableStream<string>;
  answer: Promise<Output>;
  isRepeated: boolean;
}

interface RunningCall extends CallId {
  asked: AskedFor;
  ending: AbortController;
  answer: Promise<unknown>;
}

type OnText = (text: string) => void;

interface Listeners {
  onText: OnText;
  onUsage: (usage: TokenUsage) => void;
}

/** A call whose credit is held, and who is to write. */
interface HeldCall {
  call: BegunCall;
  chosen: WritingEngine;
  /** The month has cost what it may: the chosen one is not asked. */
  isOverBudget: boolean;
}

interface CallSignals {
  /** Fires when the caller leaves or the server shuts down. */
  leaving: AbortSignal;
  /** Fires when the time of the chosen engine is over. */
  deadline: AbortSignal;
  tooLate: AbortSignal;
}

const stopped = 'Stopped by the writer.';
const offline = 'OFFLINE: The embedded engine answered, which is free.';
const same = 'SAME_RESULT: The result was the same as before.';
const repeatedCallPollMs = 200;

/** How long an answer that is written down nowhere can be asked for again, of this server. */
const unkeptAnswerMs = 60_000;

/** The way of every writing call: hold a credit, let the engine write, check what it wrote, spend or release. */
export function makeCallService(dependencies: CallDependencies) {
  const { ledger, dictionary, engines, freeCalls, findVoice, sleep, shutdown } = dependencies;
  const { onCreditsChanged, onCallEnded } = dependencies;
  const running = new Set<RunningCall>();
  const unkeptCalls = new Map<string, RunningCall>();
  const inTurn = makeTurns({ limit: Infinity, limitOfEach: callsInFlightPerWriter });

  /** Ends in the ledger too, whatever happens; where the server dies meanwhile, the hold's expiry sees to that. */
  async function runCall<Input, Result, Output>(
    tool: WritingTool<Input, Result, Output>,
    request: CallRequest<Input>,
    { call, onText, ...parts }: CallSignals & HeldCall & { onText: OnText },
  ): Promise<Output> {
    const { chosen } = parts;
    const asked = tool.asksForRules(request.input) ? engines.embedded : chosen;
    const meter = makeMeter();
    const stopwatch = makeStopwatch();
    const { name } = tool;
    let engine = toEngineKind(asked);
    let outcome: EndedCall['outcome'] = 'failed';
    const hearText = (text: string) => {
      stopwatch.hearText();
      onText(text);
    };
    try {
      const { finished, writer } = await write(tool, request, { ...parts, chosen: asked, meter }, hearText);
      engine = toEngineKind(writer);
      const described = tool.describe(request.input);
      // The rules instead of a model are free because the model failed, and not because they were asked for
      const isOffline =
        writer !== chosen && (writer !== asked || (await ledger.hasJustFailed(call, described)));
      const made = { finished, engine: writer.identity, isOffline };
      const { stored, freeBecause } = await toStored(call, described, made);
      const keepsTexts = request.caller.retention !== 'never';
      await ledger.finish(call, stored, { tool: name, use: meter.read(), freeBecause, keepsTexts });
      if (freeBecause === null) forgetFreeCall(request);
      outcome = freeBecause === null ? 'charged' : 'free';
      return await toAnswer(tool, request.caller, { ...stored, actionId: call.actionId });
    } catch (error) {
      if (request.signal.aborted) outcome = 'stopped';
      const reason = request.signal.aborted ? stopped : describeFailure(error, tool.noResult(request.input));
      // Where the database is what failed, the hold expires by itself: the first error is the one to tell.
      await ledger.fail(call, reason, { tool: name, use: meter.read() }).catch(() => undefined);
      throw error;
    } finally {
      onCreditsChanged(call.userId);
      onCallEnded({ tool: name, engine, outcome, ...stopwatch.stop() });
    }
  }

  function toEngineKind(writer: WritingEngine): EndedCall['engine'] {
    return writer === engines.embedded ? 'embedded' : 'model';
  }

  /** With why it costs nothing; null for a call that is paid. */
  async function toStored(
    call: CallId,
    described: AskedFor,
    { finished, engine, isOffline }: { finished: Finished; engine: EngineIdentity; isOffline: boolean },
  ): Promise<{ stored: StoredAnswer; freeBecause: string | null }> {
    const { freeBecause, ...result } = finished;
    const made = { ...result, engine, details: { ...result.details, offline: isOffline } };
    if (isOffline) return { stored: made, freeBecause: offline };
    if (freeBecause !== null) return { stored: made, freeBecause };
    const isSame = await ledger.isSameAsLast(call, described, made);
    return isSame
      ? { stored: withNotice(made, sameResultSentence), freeBecause: same }
      : { stored: made, freeBecause: null };
  }

  async function write<Input, Result, Output>(
    tool: WritingTool<Input, Result, Output>,
    request: CallRequest<Input>,
    parts: CallSignals & Omit<HeldCall, 'call'> & { meter: Meter },
    onText: OnText,
  ): Promise<{ finished: Finished; writer: WritingEngine }> {
    const { chosen, isOverBudget, meter, leaving, deadline, tooLate } = parts;
    try {
      if (isOverBudget) throw new AppError('BUDGET_REACHED');
      // The time that it waits for its turn counts too: no call lasts longer
      const signal = AbortSignal.any([leaving, deadline]);
      const work = async () => {
        if (tooLate.aborted) throw new AppError('ENGINE_TIMEOUT');
        if (chosen !== engines.embedded) meter.begin(chosen.identity.name);
        return writeWith(tool, chosen, { ...request, signal }, { onText, onUsage: meter.add });
      };
      return { finished: await inTurn(request.caller.userId, work, signal), writer: chosen };
    } catch (error) {
      const fallbackEngine = engines.embedded;
      if (leaving.aborted || chosen === fallbackEngine || !tool.mayFallBack(request.input)) throw error;
      await hasBooted(fallbackEngine, AbortSignal.any([leaving, AbortSignal.timeout(fallbackBootMs)]));
      const signal = AbortSignal.any([leaving, AbortSignal.timeout(fallbackDeadlineMs)]);
      const work = writeWith(tool, fallbackEngine, { ...request, signal });
      // What the chosen engine could have done is tried again with it
      const finished = await work.catch((failure) => {
        throw isBeyondEngine(failure) ? error : failure;
      });
      return { finished, writer: fallbackEngine };
    }
  }

  /** Rules have no use for a voice: it is read for models alone. */
  async function toPreferences(
    caller: Caller,
    writer: WritingEngine,
    texts: readonly string[],
  ): Promise<WriterPreferences> {
    const { preferences, userId } = caller;
    const [suppressions, voice] = await Promise.all([
      dictionary.readFor(userId, texts),
      writer === engines.embedded ? undefined : findVoice(caller),
    ]);
    return { ...preferences, ...suppressions, turnKey: userId, ...(voice && { voice }) };
  }

  async function writeWith<Input, Result, Output>(
    tool: WritingTool<Input, Result, Output>,
    writer: WritingEngine,
    { input, caller, signal }: CallRequest<Input>,
    { onText, onUsage }: Partial<Listeners> = {},
  ): Promise<Finished> {
    const preferences = await toPreferences(caller, writer, listTexts(tool.describe(input)));
    for await (const event of tool.run(writer, input, { preferences, signal })) {
      if (event.type === 'result') return tool.finish(input, event.result, preferences);
      if (event.type === 'text') onText?.(event.text);
      else onUsage?.(event);
    }
    throw new AppError('NO_CONTENT');
  }

  async function toAnswer<Input, Result, Output>(
    tool: WritingTool<Input, Result, Output>,
    caller: Caller,
    { actionId, engine: writer, ...stored }: StoredAnswer & { actionId: string },
  ): Promise<Output> {
    const answer = {
      ...tool.toOutput(stored),
      action_id: actionId,
      engine: writer,
      offline: stored.details.offline === true,
      notice: (stored.details.notice ?? null) as string | null,
      credits: await ledger.readBalance(caller),
    };
    return answer as Output;
  }

  /** The first call's answer: at once if it has ended, else as soon as it does. Undefined when it failed, which frees its key. */
  async function findFirstAnswer<Input, Result, Output>(
    tool: WritingTool<Input, Result, Output>,
    request: CallRequest<Input>,
    { first, deadline }: { first: ActionRow; deadline: AbortSignal },
  ): Promise<Awaited<Output> | undefined> {
    const { caller, input, idempotencyKey = '', signal } = request;
    const unkept = unkeptCalls.get(first.id);
    if (unkept !== undefined) return joinCall(unkept, tool.describe(input));
    // What was written is kept nowhere: nobody gets it by a key
    if (!first.has_texts)
      throw first.result === null ? toInProgress() : new AppError('IDEMPOTENCY_KEY_REUSED');
    if (!isSameCall(tool.describe(input), first)) throw new AppError('IDEMPOTENCY_KEY_REUSED');
    // Its writer has deleted it, and does not get it back by a key
    if (first.is_deleted) throw new AppError('IDEMPOTENCY_KEY_REUSED');
    const waiting = AbortSignal.any([signal, shutdown, deadline]);
    let action: ActionRow | undefined = first;
    while (action?.result === null) {
      // The reason says what to answer: a shutdown and a timeout each have their code, a broken sleep has none.
      await sleep(repeatedCallPollMs, waiting).catch((error) => {
        throw waiting.aborted ? waiting.reason : error;
      });
      action = await ledger.findRepeated(caller, idempotencyKey);
    }
    if (action === undefined) return undefined;
    return await toAnswer(tool, caller, {
      actionId: action.id,
      enhancedText: action.enhanced_text ?? action.original_text,
      changes: action.changes as TextChange[],
      issues: action.issues as TextIssue[],
      engine: action.engine as EngineIdentity,
      details: action.details as Record<string, unknown>,
    });
  }

  /** Undefined when it failed, which frees its key. */
  async function joinCall<Output>(live: RunningCall, asked: AskedFor): Promise<Awaited<Output> | undefined> {
    if (!isDeepStrictEqual(live.asked, asked)) throw new AppError('IDEMPOTENCY_KEY_REUSED');
    return (await live.answer.catch(() => undefined)) as Awaited<Output> | undefined;
  }

  /**
   * Counts a call as one that costs nothing, until it has cost something.
   * @throws AppError RATE_LIMITED, with the seconds that are left
   */
  function countFreeCall({
    caller,
    clientAddress,
  }: Pick<CallRequest<never>, 'caller' | 'clientAddress'>): void {
    const { byWriter, byAddress } = freeCalls;
    const ofWriter = byWriter.take(caller.userId);
    const retryAfterSeconds = ofWriter ?? byAddress.take(clientAddress);
    if (retryAfterSeconds === undefined) return;
    if (ofWriter === undefined) byWriter.giveBack(caller.userId);
    throw new AppError('RATE_LIMITED', { retryAfterSeconds });
  }

  function forgetFreeCall({
    caller,
    clientAddress,
  }: Pick<CallRequest<never>, 'caller' | 'clientAddress'>): void {
    freeCalls.byWriter.giveBack(caller.userId);
    freeCalls.byAddress.giveBack(clientAddress);
  }

  /**
   * Starts a call. What is wrong before the first word, such as no credit left, rejects here.
   * @throws AppError INSUFFICIENT_CREDITS, BUDGET_REACHED, IDEMPOTENCY_KEY_REUSED, CALL_IN_PROGRESS, RATE_LIMITED
   */
  async function open<Input, Result, Output>(
    tool: WritingTool<Input, Result, Output>,
    request: CallRequest<Input>,
  ): Promise<OpenedCall<Output>> {
    countFreeCall(request);
    let opened: OpenedCall<Output> | undefined;
    try {
      opened = await startOrRepeat(tool, request);
      return opened;
    } finally {
      // What never began asked nothing of an engine
      if (opened === undefined || opened.isRepeated) forgetFreeCall(request);
    }
  }

  async function startOrRepeat<Input, Result, Output>(
    tool: WritingTool<Input, Result, Output>,
    request: CallRequest<Input>,
  ): Promise<OpenedCall<Output>> {
    const start = () => holdOrRepeat(tool, request);
    // For the wait and the work together: a repeated call lasts no longer than any other
    const deadline = AbortSignal.timeout(engineDeadlineMs);
    const tooLate = AbortSignal.timeout(longestWaitMs);
    let started = await start();
    for (let hasStartedAnew = false; started.kind === 'repeated'; hasStartedAnew = true) {
      const answer = await findFirstAnswer(tool, request, { first: started.action, deadline });
      if (answer !== undefined)
        return { texts: emptyStream(), answer: Promise.resolve(answer), isRepeated: true };
      if (hasStartedAnew) throw toInProgress();
      started = await start();
    }
    return run(tool, request, { ...started, deadline, tooLate });
  }

  /** At the cap a call still begins, free: for the embedded engine where that may answer, else to be recorded as failed. */
  async function holdOrRepeat<Input, Result, Output>(
    tool: WritingTool<Input, Result, Output>,
    { caller, input, idempotencyKey }: CallRequest<Input>,
  ) {
    const chosen = engines.current(tool.name);
    const call = { tool: tool.name, writer: caller, idempotencyKey, ...tool.describe(input) };
    const start = (asksModel: boolean) => ledger.start({ ...call, asksModel });
    try {
      const asksModel = chosen !== engines.embedded && !tool.asksForRules(input);
      return { ...(await start(asksModel)), chosen, isOverBudget: false };
    } catch (error) {
      const isOverBudget = error instanceof AppError && error.code === 'BUDGET_REACHED';
      if (!isOverBudget) throw error;
      return { ...(await start(false)), chosen, isOverBudget };
    }
  }

  function run<Input, Result, Output>(
    tool: WritingTool<Input, Result, Output>,
    request: CallRequest<Input>,
    parts: Omit<CallSignals, 'leaving'> & HeldCall,
  ): OpenedCall<Output> {
    const reader = new AbortController();
    const stoppable = { ...request, signal: AbortSignal.any([request.signal, reader.signal]) };
    const ending = new AbortController();
    const leaving = AbortSignal.any([stoppable.signal, shutdown, ending.signal]);
    const opened = streamOf((onText) => runCall(tool, stoppable, { ...parts, leaving, onText }), reader);
    const one = { ...parts.call, asked: tool.describe(request.input), ending, answer: opened.answer };
    running.add(one);
    const forget = () => running.delete(one);
    opened.answer.then(forget, forget);
    if (request.caller.retention === 'never') remember(one);
    return opened;
  }

  /** In memory alone: a repeated call gets the answer that is kept nowhere. */
  function remember(call: RunningCall): void {
    unkeptCalls.set(call.actionId, call);
    const forget = () => setTimeout(() => unkeptCalls.delete(call.actionId), unkeptAnswerMs).unref();
    call.answer.then(forget, forget);
  }

  /** Resolves when they have ended, in the ledger too. */
  async function end(calls: readonly RunningCall[]): Promise<void> {
    for (const { ending } of calls) ending.abort(new AppError('AUTH_EXPIRED'));
    await Promise.allSettled(calls.map(({ answer }) => answer));
  }

  return {
    open,
    readLoad: () => ({ running: running.size, waiting: inTurn.countWaiting() }),
    /** Resolves when every call that has been opened has ended, in the ledger too. */
    async settled(): Promise<void> {
      await Promise.allSettled([...running].map(({ answer }) => answer));
    },
    /** Ends what this server writes for a writer whose account is deleted. */
    endOfWriter: (userId: string) => end([...running].filter((one) => one.userId === userId)),
    /** The same for calls that the ledger no longer knows: their writer was deleted on another server. */
    endUnknown: (unknown: ReadonlySet<string>) =>
      end([...running].filter(({ actionId }) => unknown.has(actionId))),
  };
}

export type CallService = ReturnType<typeof makeCallService>;

function toInProgress(): AppError {
  return new AppError('CALL_IN_PROGRESS', { retryAfterSeconds: 1 });
}

function isSameCall({ actionType, originalText, request }: AskedFor, first: ActionRow): boolean {
  return (
    first.action_type === actionType &&
    first.original_text === originalText &&
    isDeepStrictEqual(first.request, request)
  );
}

function listTexts({ originalText, request }: AskedFor): string[] {
  return [originalText, ...Object.values(request)].filter((value) => typeof value === 'string');
}

function withNotice(answer: StoredAnswer, notice: string): StoredAnswer {
  const { notice: first } = answer.details;
  const notices = typeof first === 'string' ? `${first} ${notice}` : notice;
  return { ...answer, details: { ...answer.details, notice: notices } };
}

/** Resolves when the engine can write, or when it is not waited for any longer: then its own answer says why. */
function hasBooted(engine: WritingEngine, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => resolve();
    signal.addEventListener('abort', end, { once: true });
    engine.ready().then(end, end);
  });
}

function emptyStream(): ReadableStream<string> {
  return new ReadableStream({ start: (controller) => controller.close() });
}

/** Runs the work at once and queues what it writes, so that its end never depends on someone reading. */
function streamOf<Output>(
  work: (onText: OnText) => Promise<Output>,
  reader: AbortController,
): OpenedCall<Output> {
  const { promise: answer, resolve, reject } = Promise.withResolvers<Output>();
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
  return { texts, answer, isRepeated: false };
}

/** What the record says of a call that failed: a code and its sentence, never a vendor's words. */
function describeFailure(error: unknown, noResult: string): string {
  const { code, message } = toAppError(error);
  return `${code}: ${code === 'NO_CONTENT' ? noResult : message}`;
}

import { lookup } from 'node:dns/promises';
import { AppError } from '../../../shared/errors.ts';
import type { Sleep } from '../../platform/clock.ts';
import type { ChatEvent, ChatModel, ChatRequest, ListedModel, ProviderModel } from './chat-model.ts';
import { type ConnectionParts, openAnswer, type ProviderCall } from './connection.ts';
import { makeSetupError, ProviderFault } from './failures.ts';
import { parseJson } from './readers.ts';
import { makeReadiness } from './readiness.ts';
import { retryOnce } from './retry.ts';

/** What is a provider's own: how it is asked, and how its answer reads. Nothing in it waits or connects. */
export interface Provider {
  identity: ChatModel['identity'];
  ask(request: ChatRequest): ProviderCall;
  /**
   * Gives nothing but usage after its end, and no end where the provider sent none. Ends without a text are the caller's
   * to judge.
   * @throws AppError for an error in the answer, or an answer of another shape
   */
  read(pieces: AsyncIterable<string>, request: ChatRequest): AsyncGenerator<ChatEvent>;
  /** A call that costs no tokens and succeeds only where address, key and model are right. */
  probe(): ProviderCall;
  /** Whether the answer to the probe says so; left out where its status says it all. */
  knowsModel?(answer: unknown): boolean;
  /** Asks for the models that there are. */
  list(): ProviderCall;
  /** @throws AppError for an answer of another shape */
  readList(answer: unknown): ListedModel[];
}

export interface ModelParts extends ConnectionParts {
  sleep: Sleep;
}

export const providerSilenceMs = 30_000;

export function makeModelParts({ clock, sleep }: Pick<ModelParts, 'clock' | 'sleep'>): ModelParts {
  return { lookup: (host) => lookup(host, { all: true }), clock, sleep, silenceMs: providerSilenceMs };
}

/** Most characters of an answer. The longest text that a writer may send has 20,000. */
const longestAnswer = 100_000;

/** How long a provider may take to say what it has counted, once its answer has ended. */
const lateUsageMs = 500;
const quickAnswerMs = 10_000;

/** A model of a provider: with the one retry, the limits of time and length, and the whole answer or an error. */
export function makeProviderModel(provider: Provider, parts: ModelParts): ProviderModel {
  async function* stream(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ChatEvent> {
    signal.throwIfAborted();
    const call = provider.ask(request);
    const ask = () => {
      const rest = new AbortController();
      const pieces = openAnswer(call, parts, AbortSignal.any([signal, rest.signal]));
      return toWholeAnswer(provider.read(pieces, request), rest);
    };
    yield* retryOnce(ask, parts.sleep, signal);
  }

  /** The answer to a call that costs no tokens. */
  async function askQuickly(call: ProviderCall): Promise<string> {
    const signal = AbortSignal.timeout(quickAnswerMs);
    try {
      let answer = '';
      for await (const piece of openAnswer(call, parts, signal)) answer += piece;
      return answer;
    } catch (error) {
      if (signal.aborted) throw new AppError('ENGINE_TIMEOUT', { cause: new ProviderFault('SILENCE') });
      throw error;
    }
  }

  async function probe(): Promise<void> {
    const answer = await askQuickly(provider.probe());
    if (provider.knowsModel?.(parseJson(answer)) === false) throw makeSetupError('NO_MODEL');
  }

  const listModels = async () => provider.readList(parseJson(await askQuickly(provider.list())));
  const ready = makeReadiness(probe, parts.clock);
  return { identity: provider.identity, stream, ready, listModels };
}

/** An answer that is cut has no end, and one that has no end is not an answer. */
async function* toWholeAnswer(
  events: AsyncGenerator<ChatEvent>,
  rest: AbortController,
): AsyncGenerator<ChatEvent> {
  let characters = 0;
  for await (const event of events) {
    if (event.type === 'end') {
      yield* readLateUsage(events, rest);
      yield event;
      return;
    }
    if (event.type === 'text') {
      characters += event.text.length;
      if (characters > longestAnswer) throw new AppError('NO_CONTENT');
      if (event.text === '') continue;
    }
    yield event;
  }
  throw new AppError('ENGINE_UNAVAILABLE', { cause: new ProviderFault('CUT') });
}

/** Some count only after the end. They are not waited for long, and what fails then fails no answer: it is whole. */
async function* readLateUsage(
  events: AsyncGenerator<ChatEvent>,
  rest: AbortController,
): AsyncGenerator<ChatEvent> {
  const timer = setTimeout(() => rest.abort(), lateUsageMs);
  try {
    for await (const event of events) if (event.type === 'usage') yield event;
  } catch {
    // What it has counted stays unknown.
  } finally {
    clearTimeout(timer);
  }
}

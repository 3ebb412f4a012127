import type { EngineEvent, EnhanceResult, WritingEngine } from '../../../engine/index.ts';
import type { TrialProgress, TrialResult } from '../../../shared/contract/engine-trial.ts';
import type { Clock, Sleep } from '../../platform/clock.ts';
import { ProviderFault } from '../providers/failures.ts';
import { countLost, countWords, trialFacts, trialText } from './text.ts';
import { type Measures, toVerdict } from './verdict.ts';

/** How long a trial may take, in milliseconds. */
export const trialLimitMs = 3 * 60_000;

/** How often it is told how far it is, in milliseconds. */
const tellEveryMs = 500;

export interface TrialParts {
  clock: Clock;
  sleep: Sleep;
  limitMs: number;
}

/** Where a trial is. */
interface Stand {
  step: TrialProgress['step'];
  words: number;
  measures: Measures;
}

/**
 * Lets an engine correct a text and review it, and measures both. Ends by itself after `limitMs`, with what was seen until
 * then; whoever stops reading ends it too.
 * @throws what the engine does where its provider fails before the text is there; the signal's reason when that fires
 */
export async function* runTrial(
  engine: WritingEngine,
  { clock, sleep, limitMs }: TrialParts,
  signal: AbortSignal,
): AsyncGenerator<TrialProgress, TrialResult> {
  const leaving = new AbortController();
  const limit = new AbortController();
  const beginMs = clock().getTime();
  const seconds = () => (clock().getTime() - beginMs) / 1_000;
  const stand: Stand = { step: 'first-words', words: 0, measures: { ...nothing } };
  const timer = sleep(limitMs, leaving.signal).then(() => limit.abort(), ignore);
  const ending = AbortSignal.any([signal, leaving.signal, limit.signal]);
  const work = measure(engine, stand, { seconds, signal: ending }).catch((error) => {
    if (!limit.signal.aborted) throw error;
  });
  work.catch(ignore);
  try {
    for (;;) {
      const isDone = await Promise.race([work.then(() => true), sleep(tellEveryMs).then(() => false)]);
      if (isDone) return toResult(stand.measures);
      signal.throwIfAborted();
      yield { type: 'progress', step: stand.step, words: stand.words, seconds: seconds() };
    }
  } finally {
    leaving.abort();
    await timer;
    await work.catch(ignore);
  }
}

const ignore = () => undefined;

const nothing: Measures = {
  firstWordSeconds: null,
  wordsPerMinute: null,
  words: 0,
  end: 'late',
  lost: null,
  numbers: trialFacts.number.length,
  review: null,
};

interface MeasureParts {
  /** Since the trial began. */
  seconds: () => number;
  signal: AbortSignal;
}

/** Writes down what it sees as it sees it: the time may be up at any moment. */
async function measure(engine: WritingEngine, stand: Stand, parts: MeasureParts): Promise<void> {
  const { seconds, signal } = parts;
  try {
    const events = engine.enhance({ action: 'grammar', text: trialText, language: 'en-gb' }, signal);
    const text = await readWriting(events, stand, seconds);
    const lost = {
      number: countLost('number', text),
      name: countLost('name', text),
      negation: countLost('negation', text),
    };
    Object.assign(stand.measures, { end: 'whole', lost });
  } catch (error) {
    signal.throwIfAborted();
    if (isOfProvider(error)) throw error;
    stand.measures.end = 'broken';
  }
  stand.step = 'review';
  const beginSeconds = seconds();
  const isReadable = await canReview(engine, signal);
  stand.measures.review = { isReadable, seconds: seconds() - beginSeconds };
}

/** The words as the engine wrote them: of its result, what it changed beyond correcting has been taken back. */
async function readWriting(
  events: AsyncIterable<EngineEvent<EnhanceResult>>,
  stand: Stand,
  seconds: () => number,
): Promise<string> {
  const { measures } = stand;
  let text = '';
  let firstWords = 0;
  for await (const event of events) {
    if (event.type === 'result') return text.trim() === '' ? event.result.text : text;
    if (event.type !== 'text') continue;
    text += event.text;
    stand.words = countWords(text);
    measures.words = stand.words;
    if (stand.words > 0 && measures.firstWordSeconds === null) {
      stand.step = 'writing';
      measures.firstWordSeconds = seconds();
      firstWords = stand.words;
    }
    measures.wordsPerMinute = toSpeed(stand.words - firstWords, seconds() - (measures.firstWordSeconds ?? 0));
  }
  throw new Error('an engine gave no result');
}

/** Null where no further word has come since the first ones. */
function toSpeed(words: number, seconds: number): number | null {
  return words > 0 ? Math.round(words / (Math.max(seconds, shortestSeconds) / 60)) : null;
}

/** A clock of milliseconds says of less than this that no time has passed. */
const shortestSeconds = 0.001;

async function canReview(engine: WritingEngine, signal: AbortSignal): Promise<boolean> {
  try {
    const events = engine.review({ text: trialText, type: 'email', language: 'en-gb' }, signal);
    for await (const { type } of events) if (type === 'result') return true;
  } catch {
    signal.throwIfAborted();
  }
  return false;
}

/** As opposed to what a model that answers has made of it. */
function isOfProvider(error: unknown): boolean {
  return error instanceof Error && error.cause instanceof ProviderFault;
}

function toResult(measures: Measures): TrialResult {
  const { firstWordSeconds, wordsPerMinute, lost, numbers, review } = measures;
  return {
    type: 'result',
    first_word_seconds: firstWordSeconds,
    words_per_minute: wordsPerMinute,
    kept: lost && { number: lost.number === 0, name: lost.name === 0, negation: lost.negation === 0 },
    numbers: lost && { changed: lost.number, total: numbers },
    review_readable: review?.isReadable ?? null,
    ...toVerdict(measures),
  };
}

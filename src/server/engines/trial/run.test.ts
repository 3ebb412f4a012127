import { expect, test } from 'vitest';
import type { EngineEvent, EnhanceResult, ReviewResult, WritingEngine } from '../../../engine/index.ts';
import type { TrialResult } from '../../../shared/contract/engine-trial.ts';
import { AppError } from '../../../shared/errors.ts';
import { systemSleep } from '../../platform/clock.ts';
import { ProviderFault } from '../providers/failures.ts';
import { runTrial } from './run.ts';
import { countLost, countWords, trialFacts, trialText } from './text.ts';

/** As somebody corrects it who changes no fact. */
const corrected = trialText
  .replace('do not pay', 'does not pay')
  .replace('dont book', "don't book")
  .replace('two week later', 'two weeks later')
  .replace('12 month', '12 months');

test('the text has about 200 words, and a good correction keeps what is in it', () => {
  expect(countWords(trialText)).toBeGreaterThan(180);
  expect(countWords(trialText)).toBeLessThan(220);
  for (const kind of ['number', 'name', 'negation'] as const) expect(countLost(kind, corrected)).toBe(0);
});

test.each([
  ['number', '340 boxes', '350 boxes'],
  ['number', '4,250', '4,520'],
  ['number', '7:30', '7:00'],
  ['name', 'Lindqvist', 'Lundqvist'],
  ['name', 'Okonkwo', 'Okonjo'],
  ['negation', 'does not pay', 'pays'],
  ['negation', "don't book", 'book'],
  ['negation', 'never sign', 'always sign'],
] as const)('a lost %s is seen: %s', (kind, from, to) => {
  expect(countLost(kind, corrected.replace(from, to))).toBe(1);
});

test.each([
  ['8 percent', '8%'],
  ['12 months', 'twelve months'],
  ['4,250', '4250'],
  ["don't book", 'do not book'],
  ["don't book", 'don’t book'],
])('%s may become %s', (from, to) => {
  const text = corrected.replace(from, to);
  expect(countLost('number', text) + countLost('negation', text)).toBe(0);
  expect(trialFacts.number.length).toBe(6);
});

interface World {
  nowMs: number;
}

const review: ReviewResult = { ratings: [], writtenFeedback: 'Good.', points: [] };

/** Each word takes its time, of a clock that only this engine moves. */
function makeEngine(world: World, parts: Partial<Pick<WritingEngine, 'enhance' | 'review'>> = {}) {
  const unused = () => {
    throw new Error('not asked for');
  };
  return {
    identity: { name: 'Timed', local: true },
    async *enhance(): AsyncGenerator<EngineEvent<EnhanceResult>> {
      world.nowMs += 3_000;
      for (const text of corrected.match(/\S+\s*/g) ?? []) {
        world.nowMs += 500;
        yield { type: 'text', text };
      }
      yield { type: 'result', result: { text: corrected, changes: [], issues: [] } };
    },
    async *review(): AsyncGenerator<EngineEvent<ReviewResult>> {
      yield { type: 'result', result: review };
    },
    reply: unused,
    compose: unused,
    ready: async () => undefined,
    close: async () => undefined,
    ...parts,
  } satisfies WritingEngine;
}

async function tryOut(
  parts: Parameters<typeof makeEngine>[1] = {},
  { limitMs = 60_000, world = { nowMs: 0 } } = {},
): Promise<TrialResult> {
  const clock = () => new Date(world.nowMs);
  const signal = new AbortController().signal;
  const events = runTrial(makeEngine(world, parts), { clock, sleep: systemSleep, limitMs }, signal);
  for (;;) {
    const event = await events.next();
    if (event.done) return event.value;
    expect(event.value.type).toBe('progress');
  }
}

test('the first word, the words a minute after it, the facts and the review are measured', async () => {
  expect(await tryOut()).toMatchObject({
    type: 'result',
    first_word_seconds: 3.5,
    words_per_minute: 120,
    kept: { number: true, name: true, negation: true },
    numbers: { changed: 0, total: 6 },
    review_readable: true,
    good_for: ['improve-text', 'get-feedback'],
  });
});

const fail = (error: Error) => ({
  [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(error) }),
});

test('what is no text and no review is a measure too', async () => {
  const result = await tryOut({
    enhance: () => fail(new AppError('NO_CONTENT')),
    review: () => fail(new AppError('NO_FEEDBACK')),
  });
  expect(result).toMatchObject({ kept: null, numbers: null, review_readable: false, good_for: [] });
  expect(result.sentences.at(-1)).toBe('A review did not come back readable: not for Feedback.');
});

test('a provider that fails before the text is there is no measure', async () => {
  const error = new AppError('ENGINE_UNAVAILABLE', { cause: new ProviderFault('CUT') });
  await expect(tryOut({ enhance: () => fail(error) })).rejects.toBe(error);
});

test('at its limit a trial ends by itself, and says what it has seen', async () => {
  const world = { nowMs: 0 };
  let hasEnded = false;
  const result = await tryOut(
    {
      async *enhance(_, signal) {
        yield { type: 'text', text: 'Dear team, ' };
        world.nowMs += 60_000;
        yield { type: 'text', text: 'yesterday we were ' };
        await new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }).finally(() => {
          hasEnded = true;
        });
      },
    },
    { limitMs: 20, world },
  );
  expect(hasEnded).toBe(true);
  expect(result).toMatchObject({
    first_word_seconds: 0,
    words_per_minute: 3,
    kept: null,
    numbers: null,
    review_readable: null,
    good_for: [],
  });
  expect(result.sentences[1]).toContain('after 5 words');
});

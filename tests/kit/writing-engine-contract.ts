import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  Change,
  ComposeRequest,
  EngineEvent,
  EnhanceRequest,
  ReplyRequest,
  ReviewRequest,
  WritingEngine,
} from '../../src/engine/index.ts';

/** What every writing engine keeps, whoever writes; and what a model answers to these requests, for its double. */

const wrong = 'They was here yesterday, and the report is ready.';
const right = 'They were here yesterday, and the report is ready.';
const fine = 'Thank you for your letter.';
const chain = 'Hi Sam,\n\nWhen can you send the report?\n\nBest,\nAnna';
const draft = 'thanks for asking, i have to look into it';
const description = 'tell anna that the new office is open';
const rated = 'I think that maybe the plan is too late. Send it by Friday.';
/** A model never gets to the end of this; rules take several passages. */
const endless = 'The harbour was quiet, and nobody were there to see it. '.repeat(40).trim();
const longText = [endless, endless, endless].join('\n\n');

const review = (categories: readonly string[]) =>
  JSON.stringify({
    written_feedback: 'It says what it wants. Say it with fewer hedges.',
    ratings: categories.map((category) => ({
      category,
      score: 3.2,
      description: 'As far as one can tell.',
      evidence: ['I think that maybe', 'words that nobody wrote'],
    })),
    points: [
      {
        title: 'Hedges',
        explanation: 'Two hedges make one statement weak.',
        quote: 'I think that maybe the plan is too late.',
        replacement: 'The plan is too late.',
        instruction: 'Make it more direct.',
      },
    ],
  });

export interface ModelAnswer {
  text: string;
  /** The model sends this much and then nothing more until its caller goes. */
  hangs: boolean;
}

/**
 * What a good model answers to a request of the contract; undefined for any other. `request`: all that it was sent,
 * as text or as JSON.
 */
export function findModelAnswer(request: string): ModelAnswer | undefined {
  const answers: [part: string, text: string][] = [
    ['They was here yesterday', right],
    [fine, fine],
    [
      'thanks for asking',
      'Hi Anna,\n\nThank you for asking. I have to look into it first. I can send the report on [date].\n\nBest regards,',
    ],
    [
      'the new office is open',
      request.includes('no subject line')
        ? 'Hi Anna,\n\nThe new office is open.\n\nBest regards,\n[your name]'
        : 'Subject: The new office is open\n\nHi Anna,\n\nThe new office is open.\n\nBest regards,\n[your name]',
    ],
    [
      'I think that maybe the plan',
      review(request.includes('Politeness') ? emailCategories : documentCategories),
    ],
  ];
  if (request.includes('The harbour was quiet')) return { text: endless, hangs: true };
  const text = answers.find(([part]) => request.includes(part))?.[1];
  return text === undefined ? undefined : { text, hangs: false };
}

const emailCategories = ['Friendliness', 'Professionalism', 'Confidence', 'Politeness'];
const documentCategories = ['Readability', 'Clarity', 'Professionalism'];

const language = 'en-us';
const enhance: EnhanceRequest = { action: 'grammar', text: wrong, language };
const reply: ReplyRequest = { chain, draft, style: {}, language };
const compose: ComposeRequest = {
  description,
  style: { formality: 'neutral', tone: 'polite', length: 'auto' },
  language,
};
const reviewEmail: ReviewRequest = { text: rated, type: 'email', language };

interface Heard<Result> {
  texts: string[];
  results: Result[];
  last: EngineEvent<Result>['type'] | undefined;
}

async function listen<Result>(events: AsyncIterable<EngineEvent<Result>>): Promise<Heard<Result>> {
  const heard: Heard<Result> = { texts: [], results: [], last: undefined };
  for await (const event of events) {
    heard.last = event.type;
    if (event.type === 'text') heard.texts.push(event.text);
    if (event.type === 'result') heard.results.push(event.result);
  }
  return heard;
}

async function getResult<Result>(events: AsyncIterable<EngineEvent<Result>>): Promise<Result> {
  const [result] = (await listen(events)).results;
  if (result === undefined) throw new Error('The engine gave no result.');
  return result;
}

function apply(source: string, changes: readonly Change[]): string {
  let text = '';
  let from = 0;
  for (const { start, end, replacement } of changes) {
    expect(start).toBeGreaterThanOrEqual(from);
    text += source.slice(from, start) + replacement;
    from = end;
  }
  return text + source.slice(from);
}

/**
 * The contract as tests. `start` makes the engine, over a double of its provider that answers as `findModelAnswer`
 * says, where it has one.
 */
export function describeWritingEngine(
  name: string,
  start: () => Promise<WritingEngine> | WritingEngine,
): void {
  describe(`${name} keeps the contract of writing engines`, { timeout: 60_000 }, () => {
    const { signal } = new AbortController();
    let engine: WritingEngine;

    beforeAll(async () => {
      engine = await start();
    }, 60_000);
    afterAll(() => engine.close());

    const calls = {
      enhance: () => engine.enhance(enhance, signal),
      reply: () => engine.reply(reply, signal),
      compose: () => engine.compose(compose, signal),
      review: () => engine.review(reviewEmail, signal),
    };

    test('it is ready and says who answers', async () => {
      await engine.ready();
      expect(engine.identity).toEqual({ name: expect.stringMatching(/\S/), local: expect.any(Boolean) });
    });

    test.each(Object.keys(calls) as (keyof typeof calls)[])(
      '%s gives text, then exactly one result',
      async (tool) => {
        const { texts, results, last } = await listen<unknown>(calls[tool]());
        expect(texts.join('')).toMatch(/\S/);
        expect(results).toHaveLength(1);
        expect(last).toBe('result');
      },
    );

    test('what is streamed is the text of the result', async () => {
      for (const call of [calls.enhance, calls.reply, calls.compose]) {
        const { texts, results } = await listen(call());
        expect(texts.join('')).toBe(results[0]?.text);
      }
      const { texts, results } = await listen(calls.review());
      expect(texts.join('')).toBe(results[0]?.writtenFeedback);
    });

    test('changes are in order and make the text of the source', async () => {
      const corrected = await getResult(calls.enhance());
      expect(apply(wrong, corrected.changes)).toBe(corrected.text);
      expect(corrected.text).toBe(right);
      const replied = await getResult(calls.reply());
      expect(apply(draft, replied.changes)).toBe(replied.text);
      const composed = await getResult(calls.compose());
      expect(apply(description, composed.changes)).toBe(composed.text);
    });

    test('a text that is fine comes back to the letter, with the spaces and line ends around it', async () => {
      for (const text of [fine, `\n  ${fine} \r\n\r\n`]) {
        const result = await getResult(engine.enhance({ action: 'grammar', text, language }, signal));
        expect(result).toMatchObject({ text, changes: [] });
      }
    });

    test('a reply lists the questions of the newest message, and which are still open', async () => {
      const { questions } = await getResult(calls.reply());
      expect(questions).toEqual([{ text: 'When can you send the report?', answered: false }]);
    });

    test('an email has the subject that was given, or one of its own', async () => {
      expect((await getResult(calls.compose())).subject).toMatch(/office/i);
      const given = await getResult(engine.compose({ ...compose, subject: 'News for you' }, signal));
      expect(given.subject).toBe('News for you');
      expect(given.text).not.toMatch(/^subject:/i);
    });

    test.each([
      ['email', emailCategories],
      ['document', documentCategories],
    ] as const)('a review of a text of type %s rates %j', async (type, categories) => {
      const result = await getResult(engine.review({ text: rated, type, language }, signal));
      expect(result.ratings.map(({ category }) => category)).toEqual(categories);
      for (const { score } of result.ratings) {
        expect(score * 2).toBe(Math.round(score * 2));
        expect(score).toBeGreaterThanOrEqual(1);
        expect(score).toBeLessThanOrEqual(5);
      }
    });

    test('each piece of evidence stands in the text, and fixes are changes of it', async () => {
      const { ratings, points } = await getResult(calls.review());
      const evidence = [...ratings.flatMap((rating) => rating.evidence), ...points.map((p) => p.evidence)];
      expect(evidence.length).toBeGreaterThan(0);
      for (const { start, end, quote } of evidence) expect(rated.slice(start, end)).toBe(quote);
      for (const { changes } of points) expect(apply(rated, changes)).toMatch(/\S/);
    });

    test('a call whose caller has gone before it begins ends with an AbortError', async () => {
      const gone = AbortSignal.abort();
      const asked = [
        engine.enhance(enhance, gone),
        engine.reply(reply, gone),
        engine.compose(compose, gone),
        engine.review(reviewEmail, gone),
      ];
      for (const events of asked)
        await expect(listen<unknown>(events)).rejects.toMatchObject({ name: 'AbortError' });
    });

    test('a call whose caller goes while it is written ends with an AbortError', async () => {
      const caller = new AbortController();
      const request: EnhanceRequest = { action: 'grammar', text: longText, language };
      const leaveAtFirstWord = async () => {
        for await (const event of engine.enhance(request, caller.signal)) {
          if (event.type === 'text') caller.abort();
        }
      };
      await expect(leaveAtFirstWord()).rejects.toMatchObject({ name: 'AbortError' });
    });

    test('a call that is left while nothing has come yet ends with an AbortError, and the next one is answered', async () => {
      const caller = new AbortController();
      const first = listen(engine.enhance({ action: 'grammar', text: longText, language }, caller.signal));
      caller.abort();
      await expect(first).rejects.toMatchObject({ name: 'AbortError' });
      expect((await getResult(calls.enhance())).changes.length).toBeGreaterThan(0);
    });
  });
}

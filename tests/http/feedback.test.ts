import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Action } from '../../src/shared/contract/actions.ts';
import { type ReviewOutput, textTypes } from '../../src/shared/contract/review.ts';
import { catalogue, type ErrorBody } from '../../src/shared/errors.ts';
import { improveTextLimit, longestFeedbackText } from '../../src/shared/limits.ts';
import { type CallOptions, signUp, type TestWriter } from '../kit/caller.ts';
import { setPlan } from '../kit/credits.ts';
import { databaseKinds, startProduct, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine, upperCase } from '../kit/scripted-engine.ts';

const path = '/api/functions/get-feedback';

const text = [
  'Dear Mr Osei,',
  'As I already told you twice, the figures for October are still missing. You need to send them until Monday.',
  'I think that maybe the template could possibly be the reason. Thanks in advance for you’re support.',
  'Regards,\nMarta Kowal',
].join('\n\n');

const call = { action: 'get-feedback', text, text_type: 'email' };

function review(writer: TestWriter, input: unknown, options?: CallOptions) {
  return writer.post<ReviewOutput & ErrorBody>(path, input, options);
}

describe.each(databaseKinds)('get-feedback with the embedded engine on the %s database', (database) => {
  let product: TestProduct;
  let writer: TestWriter;

  beforeAll(async () => {
    product = await startProduct({ database });
    writer = await signUp(product.url);
  });
  afterAll(() => product.stop());

  test('REVIEW-02 a rating has category, score and description; an email has four of its own, all else another three', async () => {
    const own = await signUp(product.url);
    for (const text_type of textTypes) {
      const { status, body } = await review(own, { ...call, text_type });
      expect(status).toBe(200);
      const { ratings } = body.feedback;
      expect([text_type, ratings.map(({ category }) => category).sort()]).toEqual([
        text_type,
        text_type === 'email'
          ? ['Confidence', 'Friendliness', 'Politeness', 'Professionalism']
          : ['Clarity', 'Professionalism', 'Readability'],
      ]);
      for (const { score, description } of ratings) {
        expect(score).toBeGreaterThanOrEqual(1);
        expect(score).toBeLessThanOrEqual(5);
        expect(description).not.toBe('');
      }
    }
  });

  test('all evidence is quoted from the text to the letter, and each point has a fix or words to ask for one', async () => {
    const { body } = await review(writer, call);
    const { ratings, points } = body.feedback;
    expect(points.length).toBeGreaterThan(0);
    const evidence = [...ratings.flatMap((rating) => rating.evidence), ...points.map((one) => one.evidence)];
    for (const { start, end, quote } of evidence) expect(text.slice(start, end)).toBe(quote);
    for (const { changes, instruction } of points) {
      expect(instruction).not.toBe('');
      for (const { start, end, replacement } of changes) {
        expect(end).toBeLessThanOrEqual(text.length);
        expect(text.slice(start, end)).not.toBe(replacement);
      }
    }
  });

  test('the answer has the fields of the contract, costs one credit and leaves its row', async () => {
    const own = await signUp(product.url);
    const { body } = await review(own, call);
    expect(Object.keys(body).sort()).toEqual([
      'action_id',
      'credits',
      'engine',
      'feedback',
      'notice',
      'offline',
    ]);
    expect(await own.dailyCreditsUsed()).toBe(1);
    const { body: action } = await own.get<Record<string, unknown>>(`/api/actions/${body.action_id}`);
    expect(action).toMatchObject({
      tool: 'get-feedback',
      action_type: 'get-feedback',
      original_text: text,
      enhanced_text: body.feedback.written_feedback,
      request: { text_type: 'email' },
      details: { feedback: body.feedback },
    });
  });

  test('the type may be written as on the screen', async () => {
    const own = await signUp(product.url);
    for (const text_type of ['Email', 'Direct Message', 'DOCUMENT', 'direct_message'])
      expect([text_type, (await review(own, { ...call, text_type })).status]).toEqual([text_type, 200]);
  });

  test('a call that accepts a stream gets the written feedback as it comes and the answer at its end', async () => {
    const own = await signUp(product.url);
    const { status, events } = await own.streamAt(path, call);
    expect(status).toBe(200);
    const answer = JSON.parse(events.at(-1)?.data ?? '{}') as ReviewOutput;
    const pieces = events.filter(({ event }) => event === 'message').map(({ data }) => JSON.parse(data));
    expect(pieces.map((piece) => piece.text).join('')).toBe(answer.feedback.written_feedback);
    expect(answer.feedback.ratings).toHaveLength(4);
  });

  test('a repeated key answers alike and costs once', async () => {
    const own = await signUp(product.url);
    const options = { headers: { 'idempotency-key': randomUUID() } };
    const first = await review(own, call, options);
    const second = await review(own, call, options);
    expect(second.body.action_id).toBe(first.body.action_id);
    expect(second.body.feedback).toEqual(first.body.feedback);
    expect(await own.dailyCreditsUsed()).toBe(1);
  });

  test('two drafts are compared by their own feedback, for one credit and with the earlier one in the history', async () => {
    const own = await signUp(product.url);
    await setPlan(product, own, 'paid');
    const earlier_text = text;
    const better = text
      .replace('As I already told you twice, the figures', 'The figures')
      .replace('You need to send them until Monday.', 'Could you please send them by Monday?')
      .replace('I think that maybe the template could possibly be the reason.', 'The template is the reason.')
      .replace('you’re support', 'your support');
    const { status, body } = await review(own, { ...call, text: better, earlier_text });
    expect(status).toBe(200);
    expect(await own.dailyCreditsUsed()).toBe(1);
    const { comparison, feedback, action_id } = body;
    const alone = await review(own, call);
    const scoresOf = ({ ratings }: ReviewOutput['feedback']) =>
      ratings.map(({ category, score }) => [category, score]);
    const rated = comparison?.aspects.filter(({ kind }) => kind === 'rating') ?? [];
    expect(rated.map(({ name, earlier }) => [name, earlier])).toEqual(scoresOf(alone.body.feedback));
    expect(rated.map(({ name, current }) => [name, current])).toEqual(scoresOf(feedback));
    expect(comparison?.aspects).toContainEqual(
      expect.objectContaining({ name: 'Mistakes', current: 0, verdict: 'better' }),
    );
    expect(comparison?.aspects.filter(({ verdict }) => verdict === 'worse')).toEqual([]);
    const { body: action } = await own.get<Action>(`/api/actions/${action_id}`);
    expect(action).toMatchObject({
      original_text: better,
      request: { earlier_text },
      details: { comparison },
    });

    const backwards = await review(own, { ...call, text: earlier_text, earlier_text: better });
    expect(backwards.body.comparison?.aspects.filter(({ verdict }) => verdict === 'better')).toEqual([]);
    const twice = await review(own, { ...call, text: better, earlier_text: better });
    expect(twice.body.comparison?.aspects.every(({ earlier, current }) => earlier === current)).toBe(true);
  });

  test('where one draft cannot be rated, nothing is claimed of them', async () => {
    const own = await signUp(product.url);
    await setPlan(product, own, 'paid');
    const german = 'Wir haben die Zahlen noch nicht erhalten und bitten Sie, sie uns bald zu schicken.';
    const { body } = await review(own, { ...call, earlier_text: german });
    expect(body.comparison?.notice).toContain('could not be rated');
    expect(body.comparison?.aspects.every(({ verdict }) => verdict === null)).toBe(true);
    const unrated = await review(own, { ...call, text: german, earlier_text: text });
    expect([unrated.body.comparison, unrated.body.credits.daily.used]).toEqual([undefined, 1]);
    expect((await review(own, { ...call, earlier_text: ' ' })).status).toBe(400);
  });

  test('Premium has feedback on the longest texts and on two drafts, Free is told what it has', async () => {
    const own = await signUp(product.url);
    const longest = 'We go on. '.repeat(longestFeedbackText / 10);
    const drafts = { ...call, text: longest, earlier_text: `${longest.slice(0, -1)}x` };
    expect((await review(own, drafts)).body).toMatchObject({
      code: 'PREMIUM_REQUIRED',
      message: 'Free gives feedback on one draft. Nothing was charged.',
    });
    expect((await review(own, { ...call, text: longest })).body.code).toBe('REQUEST_TOO_LARGE');
    expect(await own.dailyCreditsUsed()).toBe(0);
    await setPlan(product, own, 'paid');
    expect((await review(own, drafts)).status).toBe(200);
    expect((await review(own, { ...call, text: `${longest}x` })).body).toMatchObject(
      catalogue.REQUEST_TOO_LARGE,
    );
  });

  test('a text of the limit is taken, one character more gets 413', async () => {
    const own = await signUp(product.url);
    const longest = 'We go on. '.repeat(improveTextLimit / 10);
    expect((await review(own, { ...call, text: longest })).status).toBe(200);
    const { status, body } = await review(own, { ...call, text: `${longest}x` });
    const message = 'Free gives feedback on texts of up to 10,000 characters. Nothing was charged.';
    const refusal = { code: 'REQUEST_TOO_LARGE', ...catalogue.REQUEST_TOO_LARGE, message };
    expect([status, body]).toEqual([413, refusal]);
  });

  const { text: _text, ...withoutText } = call;
  const { text_type: _type, ...withoutType } = call;
  const bad: [string, unknown][] = [
    ['another action', { ...call, action: 'improve' }],
    ['no text', withoutText],
    ['a blank text', { ...call, text: ' \n' }],
    ['no type', withoutType],
    ['a type that is none', { ...call, text_type: 'poem' }],
    ['an unknown key', { ...call, user_id: 'x' }],
    ['a NUL', { ...call, text: 'a\0b' }],
    ['a lone surrogate', JSON.stringify(call).replace('Osei', 'Osei\\ud83d')],
    ['a list', [call]],
  ];

  test.each(bad)('%s gets 400, and costs nothing', async (_, input) => {
    const before = await writer.credits();
    const { status, body } = await review(writer, input);
    expect([status, body]).toEqual([400, { code: 'INVALID_REQUEST', ...catalogue.INVALID_REQUEST }]);
    expect(await writer.credits()).toEqual(before);
  });

  test('without a session it is refused', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(product.url + path, { method: 'POST', headers, body: JSON.stringify(call) });
    expect(answer.status).toBe(401);
  });
});

describe('get-feedback with an engine that fails and none to fall back on', () => {
  const engine = makeScriptedEngine();
  let product: TestProduct;
  let writer: TestWriter;

  beforeAll(async () => {
    product = await startProduct({ database: 'embedded', engine });
    writer = await signUp(product.url);
  });
  afterAll(() => product.stop());

  test('CALL-04 the payload of the specification is answered with feedback, missing feedback with NO_FEEDBACK, free', async () => {
    engine.play(upperCase);
    const { body } = await review(writer, call);
    expect(body.feedback.written_feedback).toMatch(/^DEAR/);
    const before = await writer.credits();
    engine.play(async function* () {
      yield { type: 'result', result: { text: ' ', changes: [], issues: [] } };
    });
    const { status, body: refusal } = await review(writer, call);
    expect([status, refusal]).toEqual([
      catalogue.NO_FEEDBACK.status,
      { code: 'NO_FEEDBACK', ...catalogue.NO_FEEDBACK },
    ]);
    expect(await writer.credits()).toEqual(before);
  });

  test('a failure is free, and leaves a failed row', async () => {
    const before = await writer.credits();
    engine.play(() => {
      throw new Error('the engine broke');
    });
    const { status } = await review(writer, call);
    expect(status).toBeGreaterThanOrEqual(500);
    expect(await writer.credits()).toEqual(before);
    const { body } = await writer.get<{ actions: { tool: string; result: string }[] }>(
      '/api/actions?limit=1',
    );
    expect(body.actions[0]).toMatchObject({ tool: 'get-feedback', result: 'failed' });
  });
});

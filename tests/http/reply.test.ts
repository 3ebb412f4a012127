import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyChanges } from '../../src/engine/index.ts';
import type { ReplyOutput } from '../../src/shared/contract/reply.ts';
import { catalogue, type ErrorBody } from '../../src/shared/errors.ts';
import { emailChainLimit, replyDraftLimit } from '../../src/shared/limits.ts';
import { type CallOptions, signUp, type TestWriter } from '../kit/caller.ts';
import { databaseKinds, startProduct, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine, upperCase } from '../kit/scripted-engine.ts';

const path = '/api/functions/reply-email';

const chain = `From: Tom Ashworth
Sent: Thursday 19 November, 16:42
To: Marta Kowal
Subject: Leeds order

Hi Marta,

Can you confirm the delivery date for the Leeds order? Who from your side will sign the acceptance form?

Cheers,
Tom`;

const call = {
  action: 'reply-email',
  'email-chain': chain,
  'user-draft': 'the delivery date for the leeds order is thursday 26 november. it were printed yesterday.',
};

function reply(writer: TestWriter, input: unknown, options?: CallOptions) {
  return writer.post<ReplyOutput & ErrorBody>(path, input, options);
}

describe.each(databaseKinds)('reply-email with the embedded engine on the %s database', (database) => {
  let product: TestProduct;
  let writer: TestWriter;

  beforeAll(async () => {
    product = await startProduct({ database });
    writer = await signUp(product.url);
  });
  afterAll(() => product.stop());

  test('WORK-05 MODEL-11 a draft becomes a reply, greeted and signed by name, with the questions and which of them are open', async () => {
    const { status, body } = await reply(writer, call);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual([
      'action_id',
      'changes',
      'credits',
      'engine',
      'enhanced_text',
      'issues',
      'notice',
      'offline',
      'questions',
    ]);
    expect(applyChanges(call['user-draft'], body.changes)).toBe(body.enhanced_text);
    expect(body.enhanced_text).toMatch(/^Hi Tom,/);
    expect(body.enhanced_text).toContain('26');
    expect(body.questions.map(({ answered }) => answered)).toEqual([true, false]);
    expect(body.questions[1]?.text).toBe('Who from your side will sign the acceptance form?');
    expect(body.enhanced_text).toMatch(/\n\nBest regards,\nMarta Kowal$/);
    expect(body.enhanced_text).not.toMatch(/acceptance form|\[/);
    const framing = body.changes.filter(({ rule }) => /^added-/.test(rule));
    expect(framing.map(({ fact }) => fact)).toEqual([null, null]);
  });

  test('HIST-01 an order that stands in place of a draft is a failed call, and free', async () => {
    const own = await signUp(product.url);
    const { status, body } = await reply(own, { ...call, 'user-draft': 'decline politely' });
    expect([status, body.code]).toEqual([422, 'ORDER_NOT_UNDERSTOOD']);
    expect(body.message).not.toBe(catalogue.ORDER_NOT_UNDERSTOOD.message);
    expect(await own.dailyCreditsUsed()).toBe(0);
  });

  test('a successful call costs one credit and leaves its row with the chain and the style', async () => {
    const own = await signUp(product.url);
    const { body } = await reply(own, { ...call, 'user-id': own.userId, tone: 4, length: 1 });
    expect(await own.dailyCreditsUsed()).toBe(1);
    const { body: action } = await own.get<Record<string, unknown>>(`/api/actions/${body.action_id}`);
    expect(action).toMatchObject({
      tool: 'email-reply',
      action_type: 'reply-email',
      original_text: call['user-draft'],
      enhanced_text: body.enhanced_text,
      request: { 'email-chain': chain, tone: 4, length: 1 },
      details: { questions: body.questions },
    });
  });

  test('a call that accepts a stream gets the text as it is written and the answer at its end', async () => {
    const { status, events } = await writer.streamAt(path, call);
    expect(status).toBe(200);
    const answer = JSON.parse(events.at(-1)?.data ?? '{}') as ReplyOutput;
    const pieces = events.filter(({ event }) => event === 'message').map(({ data }) => JSON.parse(data));
    expect(pieces.map(({ text }) => text).join('')).toBe(answer.enhanced_text);
    expect(answer.questions).toHaveLength(2);
  });

  test('a repeated key answers alike and costs once', async () => {
    const own = await signUp(product.url);
    const options = { headers: { 'idempotency-key': randomUUID() } };
    const first = await reply(own, call, options);
    const second = await reply(own, call, options);
    expect(second.body.action_id).toBe(first.body.action_id);
    expect(second.body.enhanced_text).toBe(first.body.enhanced_text);
    expect(second.body.questions).toEqual(first.body.questions);
    expect(await own.dailyCreditsUsed()).toBe(1);
  });

  test('texts of the limits are taken, one character more gets 413', async () => {
    const own = await signUp(product.url);
    const tooLong = { code: 'REQUEST_TOO_LARGE', ...catalogue.REQUEST_TOO_LARGE };
    const longest = {
      ...call,
      'email-chain': 'a b '.repeat(emailChainLimit / 4),
      'user-draft': 'a d '.repeat(replyDraftLimit / 4),
    };
    expect((await reply(own, longest)).status).toBe(200);
    for (const key of ['email-chain', 'user-draft'] as const) {
      const { status, body } = await reply(own, { ...longest, [key]: `${longest[key]}x` });
      expect([key, status, body]).toEqual([key, 413, tooLong]);
    }
  });

  const { 'email-chain': _chain, ...withoutChain } = call;
  const { 'user-draft': _draft, ...withoutDraft } = call;
  const bad: [string, unknown][] = [
    ['another action', { ...call, action: 'improve' }],
    ['no chain', withoutChain],
    ['no draft', withoutDraft],
    ['a blank chain', { ...call, 'email-chain': ' \n' }],
    ['a blank draft', { ...call, 'user-draft': '\t' }],
    ['an unknown key', { ...call, confidence: 3 }],
    ['a level of 0', { ...call, tone: 0 }],
    ['a level of 6', { ...call, formality: 6 }],
    ['a level of 2.5', { ...call, length: 2.5 }],
    ['a level that is a word', { ...call, tone: 'Confident' }],
    ['a NUL in the chain', { ...call, 'email-chain': 'a\0b' }],
    ['a NUL in the draft', { ...call, 'user-draft': 'a\0b' }],
    ['a lone surrogate', JSON.stringify(call).replace('Hi Marta', 'Hi \\ud83d')],
    ['a list', [call]],
  ];

  test.each(bad)('%s gets 400, and costs nothing', async (_, input) => {
    const before = await writer.credits();
    const { status, body } = await reply(writer, input);
    expect([status, body]).toEqual([400, { code: 'INVALID_REQUEST', ...catalogue.INVALID_REQUEST }]);
    expect(await writer.credits()).toEqual(before);
  });

  test('the id of another writer is refused, and costs nothing', async () => {
    const other = await signUp(product.url);
    const before = await writer.credits();
    const { status } = await reply(writer, { ...call, 'user-id': other.userId });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(await writer.credits()).toEqual(before);
    expect(await other.dailyCreditsUsed()).toBe(0);
  });

  test('without a session it is refused', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(product.url + path, { method: 'POST', headers, body: JSON.stringify(call) });
    expect(answer.status).toBe(401);
  });
});

describe('reply-email with an engine that fails', () => {
  const engine = makeScriptedEngine();
  let product: TestProduct;
  let writer: TestWriter;

  beforeAll(async () => {
    product = await startProduct({ database: 'embedded', engine });
    writer = await signUp(product.url);
  });
  afterAll(() => product.stop());

  test('REPLY-10 CALL-05 the payload of the specification is answered with enhanced_text, an absent text with NO_CONTENT', async () => {
    engine.play(upperCase);
    const { body } = await reply(writer, {
      ...call,
      'user-id': writer.userId,
      formality: 1,
      tone: 5,
      length: 3,
    });
    expect(body.enhanced_text).toMatch(/^THE delivery date/);
    const before = await writer.credits();
    engine.play(async function* () {
      yield { type: 'result', result: { text: ' ', changes: [], issues: [] } };
    });
    const { status, body: refusal } = await reply(writer, call);
    expect([status, refusal]).toEqual([
      catalogue.NO_CONTENT.status,
      { code: 'NO_CONTENT', ...catalogue.NO_CONTENT },
    ]);
    expect(await writer.credits()).toEqual(before);
  });

  test('a failure is free, and leaves a failed row', async () => {
    const before = await writer.credits();
    engine.play(() => {
      throw new Error('the engine broke');
    });
    const { status } = await reply(writer, call);
    expect(status).toBeGreaterThanOrEqual(500);
    expect(await writer.credits()).toEqual(before);
    const { body } = await writer.get<{ actions: { tool: string; result: string }[] }>(
      '/api/actions?limit=1',
    );
    expect(body.actions[0]).toMatchObject({ tool: 'email-reply', result: 'failed' });
  });
});

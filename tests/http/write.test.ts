import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyChanges } from '../../src/engine/index.ts';
import type { ActionSummary } from '../../src/shared/contract/actions.ts';
import { type ComposeOutput, composeLevels } from '../../src/shared/contract/compose.ts';
import { catalogue, type ErrorBody } from '../../src/shared/errors.ts';
import { descriptionLimit, recipientLimit, subjectLimit } from '../../src/shared/limits.ts';
import { type CallOptions, signUp, type TestWriter } from '../kit/caller.ts';
import { databaseKinds, startProduct, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine, upperCase } from '../kit/scripted-engine.ts';

const path = '/api/functions/write-from-scratch';

const call = {
  description:
    'the delivery moves to thursday 26 november in the morning. ask if somebody can sign for it at 9. thank her for the photos of the hall',
  recipient: 'Anneke',
};

function write(writer: TestWriter, input: unknown, options?: CallOptions) {
  return writer.post<ComposeOutput & ErrorBody>(path, input, options);
}

describe.each(databaseKinds)('write-from-scratch with the embedded engine on the %s database', (database) => {
  let product: TestProduct;
  let writer: TestWriter;

  beforeAll(async () => {
    product = await startProduct({ database });
    writer = await signUp(product.url);
  });
  afterAll(() => product.stop());

  test('MODEL-11 a description becomes an email with a subject, greeted and signed with the names that are known', async () => {
    const { status, body } = await write(writer, call);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual([
      'action_id',
      'changes',
      'credits',
      'engine',
      'generated_text',
      'issues',
      'notice',
      'offline',
      'subject',
    ]);
    expect(applyChanges(call.description, body.changes)).toBe(body.generated_text);
    expect(body.generated_text).toMatch(/^Hello Anneke,\n/);
    expect(body.generated_text).toMatch(/\nBest regards,\nMarta Kowal$/);
    expect(body.generated_text).toContain('26 November');
    expect(body.subject).not.toBe('');
    expect(body.changes.at(-1)).toMatchObject({ rule: 'added-closing', fact: null });
  });

  test('HIST-01 an order that is not understood and another language are failed calls: free, and recorded as failed', async () => {
    const own = await signUp(product.url);
    for (const [description, code] of [
      ['decline politely', 'ORDER_NOT_UNDERSTOOD'],
      ['Heizung kaputt seit Montag, bitte reparieren', 'LANGUAGE_NOT_UNDERSTOOD'],
    ] as const) {
      const { status, body } = await own.post<ErrorBody>(path, { description });
      expect([status, body.code, body.retryable]).toEqual([422, code, false]);
      const { body: page } = await own.get<{ actions: ActionSummary[] }>('/api/actions');
      expect(page.actions[0]).toMatchObject({ result: 'failed', error_message: `${code}: ${body.message}` });
    }
    expect(await own.dailyCreditsUsed()).toBe(0);
  });

  test('a subject that is given stays as it is', async () => {
    const own = await signUp(product.url);
    const { body } = await write(own, { ...call, subject: 'About thursday' });
    expect(body.subject).toBe('About thursday');
  });

  test('every level of formality, tone and length is taken, and left out they are neutral, polite and auto', async () => {
    const own = await signUp(product.url);
    for (const [name, levels] of Object.entries(composeLevels)) {
      for (const level of levels)
        expect([level, (await write(own, { ...call, [name]: level })).status]).toEqual([level, 200]);
    }
    const { body } = await write(own, call);
    const { body: action } = await own.get<{ request: object }>(`/api/actions/${body.action_id}`);
    expect(action.request).toEqual({
      formality: 'neutral',
      tone: 'polite',
      length: 'auto',
      recipient: 'Anneke',
    });
  });

  test('a successful call costs one credit and leaves its row', async () => {
    const own = await signUp(product.url);
    const { body } = await write(own, { ...call, subject: 'Delivery', formality: 'formal' });
    expect(await own.dailyCreditsUsed()).toBe(1);
    const { body: action } = await own.get<Record<string, unknown>>(`/api/actions/${body.action_id}`);
    expect(action).toMatchObject({
      tool: 'write-from-scratch',
      action_type: 'write-from-scratch',
      original_text: call.description,
      enhanced_text: body.generated_text,
      request: { recipient: 'Anneke', subject: 'Delivery', formality: 'formal' },
      details: { subject: 'Delivery' },
    });
  });

  test('a call that accepts a stream gets the text as it is written and the answer at its end', async () => {
    const own = await signUp(product.url);
    const { status, events } = await own.streamAt(path, call);
    expect(status).toBe(200);
    const answer = JSON.parse(events.at(-1)?.data ?? '{}') as ComposeOutput;
    const pieces = events.filter(({ event }) => event === 'message').map(({ data }) => JSON.parse(data));
    expect(pieces.map(({ text }) => text).join('')).toBe(answer.generated_text);
    expect(answer.generated_text).not.toBe('');
  });

  test('a repeated key answers alike and costs once; with another recipient it is refused', async () => {
    const own = await signUp(product.url);
    const options = { headers: { 'idempotency-key': randomUUID() } };
    const first = await write(own, call, options);
    const second = await write(own, call, options);
    expect(second.body.action_id).toBe(first.body.action_id);
    expect(second.body.generated_text).toBe(first.body.generated_text);
    expect(second.body.subject).toBe(first.body.subject);
    const other = await write(own, { ...call, recipient: 'Tom' }, options);
    expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
    expect(await own.dailyCreditsUsed()).toBe(1);
  });

  test('texts of the limits are taken, one character more gets 413', async () => {
    const own = await signUp(product.url);
    const longest = {
      description: 'a b '.repeat(descriptionLimit / 4),
      recipient: 'R'.repeat(recipientLimit),
      subject: 'S'.repeat(subjectLimit),
    };
    expect((await write(own, longest)).status).toBe(200);
    for (const key of ['description', 'recipient', 'subject'] as const) {
      const { status, body } = await write(own, { ...longest, [key]: `${longest[key]}x` });
      const tooLong = { code: 'REQUEST_TOO_LARGE', ...catalogue.REQUEST_TOO_LARGE };
      expect([key, status, body]).toEqual([key, 413, tooLong]);
    }
  });

  const bad: [string, unknown][] = [
    ['no description', { recipient: 'Anneke' }],
    ['a blank description', { description: ' \n\t' }],
    ['a blank recipient', { ...call, recipient: ' ' }],
    ['a blank subject', { ...call, subject: '' }],
    ['an unknown key', { ...call, user_id: 'x' }],
    ['a formality of another tool', { ...call, formality: 'very-formal' }],
    ['a tone that is none', { ...call, tone: 'neutral' }],
    ['a length that is a number', { ...call, length: 3 }],
    ['a NUL in the description', { description: 'a\0b' }],
    ['a NUL in the subject', { ...call, subject: 'a\0b' }],
    ['a lone surrogate', JSON.stringify(call).replace('Anneke', 'Anneke\\ud83d')],
    ['a list', [call]],
  ];

  test.each(bad)('%s gets 400, and costs nothing', async (_, input) => {
    const before = await writer.credits();
    const { status, body } = await write(writer, input);
    expect([status, body]).toEqual([400, { code: 'INVALID_REQUEST', ...catalogue.INVALID_REQUEST }]);
    expect(await writer.credits()).toEqual(before);
  });

  test('without a session it is refused', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(product.url + path, { method: 'POST', headers, body: JSON.stringify(call) });
    expect(answer.status).toBe(401);
  });
});

describe('write-from-scratch with an engine that fails', () => {
  const engine = makeScriptedEngine();
  let product: TestProduct;
  let writer: TestWriter;

  beforeAll(async () => {
    product = await startProduct({ database: 'embedded', engine });
    writer = await signUp(product.url);
  });
  afterAll(() => product.stop());

  test('CALL-06 the payload of the specification is answered with generated_text, an absent text with NO_CONTENT', async () => {
    engine.play(upperCase);
    const style = { formality: 'casual', tone: 'friendly', length: 'short' };
    const { body } = await write(writer, { ...call, ...style, subject: 'Hi' });
    expect(body.generated_text).toMatch(/^THE delivery/);
    const before = await writer.credits();
    engine.play(async function* () {
      yield { type: 'result', result: { text: ' ', changes: [], issues: [] } };
    });
    const { status, body: refusal } = await write(writer, call);
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
    const { status } = await write(writer, call);
    expect(status).toBeGreaterThanOrEqual(500);
    expect(await writer.credits()).toEqual(before);
    const { body } = await writer.get<{ actions: { tool: string; result: string }[] }>(
      '/api/actions?limit=1',
    );
    expect(body.actions[0]).toMatchObject({ tool: 'write-from-scratch', result: 'failed' });
  });
});

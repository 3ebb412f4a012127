import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ActionSummary } from '../../src/shared/contract/actions.ts';
import type { EnhanceOutput } from '../../src/shared/contract/enhance.ts';
import { catalogue, type ErrorBody } from '../../src/shared/errors.ts';
import { improveTextLimit, requestBodyLimitBytes } from '../../src/shared/limits.ts';
import { recordedChanges, sampleSource } from '../../src/web/sample/sample.ts';
import { signUp, type TestWriter } from '../kit/caller.ts';
import { databaseKinds, startProduct, type TestProduct } from '../kit/product.ts';

const path = '/api/functions/enhance-text-v2';
const text = 'I have spoke with the team about it. Their was a error in teh report.';

function applyChanges(
  source: string,
  changes: { start: number; end: number; replacement: string }[],
): string {
  return changes.reduceRight(
    (rest, { start, end, replacement }) => rest.slice(0, start) + replacement + rest.slice(end),
    source,
  );
}

describe.each(databaseKinds)('enhance-text-v2 with the embedded engine on the %s database', (database) => {
  let product: TestProduct;
  let writer: TestWriter;

  beforeAll(async () => {
    product = await startProduct({ database });
    writer = await signUp(product.url);
  });
  afterAll(() => product.stop());

  test.each(['improve', 'grammar'])('%s corrects a text and says what it changed and why', async (action) => {
    const { status, body } = await writer.post<Awaited<ReturnType<TestWriter['improve']>>['body']>(path, {
      action,
      original_text: text,
    });
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
    ]);
    expect(body.enhanced_text).toContain('have spoken');
    expect(body.enhanced_text).toContain('an error in the report');
    expect(applyChanges(text, body.changes)).toBe(body.enhanced_text);
    for (const { reason, gist, category } of body.changes) {
      expect(reason).not.toBe('');
      expect(gist).not.toBe(category);
    }
    expect(body.engine).toEqual({ name: 'Embedded engine', local: true });
  });

  test('CALL-01 each quick action answers with a text, which is the original where nothing has to change', async () => {
    const own = await signUp(product.url);
    const answer = async (action: string, original_text: string) =>
      (await own.post<EnhanceOutput>(path, { action, original_text })).body.enhanced_text;
    const fine = 'We sent the report on Monday.';
    for (const action of ['improve', 'grammar', 'shorten', 'humanize', 'clarify']) {
      expect(await answer(action, fine), action).toBe(fine);
    }
    expect(await answer('grammar', text)).toContain('have spoken');
    const wordy = 'I just wanted to let you know that we are basically done with the report of the team.';
    expect((await answer('shorten', wordy)).length).toBeLessThan(wordy.length);
    expect(await answer('humanize', 'We do not utilize the report.')).toContain('don');
    expect(await answer('clarify', 'We commenced the work in the event that it rains.')).not.toContain(
      'in the event that',
    );
  });

  test('CALL-02 HIST-01 an instruction of the writer’s own is followed, or fails: free, and recorded as failed', async () => {
    const own = await signUp(product.url);
    const original_text = 'We can not come to the party.';
    const instruct = (ai_prompt: string, more: object = {}) =>
      own.post<EnhanceOutput & ErrorBody>(path, { action: 'ai_prompt', original_text, ai_prompt, ...more });
    const followed = await instruct('in upper case please');
    expect(followed.body.enhanced_text).toBe('WE CAN NOT COME TO THE PARTY.');
    const refused = [
      ['make it rhyme', {}, 'do not know this instruction'],
      ['translate to French', {}, 'cannot translate'],
      ['add an example', { partial: true }, 'add no facts'],
    ] as const;
    for (const [ai_prompt, more, why] of refused) {
      const { status, body } = await instruct(ai_prompt, more);
      expect([status, body.code, body.retryable]).toEqual([422, 'INSTRUCTION_UNKNOWN', false]);
      expect(body.message).toContain(why);
      expect(body.message).toContain('Try: ');
    }
    expect(await own.dailyCreditsUsed()).toBe(1);
    const { body: page } = await own.get<{ actions: ActionSummary[] }>('/api/actions');
    expect(page.actions.slice(0, 3)).toMatchObject(
      refused.toReversed().map(([ai_prompt, more, why]) => ({
        action_type: 'partial' in more ? `partial_edit: ${ai_prompt}` : 'ai_prompt',
        result: 'failed',
        error_message: expect.stringMatching(new RegExp(`^INSTRUCTION_UNKNOWN: .*${why}`)),
      })),
    );
  });

  test('HIST-01 a text in another language is no success of rules that know English only', async () => {
    const own = await signUp(product.url);
    const original_text = 'Wir haben die Halle nicht und der Preis ist auch nicht gut.';
    const { status, body } = await own.post<ErrorBody>(path, { action: 'improve', original_text });
    expect([status, body.code]).toEqual([422, 'LANGUAGE_NOT_UNDERSTOOD']);
    expect(await own.dailyCreditsUsed()).toBe(0);
  });

  test('CALL-03 a rewrite follows formality, tone and length', async () => {
    const own = await signUp(product.url);
    const rewrite = async (style: object) =>
      (
        await own.post<EnhanceOutput>(path, {
          action: 'rewrite',
          original_text: "Hi Anna, I think we can't get the report to the kids by Monday, thanks.",
          ...style,
        })
      ).body.enhanced_text;
    const casual = await rewrite({ formality: 'casual', tone: 'neutral', length: 'auto' });
    const formal = await rewrite({ formality: 'very-formal', tone: 'neutral', length: 'auto' });
    expect(formal).toMatch(/cannot|can not/);
    expect(formal).not.toBe(casual);
    expect(await rewrite({ tone: 'confident' })).not.toContain('I think');
  });

  test('the sample, on the landing page and in the editor, is what the engine answers to its text', async () => {
    const { body } = await writer.improve(sampleSource);
    const asShown = recordedChanges.map(({ rule: _, ...change }) => change);
    expect(body.changes.map(({ rule: _, ...change }) => change)).toEqual(asShown);
    expect(body.issues).toEqual([]);
  });

  test('TRUST-07 a call that accepts a stream gets the text as it is written and the answer at its end', async () => {
    const paragraphs = Array.from({ length: 30 }, (_, index) => `Paragraph ${index}: ${text}`).join('\n\n');
    const { status, events } = await writer.stream(paragraphs);
    expect(status).toBe(200);
    const last = events.at(-1);
    expect(last?.event).toBe('done');
    const answer = JSON.parse(last?.data ?? '{}');
    const texts = events.filter(({ event }) => event === 'message').map(({ data }) => JSON.parse(data));
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.map((event) => event.text).join('')).toBe(answer.enhanced_text);
    expect(applyChanges(paragraphs, answer.changes)).toBe(answer.enhanced_text);
  });

  test('HIST-01 every call leaves its row: text, result, length, kind and time', async () => {
    const own = await signUp(product.url);
    const { body } = await own.improve(text);
    const rows = await product.query(
      'select id, original_text, enhanced_text, action_type, text_length, result, error_message, user_feedback from text_improvement_actions where user_id = $1::uuid',
      [own.userId],
    );
    expect(rows).toEqual([
      {
        id: body.action_id,
        original_text: text,
        enhanced_text: body.enhanced_text,
        action_type: 'improve',
        text_length: text.length,
        result: 'success',
        error_message: null,
        user_feedback: null,
      },
    ]);
  });

  const bad: [string, unknown][] = [
    ['an unknown action', { action: 'translate', original_text: text }],
    ['no text', { action: 'improve' }],
    ['a blank text', { action: 'improve', original_text: ' \n\t ' }],
    ['an unknown key', { action: 'improve', original_text: text, user_id: 'x' }],
    ['a NUL', { action: 'improve', original_text: 'a\0b' }],
    ['a lone surrogate', '{"action":"improve","original_text":"a\\ud83d b"}'],
    ['a text that is a number', { action: 'improve', original_text: 7 }],
    ['half a JSON', '{"action":"improve",'],
    ['a raw NUL byte', '{"action":"improve","original_text":"a\0b"}'],
    ['an instruction without words', { action: 'ai_prompt', original_text: text, ai_prompt: ' ' }],
    ['no instruction', { action: 'ai_prompt', original_text: text }],
    ['an instruction where none belongs', { action: 'improve', original_text: text, ai_prompt: 'shorter' }],
    ['a selection of what is no instruction', { action: 'improve', original_text: text, partial: true }],
    ['an unknown level', { action: 'rewrite', original_text: text, formality: 'rude' }],
    ['a list', [text]],
    ['nothing', ''],
  ];

  test.each(bad)(
    'ERR-07 ERR-09 %s gets 400 with the sentence of the catalogue, and costs nothing',
    async (_, body) => {
      const before = await writer.credits();
      const answer = await writer.post(path, body);
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({ code: 'INVALID_REQUEST', ...catalogue.INVALID_REQUEST });
      expect(await writer.credits()).toEqual(before);
    },
  );

  test('ERR-03 a text of one character too many gets 413, one of the limit does not', async () => {
    const own = await signUp(product.url);
    const tooLong = await own.improve('a'.repeat(improveTextLimit + 1));
    expect([tooLong.status, tooLong.body]).toEqual([
      413,
      { code: 'REQUEST_TOO_LARGE', ...catalogue.REQUEST_TOO_LARGE },
    ]);
    expect((await own.improve('🙂'.repeat(improveTextLimit / 2 + 1))).status).toBe(413);
    expect((await own.improve('🙂'.repeat(improveTextLimit / 2))).status).toBe(200);
    expect((await own.improve('a b '.repeat(improveTextLimit / 4))).status).toBe(200);
  });

  test('F-40 a body that says it is too large is refused before it is read', async () => {
    const answer = await writer.post(path, 'x'.repeat(requestBodyLimitBytes + 1));
    expect([answer.status, answer.body]).toEqual([
      413,
      { code: 'REQUEST_TOO_LARGE', ...catalogue.REQUEST_TOO_LARGE },
    ]);
  });

  test('F-40 a body without a declared length is refused at the first byte too many', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(32));
        if (sent > 100 * requestBodyLimitBytes) controller.close();
      },
    });
    const answer = await fetch(product.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${writer.token}` },
      body: endless,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
    expect(sent).toBeLessThan(50 * requestBodyLimitBytes);
  });

  test('F-40 a small body that unpacks to a large one is refused, one that unpacks to a call is taken', async () => {
    const send = (body: Buffer) =>
      fetch(product.url + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-encoding': 'gzip',
          authorization: `Bearer ${writer.token}`,
        },
        body: new Uint8Array(body),
      });
    expect((await send(gzipSync(Buffer.alloc(50_000_000, 32)))).status).toBe(413);
    expect((await send(gzipSync(JSON.stringify({ action: 'improve', original_text: 'Fine.' })))).status).toBe(
      200,
    );
    expect((await send(Buffer.from('not gzip'))).status).toBe(400);
  });

  test('ERR-07 a body that is not JSON by its own word is refused', async () => {
    const answer = await writer.post(path, 'action=improve', { headers: { 'content-type': 'text/plain' } });
    expect(answer.status).toBe(415);
  });

  test('ERR-09 a stream without a credit is refused with its status before it begins', async () => {
    const poor = await signUp(product.url);
    await product.query(
      "insert into user_credit_balance values ($1::uuid, 'daily', (now() at time zone 'utc')::date, 10, 10, 0)",
      [poor.userId],
    );
    const { status } = await poor.stream(text);
    expect(status).toBe(402);
  });

  test('CREDIT-05 an idempotency key that is none is refused', async () => {
    for (const key of ['', 'x'.repeat(201), 'a b']) {
      expect((await writer.improve(text, { headers: { 'idempotency-key': key } })).status, key).toBe(400);
    }
  });
});

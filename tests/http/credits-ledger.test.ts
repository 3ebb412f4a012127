import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { CreditEntry } from '../../src/shared/contract/credits.ts';
import type { ErrorBody } from '../../src/shared/errors.ts';
import { defaultPlans as plans } from '../../src/shared/plans.ts';
import { toolNames } from '../../src/shared/tools.ts';
import { signUp, type TestWriter } from '../kit/caller.ts';
import { callTool, consume, expectBooksToAgree, readLedger, setPlan } from '../kit/credits.ts';
import { databaseKinds, startProduct, type TestProduct } from '../kit/product.ts';
import { failWith, hang, makeScriptedEngine, neverTheSame } from '../kit/scripted-engine.ts';

const text = 'please read this letter.';
const perDay = plans.free.creditsPerDay;

type Page = { entries: CreditEntry[]; next_cursor: string | null } & ErrorBody;

/** Resolves once a stream has brought these words. */
async function readUntil({ body }: Response, words: string): Promise<void> {
  const decoder = new TextDecoder();
  let read = '';
  for await (const chunk of body ?? []) {
    read += decoder.decode(chunk, { stream: true });
    if (read.includes(words)) return;
  }
  throw new Error(`The stream ended without ${words}: ${read}`);
}

describe.each(databaseKinds)('the credit ledger on the %s database', (database) => {
  const engine = makeScriptedEngine();
  const fallbackEngine = makeScriptedEngine({ name: 'Second engine', local: true });
  let product: TestProduct;

  beforeAll(async () => {
    product = await startProduct({ database, engine, fallbackEngine });
  });
  afterAll(() => product.stop());
  afterEach(() => {
    engine.play(neverTheSame);
    product.setTime(new Date());
  });

  const getPage = (writer: TestWriter, limit: number, cursor = '') =>
    writer.get<Page>(`/api/credits/ledger?limit=${limit}${cursor && `&cursor=${cursor}`}`);

  test('each tool’s call stands there with its id, from when it is held to what became of it', async () => {
    const writer = await signUp(product.url);
    const ids: string[] = [];
    for (const tool of toolNames) ids.push((await callTool(writer, tool, text)).body.action_id);
    const entries = await readLedger(writer);
    expect(entries).toEqual(
      toolNames.toReversed().map((tool, index) => ({
        id: ids.toReversed()[index],
        tool,
        credit_type: 'daily',
        credits: 1,
        held_at: expect.any(String),
        ended_at: expect.any(String),
        outcome: 'spent',
        reason: null,
      })),
    );
    for (const { held_at, ended_at } of entries) expect((ended_at ?? '') >= held_at).toBe(true);
  });

  test('while a call runs its credit is held; one that came back says why, in words that hold nothing of the text', async () => {
    const writer = await signUp(product.url);
    engine.play(hang);
    const leaving = new AbortController();
    const left = writer.stream(text, { signal: leaving.signal });
    const lastEntry = async () => (await readLedger(writer))[0];
    await expect.poll(lastEntry).toMatchObject({ outcome: 'held', ended_at: null, reason: null });
    leaving.abort();
    await expect(left).rejects.toThrow();
    await expect.poll(lastEntry).toMatchObject({ outcome: 'released', reason: 'Stopped by the writer.' });

    engine.play(failWith(`broken by «${text}»`));
    await writer.improve(text);
    expect(await lastEntry()).toMatchObject({ reason: expect.stringMatching(/^INTERNAL_ERROR: /) });

    engine.play(neverTheSame);
    await writer.improve('FINE as it is.');
    expect(await lastEntry()).toMatchObject({ reason: expect.stringMatching(/^NO_CHANGES: /) });

    engine.play(failWith('down'));
    expect((await callTool(writer, 'get-feedback', text)).status).toBe(200);
    expect(await lastEntry()).toMatchObject({ reason: expect.stringMatching(/^OFFLINE: /) });
    expect(JSON.stringify(await readLedger(writer))).not.toContain('letter');
    expect(await writer.dailyCreditsUsed()).toBe(0);
  });

  test('pages give every entry once, newest first, also where many share one moment and others come in between', async () => {
    const writer = await signUp(product.url);
    await setPlan(product, writer, 'paid');
    for (let turn = 0; turn < 12; turn += 1) await consume(writer);
    await product.query(
      "update credit_holds set held_at = '2026-01-01T00:00:00.000001Z' where user_id = $1::uuid",
      [writer.userId],
    );
    await consume(writer);
    const all = (await readLedger(writer)).map(({ id }) => id);
    expect(all).toHaveLength(13);
    const walked: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body } = await getPage(writer, 5, cursor);
      walked.push(...body.entries.map(({ id }) => id));
      cursor = body.next_cursor;
      await consume(writer);
    }
    expect(walked).toEqual(all);
    expect((await getPage(writer, 5, 'none')).body.code).toBe('INVALID_REQUEST');
  });

  test('a writer sees no entry but their own', async () => {
    const [writer, stranger] = [await signUp(product.url), await signUp(product.url)];
    await writer.improve(text);
    expect(await readLedger(stranger)).toEqual([]);
  });

  test('deleting the texts of the history leaves the ledger as it was', async () => {
    const writer = await signUp(product.url);
    await writer.improve(text);
    const before = await readLedger(writer);
    await writer.remove('/api/actions');
    product.setTime(new Date(Date.now() + 60 * 60_000));
    await product.query(
      'delete from text_improvement_actions where user_id = $1::uuid and deleted_at is not null',
      [writer.userId],
    );
    expect(await readLedger(writer)).toEqual(before);
    await expectBooksToAgree(product.query, writer.userId);
  });

  test('CREDIT-06 consume_credit spends one unless told, from both periods where it takes both, and all or nothing', async () => {
    const writer = await signUp(product.url);
    await setPlan(product, writer, 'paid');
    expect((await consume(writer)).body).toBe(true);
    expect((await consume(writer, perDay + 4)).body).toBe(true);
    const { daily, monthly } = await writer.credits();
    expect([daily.used, monthly.used]).toEqual([perDay, 5]);
    expect((await consume(writer, plans.paid.creditsPerMonth - 4)).body).toBe(false);
    expect((await writer.credits()).monthly.used).toBe(5);
    const entries = await readLedger(writer);
    expect(entries.map(({ tool, credits, outcome }) => [tool, credits, outcome]).toSorted()).toEqual([
      ['consume-credit', 1, 'spent'],
      ['consume-credit', 5, 'spent'],
      ['consume-credit', perDay - 1, 'spent'],
    ]);
    for (const amount of [0, -1, 1.5, 1_001]) expect((await consume(writer, amount)).status).toBe(400);
  });

  test('CREDIT-06 what consume_credit spends is told to every open tab', async () => {
    const writer = await signUp(product.url);
    const leaving = new AbortController();
    const headers = { authorization: `Bearer ${writer.token}` };
    const tab = await fetch(`${product.url}/api/events`, { headers, signal: leaving.signal });
    const told = readUntil(tab, '"credits"');
    expect((await consume(writer, perDay + 1)).body).toBe(false);
    expect((await consume(writer, 2)).body).toBe(true);
    await told;
    leaving.abort();
  });

  test('consume_credit with one key spends once, also at once, and refuses the key for another amount', async () => {
    const writer = await signUp(product.url);
    const options = { headers: { 'idempotency-key': randomUUID() } };
    const answers = await Promise.all(Array.from({ length: 10 }, () => consume(writer, 3, options)));
    expect(answers.map(({ body }) => body)).toEqual(Array(10).fill(true));
    expect(await writer.dailyCreditsUsed()).toBe(3);
    const { status, body } = await consume(writer, 2, options);
    expect([status, (body as ErrorBody).code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
    const other = await signUp(product.url);
    expect((await consume(other, 2, options)).body).toBe(true);
    await expectBooksToAgree(product.query, writer.userId);
  });

  test('CREDIT-09 the functions are for one’s own account: any other answers as one that is not there', async () => {
    const [writer, stranger] = [await signUp(product.url), await signUp(product.url)];
    const answers = [];
    for (const name of ['ensure_daily_credits', 'consume_credit']) {
      for (const user_uuid of [stranger.userId, randomUUID()]) {
        answers.push(await writer.post(`/api/rpc/${name}`, { user_uuid }));
      }
    }
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await stranger.dailyCreditsUsed()).toBe(0);
  });

  test('the functions themselves say false for an account that is not there, and for no amount', async () => {
    const [unknown] = await product.query<{ ensured: boolean; consumed: boolean }>(
      'select ensure_daily_credits($1::uuid) as ensured, consume_credit($1::uuid) as consumed',
      [randomUUID()],
    );
    expect(unknown).toEqual({ ensured: false, consumed: false });
    const writer = await signUp(product.url);
    const [known] = await product.query<{ none: boolean; less: boolean; one: boolean }>(
      'select consume_credit($1::uuid, 0) as none, consume_credit($1::uuid, -1) as less, consume_credit($1::uuid) as one',
      [writer.userId],
    );
    expect(known).toEqual({ none: false, less: false, one: true });
    expect(await writer.dailyCreditsUsed()).toBe(1);
  });
});

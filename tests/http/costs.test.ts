import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Costs, Prices } from '../../src/shared/contract/costs.ts';
import type { ErrorBody } from '../../src/shared/errors.ts';
import { signUp, type TestWriter } from '../kit/caller.ts';
import { startVendor, type VendorName, vendorNames } from '../kit/hosted-product.ts';
import { databaseKinds, startProduct, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';
import { usualUsage, type VendorDouble } from '../kit/vendors/vendor-double.ts';
import { vendorKey, vendorModel } from '../kit/vendors/wire.ts';

/** What models take is kept, and shown to who pays for it; at the cap they are asked no more. */

const rules = 'Scripted rules';
const prices: Prices = { input_price: '3', output_price: '15.00', monthly_cap: null };
/** Of one call with the usual tokens: 25 read, 9 written. */
const costOfCall = 0.00021;
const noFigures = { calls: 0, unreported_calls: 0, input_tokens: 0, output_tokens: 0, cost: null };

const vendors = new Map<VendorName, VendorDouble>();
beforeAll(async () => {
  let answers = 0;
  // Never the same: a result that was there before is free
  const answer: VendorDouble['answer'] = ({ schema }) => {
    answers += 1;
    return schema === undefined ? `They were here ${answers} times.` : 'no object';
  };
  for (const name of vendorNames) vendors.set(name, await startVendor(name, answer));
});
afterAll(async () => {
  for (const vendor of vendors.values()) await vendor.close();
});

function findVendor(name: VendorName): VendorDouble {
  const vendor = vendors.get(name);
  if (vendor === undefined) throw new Error(`There is no ${name}.`);
  return vendor;
}

async function choose(admin: TestWriter, name: VendorName): Promise<VendorDouble> {
  const vendor = findVendor(name);
  const choice = { engine: name, base_url: vendor.baseUrl, model: vendorModel };
  const saved = await admin.put(
    '/api/admin/engine',
    name === 'ollama' ? choice : { ...choice, api_key: vendorKey },
  );
  expect(saved.status).toBe(200);
  return vendor;
}

const readCosts = async (admin: TestWriter) => (await admin.get<Costs>('/api/admin/costs')).body;

async function setPrices(admin: TestWriter, changed: Partial<Prices> = {}): Promise<void> {
  expect((await admin.put('/api/admin/prices', { ...prices, ...changed })).status).toBe(200);
}

const today = () => new Date().toISOString().slice(0, 10);

describe.each(databaseKinds)('on the %s database', (database) => {
  let product: TestProduct;
  let admin: TestWriter;
  beforeEach(async () => {
    const fallbackEngine = makeScriptedEngine({ name: rules, local: true });
    product = await startProduct({ database, fallbackEngine });
    admin = await signUp(product.url, { name: 'Ada Runs' });
  });
  afterEach(() => product.stop());

  test('a fresh server has no figures, no prices and no cap; what the rules write costs nothing', async () => {
    expect((await admin.improve('They was here.')).body.engine.name).toBe(rules);
    expect(await readCosts(admin)).toEqual({
      month: { ...noFigures, month: `${today().slice(0, 7)}-01`, monthly_cap: null, is_cap_reached: false },
      days: [],
      tools: [],
      writers: [],
    });
    const { body } = await admin.get('/api/admin/prices');
    expect(body).toEqual({ input_price: null, output_price: null, monthly_cap: null });
  });

  test.each(vendorNames)(
    'MODEL-09 %s: tokens by day, tool and writer, streamed or not, with what they cost',
    async (name) => {
      const other = await signUp(product.url, { name: 'Ben Writes' });
      await choose(admin, name);
      await setPrices(admin);
      await admin.improve('They was here.');
      await admin.stream('They was there.');
      await admin.streamAt('/api/functions/write-from-scratch/stream', { description: 'They was late.' });
      await other.improve('They was away.');

      const { inputTokens: read, outputTokens: written } = usualUsage;
      const times = (calls: number) => ({
        calls,
        unreported_calls: 0,
        input_tokens: calls * read,
        output_tokens: calls * written,
        cost: (calls * costOfCall).toFixed(5),
      });
      const costs = await readCosts(admin);
      expect(costs.month).toMatchObject({ ...times(4), is_cap_reached: false });
      expect(costs.days).toEqual([{ day: today(), ...times(4) }]);
      expect(costs.tools).toEqual([
        { tool: 'improve-text', ...times(3) },
        { tool: 'write-from-scratch', ...times(1) },
      ]);
      expect(costs.writers).toEqual([
        { user_id: admin.userId, name: 'Ada Runs', email: admin.email, ...times(3) },
        { user_id: other.userId, name: 'Ben Writes', email: other.email, ...times(1) },
      ]);
      // Nothing that anybody wrote is among them
      expect(JSON.stringify(costs)).not.toMatch(/They was|They were/);
    },
  );

  test('MODEL-09 what a failed or stopped call took is kept, and free; the repair of a review adds up', async () => {
    const vendor = await choose(admin, 'anthropic');
    await setPrices(admin);
    // Twice no object: the rules answer in its place
    const review = { action: 'get-feedback', text: 'They was here.', text_type: 'email' };
    expect((await admin.post('/api/functions/get-feedback', review)).status).toBe(200);
    vendor.play({ kind: 'answer', text: 'Cut', end: 'length' });
    expect((await admin.improve('They was here.')).body.code).toBe('NO_CONTENT');
    vendor.play({ kind: 'silence', after: 'They were ' });
    const leaving = new AbortController();
    const asked = vendor.requests.length;
    const stopped = admin.improve('They was gone.', { signal: leaving.signal }).catch(() => undefined);
    await expect.poll(() => vendor.requests[asked]?.question).toBeDefined();
    leaving.abort();
    await stopped;
    await expect.poll(async () => (await readCosts(admin)).month.calls).toBe(3);
    const { month, tools } = await readCosts(admin);
    expect(tools).toMatchObject([
      { tool: 'get-feedback', calls: 1, input_tokens: 50, output_tokens: 18 },
      { tool: 'improve-text', calls: 2, unreported_calls: 0 },
    ]);
    expect(month.input_tokens).toBeGreaterThanOrEqual(75);
    expect(await admin.dailyCreditsUsed()).toBe(0);
  });

  test('what a provider does not say is not reported, and never guessed; a deleted text stays counted', async () => {
    const vendor = await choose(admin, 'openai-compatible');
    await setPrices(admin);
    vendor.play({ kind: 'answer', text: 'They were here.', usage: 'not reported' });
    const { action_id } = (await admin.improve('They was here.')).body;
    expect((await admin.remove(`/api/actions/${action_id}`)).status).toBe(200);
    const { month, days } = await readCosts(admin);
    const unreported = { ...noFigures, calls: 1, unreported_calls: 1 };
    expect([month, days[0]]).toMatchObject([unreported, unreported]);
  });

  test('a call costs what tokens cost when it ends: prices that come later change nothing before', async () => {
    await choose(admin, 'ollama');
    await admin.improve('They was here.');
    expect((await readCosts(admin)).month).toMatchObject({ calls: 1, cost: null, input_tokens: 25 });
    await setPrices(admin);
    await admin.improve('They was there.');
    await setPrices(admin, { input_price: '0', output_price: '0.000001' });
    await admin.improve('They was away.');
    expect((await readCosts(admin)).month).toMatchObject({ calls: 3, cost: '0.000210000009' });
    await setPrices(admin, { input_price: null, output_price: null });
    await admin.improve('They was late.');
    expect((await readCosts(admin)).month).toMatchObject({ calls: 4, cost: '0.000210000009' });
  });

  test('MODEL-09 at the cap calls stop with a sentence, free, and the rules do the same for nothing', async () => {
    const vendor = await choose(admin, 'anthropic');
    await setPrices(admin, { monthly_cap: '0.0004' });
    await admin.improve('They was one.');
    expect((await readCosts(admin)).month).toMatchObject({ is_cap_reached: false, monthly_cap: '0.0004' });
    await admin.improve('They was two.');
    expect((await readCosts(admin)).month).toMatchObject({ is_cap_reached: true, cost: '0.00042' });

    const asked = vendor.requests.length;
    const used = await admin.dailyCreditsUsed();
    const refused = await admin.improve('They was three.');
    expect([refused.status, refused.body]).toMatchObject([503, { code: 'BUDGET_REACHED', retryable: false }]);
    expect(refused.body.message).toContain('Nothing was charged');
    const streamed = await admin.streamAt('/api/functions/reply-email/stream', {
      action: 'reply-email',
      'email-chain': 'Hi,\n\nwhen?\n\nTom',
      'user-draft': 'It come on Monday.',
    });
    expect(streamed.events.at(-1)?.data).toContain('BUDGET_REACHED');
    const rows = await product.query('select 1 from credit_holds where outcome is null');
    expect([vendor.requests.length, await admin.dailyCreditsUsed(), rows]).toEqual([asked, used, []]);

    // The rules write on: in place of the model, where they are asked for, and where they are chosen
    const instead = await admin.post<{ offline: boolean }>('/api/functions/enhance-text-v2', {
      action: 'improve',
      original_text: 'They was three.',
      engine: 'embedded',
    });
    expect([instead.status, instead.body.offline, await admin.dailyCreditsUsed()]).toEqual([200, true, used]);
    const offered = await admin.post<{ offline: boolean; engine: { name: string } }>(
      '/api/functions/enhance-text-v2',
      {
        action: 'ai_prompt',
        ai_prompt: 'Fix it',
        original_text: 'They was four.',
        partial: true,
        fallback: 'embedded',
      },
    );
    expect(offered.body).toMatchObject({ offline: true, engine: { name: rules } });
    expect(await admin.dailyCreditsUsed()).toBe(used);
    await admin.put('/api/admin/engine', { engine: 'embedded' });
    expect((await admin.improve('They was five.')).status).toBe(200);

    // A higher cap is in force with the next call, and so is a new month
    await choose(admin, 'anthropic');
    expect((await admin.improve('They was six.')).status).toBe(503);
    await setPrices(admin, { monthly_cap: '0.0005' });
    expect((await admin.improve('They was seven.')).status).toBe(200);
    expect((await admin.improve('They was eight.')).status).toBe(503);
    await setPrices(admin, { monthly_cap: '0' });
    expect((await admin.improve('They was nine.')).status).toBe(503);
  });

  test('a repeated call gets its answer at the cap too', async () => {
    await choose(admin, 'ollama');
    const headers = { 'idempotency-key': randomUUID() };
    const first = await admin.improve('They was here.', { headers });
    await setPrices(admin, { monthly_cap: '0' });
    const again = await admin.improve('They was here.', { headers });
    expect([again.status, again.body.action_id]).toEqual([200, first.body.action_id]);
  });

  test('with the month the cap begins anew', async () => {
    await choose(admin, 'ollama');
    await setPrices(admin, { monthly_cap: '0.0002' });
    await admin.improve('They was one.');
    expect((await admin.improve('They was two.')).status).toBe(503);
    const now = new Date();
    product.setTime(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 0, 0, 1)));
    const later = await signUp(product.url);
    expect((await later.improve('They was three.')).status).toBe(200);
    expect((await later.improve('They was four.')).status).toBe(503);
    product.setTime(now);
    expect((await readCosts(admin)).month).toMatchObject({ calls: 1, cost: '0.00021' });
  });

  test('twenty calls at once at the cap: none is asked, none is charged', async () => {
    const vendor = await choose(admin, 'ollama');
    await setPrices(admin, { monthly_cap: '0.0002' });
    await admin.improve('They was here.');
    const asked = vendor.listQuestions().length;
    const used = await admin.dailyCreditsUsed();
    const writers = await Promise.all(Array.from({ length: 4 }, () => signUp(product.url)));
    const calls = writers.flatMap((writer) =>
      Array.from({ length: 5 }, (_, index) => writer.improve(`They was here ${index}.`)),
    );
    const answers = await Promise.all(calls);
    expect(answers.map(({ body }) => (body as ErrorBody).code)).toEqual(Array(20).fill('BUDGET_REACHED'));
    const used2 = await Promise.all(writers.map((writer) => writer.dailyCreditsUsed()));
    expect([vendor.listQuestions().length, await admin.dailyCreditsUsed(), used2]).toEqual([
      asked,
      used,
      [0, 0, 0, 0],
    ]);
  });

  test('MODEL-09 whatever became of calls at once, the figures are the sum of the calls', async () => {
    const vendor = await choose(admin, 'anthropic');
    await setPrices(admin, { input_price: '0.15', output_price: '0.6' });
    const others = await Promise.all(Array.from({ length: 3 }, () => signUp(product.url)));
    vendor.play(
      { kind: 'answer', text: 'Cut', end: 'length' },
      { kind: 'status', status: 400 },
      { kind: 'answer', text: 'They were unseen.', usage: 'not reported' },
      { kind: 'cut', after: 'They' },
    );
    const writers = [admin, ...others];
    const calls = writers.flatMap((writer) => [
      writer.improve('They was here.'),
      writer.stream('They was there.'),
      writer.post('/api/functions/write-from-scratch', { description: 'They was late.' }),
    ]);
    await Promise.all(calls);
    vendor.clear();
    const [sums] = await product.query<{ calls: number; tokens: string; cost: string; unreported: number }>(
      `select count(*)::int as calls, sum(input_tokens + output_tokens)::text as tokens,
         trim_scale(sum(cost))::text as cost, count(*) filter (where input_tokens is null)::int as unreported
       from model_calls`,
    );
    const costs = await readCosts(admin);
    expect(sums).toMatchObject({ calls: 12, unreported: 2 });
    expect(costs.month.cost).toBe(sums?.cost);
    for (const list of [[costs.month], costs.days, costs.tools, costs.writers]) {
      const sumOf = (key: 'calls' | 'unreported_calls' | 'input_tokens' | 'output_tokens') =>
        list.reduce((sum, figures) => sum + figures[key], 0);
      expect([sumOf('calls'), sumOf('unreported_calls')]).toEqual([sums?.calls, sums?.unreported]);
      expect(`${sumOf('input_tokens') + sumOf('output_tokens')}`).toBe(sums?.tokens);
    }
  });

  test('prices that make no sense are refused, and nothing changes', async () => {
    await setPrices(admin, { monthly_cap: '20.5' });
    const refused = [
      { ...prices, output_price: null },
      { input_price: null, output_price: null, monthly_cap: '5' },
      { ...prices, input_price: '-1' },
      { ...prices, input_price: '1e3' },
      { ...prices, input_price: 3 },
      { ...prices, output_price: '0.0000001' },
    ];
    for (const one of refused) expect((await admin.put('/api/admin/prices', one)).status).toBe(400);
    expect((await admin.get('/api/admin/prices')).body).toEqual({ ...prices, monthly_cap: '20.5' });
  });

  test('figures and prices are a missing page for everybody but administrators', async () => {
    const other = await signUp(product.url);
    expect((await other.get('/api/admin/costs')).status).toBe(404);
    expect((await other.get('/api/admin/prices')).status).toBe(404);
    expect((await other.put('/api/admin/prices', prices)).status).toBe(404);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlansInForce } from '../../src/shared/contract/plans.ts';
import { signUp, type TestWriter } from '../kit/caller.ts';
import { setPlan } from '../kit/credits.ts';
import { databaseKinds, startProduct, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine, upperCase } from '../kit/scripted-engine.ts';

describe.each(databaseKinds)('the plans as administrators see them, on the %s database', (database) => {
  let product: TestProduct;
  let administrator: TestWriter;

  beforeAll(async () => {
    const engine = makeScriptedEngine();
    engine.play(upperCase);
    const environment = { PREMIUM_DAILY_CREDITS: '30', TRIAL_DAYS: '7' };
    product = await startProduct({ database, engine, environment });
    administrator = await signUp(product.url);
  });
  afterAll(() => product.stop());

  const read = async () => (await administrator.get<PlansInForce>('/api/admin/plans')).body;

  test('each figure is the one in force, with the setting that sets it', async () => {
    const { figures } = await read();
    const find = (name: string) => figures.find(({ figure }) => figure === name);
    expect(find('credits_per_day')).toEqual({
      figure: 'credits_per_day',
      free: { value: 10, setting: 'FREE_DAILY_CREDITS', is_set: false },
      paid: { value: 30, setting: 'PREMIUM_DAILY_CREDITS', is_set: true },
    });
    expect(find('trial_days')).toMatchObject({ free: null, paid: { value: 7, is_set: true } });
    expect(find('feedback_text_limit')).toMatchObject({ free: { value: 10_000 }, paid: { value: 50_000 } });
    expect(find('has_voice')?.paid).toEqual({ value: true, setting: null, is_set: false });
  });

  test('writers are counted by plan, trials that run, and credits by tool, of today and of the month', async () => {
    product.setTime(new Date('2031-03-14T12:00:00Z'));
    const [first, second] = await Promise.all([signUp(product.url), signUp(product.url)]);
    await setPlan(product, second, 'paid');
    await product.query(
      `insert into user_subscriptions
        (user_id, id, provider, provider_id, is_active, status, is_final, created_at)
      values ($1::uuid, gen_random_uuid(), 'sandbox', 'one', true, 'trialing', false, now())`,
      [second.userId],
    );
    await Promise.all([first.improve('They was here.'), second.improve('They was there.')]);
    product.setTime(new Date('2031-03-15T12:00:00Z'));
    await first.improve('They was everywhere.');
    const { writers, trials, tools } = await read();
    expect({ writers, trials, tools }).toEqual({
      writers: { free: 2, paid: 1 },
      trials: 1,
      tools: [{ tool: 'improve-text', today: 1, month: 3 }],
    });
    product.setTime(new Date('2031-04-01T12:00:00Z'));
    expect((await read()).tools).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeCustomerStore } from '../../src/server/billing/customer-store.ts';
import { makeCustomerService } from '../../src/server/billing/customers.ts';
import type { SubscriptionReading } from '../../src/server/billing/entitlement.ts';
import type { BillingEvent, SubscriptionGateway } from '../../src/server/billing/subscription-provider.ts';
import { makeSubscriptionStore } from '../../src/server/billing/subscription-store.ts';
import { makeSubscriptionService } from '../../src/server/billing/subscriptions.ts';
import type { Database } from '../../src/server/db/database.ts';
import { systemSleep } from '../../src/server/platform/clock.ts';
import { makeLog } from '../../src/server/platform/log.ts';
import { AppError } from '../../src/shared/errors.ts';
import { defaultPlans } from '../../src/shared/plans.ts';
import { openEmbedded, openPostgres } from '../kit/databases.ts';
import { createDatabase } from '../kit/postgres.ts';
import { databaseKinds, getServerUrl } from '../kit/product.ts';
import { dayMs } from '../kit/stripe/product.ts';

// The copy of the truth on a real database, with a payment provider that says what a test lets it say.

const start = new Date('2026-03-01T12:00:00Z');
const inDays = (days: number) => new Date(start.getTime() + days * dayMs);

const trial: SubscriptionReading = {
  id: 'sub_1',
  status: 'trialing',
  createdAt: start,
  periodStart: start,
  periodEnd: inDays(14),
  trialEnd: inDays(14),
  cancelAtPeriodEnd: false,
  cancelAt: undefined,
  cancelledAt: undefined,
  endedAt: undefined,
  reason: undefined,
};
const paid = { ...trial, status: 'active', periodStart: inDays(14), periodEnd: inDays(45) };
const overdue = { ...paid, status: 'past_due' };
const ended = { ...overdue, status: 'canceled', cancelledAt: inDays(50), endedAt: inDays(50) };

/** The first six things that happen to a subscription, and what it then is. */
const story: [type: string, reading: SubscriptionReading][] = [
  ['customer.subscription.created', trial],
  ['invoice.paid', trial],
  ['checkout.session.completed', trial],
  ['customer.subscription.updated', paid],
  ['invoice.payment_failed', overdue],
  ['customer.subscription.deleted', ended],
];

describe.each(databaseKinds)('on %s', (kind) => {
  const stack = new AsyncDisposableStack();
  let database: Database;
  let other: Database;
  let now: Date;
  let says: Map<string, SubscriptionReading[]>;
  let beforeAnswer: (() => Promise<void>) | undefined;

  beforeAll(async () => {
    if (kind === 'postgres') {
      const home = await createDatabase(getServerUrl());
      stack.defer(() => home.drop());
      database = await openPostgres(home.url, () => undefined);
      const second = await openPostgres(home.url, () => undefined);
      stack.defer(() => second.close());
      other = second;
    } else {
      const folder = await mkdtemp(join(tmpdir(), 'draftwell-'));
      stack.defer(() => rm(folder, { recursive: true, force: true }));
      database = await openEmbedded(folder);
      other = database;
    }
    stack.defer(() => database.close());
  });
  beforeEach(() => {
    now = start;
    says = new Map();
    beforeAnswer = undefined;
  });
  afterAll(() => stack.disposeAsync());

  const query = <Row extends object>(sql: string, values: string[]) =>
    database.run<readonly string[], Row>({ name: '', sql }, values);

  const gateway: SubscriptionGateway = {
    async listSubscriptions(customerId) {
      const found = says.get(customerId);
      if (found === undefined) throw new AppError('PAYMENT_UNAVAILABLE');
      // What it says is what was so when it was asked.
      await beforeAnswer?.();
      return found;
    },
    cancelAtPeriodEnd: async () => undefined,
    revoke: async () => undefined,
    createPortal: async () => 'http://localhost',
  };

  function makeService(
    on: Database,
    changed: (userId: string) => void = () => undefined,
    provider = 'stripe',
    aheadMs = 0,
  ) {
    return makeSubscriptionService({
      provider,
      store: makeSubscriptionStore(on, provider),
      gateway,
      plans: defaultPlans,
      publicUrl: () => 'http://localhost',
      findCustomer: async () => undefined,
      onPlanChanged: changed,
      tellWriter: () => undefined,
      clock: () => new Date(now.getTime() + aheadMs),
      newId: randomUUID,
      log: makeLog('silent'),
    });
  }

  async function makeCustomer() {
    const userId = randomUUID();
    const customerId = `cus_${userId}`;
    await query(`insert into "user" (id, name, email) values ($1::uuid, 'A', $2)`, [
      userId,
      `${userId}@example.org`,
    ]);
    await query(`insert into profiles (id, full_name, email) values ($1::uuid, 'A', 'a')`, [userId]);
    await query(
      `insert into billing_customers (user_id, provider, creation_key, customer_id, created_at)
       values ($1::uuid, 'stripe', $2, $2, now())`,
      [userId, customerId],
    );
    return { userId, customerId };
  }

  async function stateOf(userId: string) {
    const [profile] = await query<{ account_type: string }>(
      'select account_type from profiles where id = $1::uuid',
      [userId],
    );
    const rows = await query(
      `select provider_id, status, is_active, is_final, cancelled_at, subscription_end, trial_end, past_due_since,
         premium_until, created_at from user_subscriptions where user_id = $1::uuid`,
      [userId],
    );
    return { plan: profile?.account_type, rows };
  }

  test('what one server syncs is left to it by one whose clock is a day ahead, until its claim has ended', async () => {
    const { userId, customerId } = await makeCustomer();
    says.set(customerId, [paid]);
    await makeService(database).sync(userId);
    now = inDays(46);
    let asked = 0;
    const firstAnswer = Promise.withResolvers<void>();
    beforeAnswer = async () => {
      asked += 1;
      if (asked === 1) await firstAnswer.promise;
    };
    const ahead = makeService(other, undefined, 'stripe', dayMs);
    const sweeping = makeService(database).sweep();
    await expect.poll(() => asked).toBe(1);
    await ahead.sweep();
    expect(asked).toBe(1);
    // As when the first one dies
    await query('update billing_customers set claimed_until = now() where user_id = $1::uuid', [userId]);
    await ahead.sweep();
    expect(asked).toBe(2);
    firstAnswer.resolve();
    await sweeping;
    const rows = await query('select claimed_until from billing_customers where user_id = $1::uuid', [
      userId,
    ]);
    expect(rows).toEqual([{ claimed_until: null }]);
  });

  test('a cancellation that is under way is left to its server by one whose clock is a day ahead', async () => {
    const { userId, customerId } = await makeCustomer();
    says.set(customerId, [paid]);
    let asked = 0;
    const firstAnswer = Promise.withResolvers<void>();
    beforeAnswer = async () => {
      asked += 1;
      if (asked === 1) await firstAnswer.promise;
    };
    const cancelling = makeService(database).cancel(userId, undefined);
    await expect.poll(() => asked).toBe(1);
    const ahead = makeService(other, undefined, 'stripe', dayMs);
    expect(await ahead.cancel(userId, undefined)).toMatchObject({ success: false });
    firstAnswer.resolve();
    expect(await cancelling).toMatchObject({ success: true });
  });

  test('a customer that is left behind while it is made is not the one that counts', async () => {
    const { userId } = await makeCustomer();
    await query(`update billing_customers set customer_id = null where user_id = $1::uuid`, [userId]);
    const store = makeCustomerStore(database, 'stripe');
    const keys: string[] = [];
    const customers = makeCustomerService({
      store,
      gateway: {
        async createCustomer({ idempotencyKey }) {
          keys.push(idempotencyKey);
          // Another server finds meanwhile that the customer of the first key is gone.
          if (keys.length === 1) await store.renew(userId, idempotencyKey, `again ${userId}`);
          return `made for ${idempotencyKey}`;
        },
      },
      clock: () => now,
      sleep: systemSleep,
      newId: randomUUID,
    });
    expect(await customers.getCustomer(userId)).toBe(`made for again ${userId}`);
    expect(await customers.findCustomer(userId)).toBe(`made for again ${userId}`);
    expect(keys).toHaveLength(2);
  });

  test('a trial of which no end is told is used up as well', async () => {
    const { userId, customerId } = await makeCustomer();
    says.set(customerId, [{ ...trial, trialEnd: undefined }]);
    await makeService(database).sync(userId);
    const used = await query('select used_at from billing_trials where user_id = $1::uuid', [userId]);
    expect(used).toEqual([{ used_at: expect.any(Date) }]);
  });

  test('F-33 all 720 orders of a subscription’s first six events, each twice, end in the same state', async () => {
    const service = makeService(database);
    const states = new Set<string>();
    async function tell(order: typeof story): Promise<void> {
      const { userId, customerId } = await makeCustomer();
      says.set(customerId, [ended]);
      const events = order.map(([type]) => ({ id: `evt_${type}_${userId}`, type, customerId }));
      for (const event of events) {
        await service.applyEvent(event);
        await service.applyEvent(event);
      }
      states.add(JSON.stringify(await stateOf(userId)));
    }
    const orders = permute(story);
    expect(orders).toHaveLength(720);
    while (orders.length > 0) await Promise.all(orders.splice(0, 8).map(tell));
    expect([...states].map((state) => JSON.parse(state))).toEqual([
      {
        plan: 'free',
        rows: [expect.objectContaining({ status: 'ended', is_active: false, is_final: true })],
      },
    ]);
  }, 300_000);

  test('F-33 events that arrive while the story goes on, early or late, end in the same state too', async () => {
    const service = makeService(database);
    const states = new Set<string>();
    for (let round = 0; round < 60; round += 1) {
      const { userId, customerId } = await makeCustomer();
      const late: BillingEvent[] = [];
      for (const [step, [type, reading]] of story.entries()) {
        says.set(customerId, [reading]);
        const event = { id: `evt_${step}_${userId}`, type, customerId };
        // Each round lets another choice of events come late, and in another order.
        if ((round >> step) % 2 === 0) await service.applyEvent(event);
        else if (round % 3 === 0) late.push(event);
        else late.unshift(event);
      }
      for (const event of [...late, ...late]) await service.applyEvent(event);
      await service.sync(userId);
      const { plan, rows } = await stateOf(userId);
      const shown = rows.map((row) => ({ ...row, past_due_since: null }));
      states.add(JSON.stringify({ plan, rows: shown }));
    }
    expect(states.size).toBe(1);
  });

  test('F-32 an event that comes on two servers at once is noted once and tells of one change', async () => {
    const changes: string[] = [];
    const services = [database, other].map((one) => makeService(one, (userId) => changes.push(userId)));
    const { userId, customerId } = await makeCustomer();
    says.set(customerId, [trial]);
    const event = { id: `evt_${userId}`, type: 'customer.subscription.created', customerId };
    await Promise.all([...services, ...services].map((service) => service.applyEvent(event)));
    expect(changes).toEqual([userId]);
    expect(await query('select id from billing_events where user_id = $1::uuid', [userId])).toHaveLength(1);
    expect((await stateOf(userId)).plan).toBe('paid');
  });

  test('of two looks at once, on two servers, the older one never has the last word', async () => {
    const [slow, quick] = [makeService(database), makeService(other)];
    const { userId, customerId } = await makeCustomer();
    says.set(customerId, [trial]);
    const holding = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    beforeAnswer = () => {
      asked.resolve();
      return holding.promise;
    };
    const older = slow.applyEvent({ id: `evt_1_${userId}`, type: 'invoice.paid', customerId });
    await asked.promise;
    beforeAnswer = undefined;
    says.set(customerId, [ended]);
    await quick.applyEvent({ id: `evt_2_${userId}`, type: 'customer.subscription.deleted', customerId });
    holding.resolve();
    await older;
    expect(await stateOf(userId)).toMatchObject({ plan: 'free', rows: [{ status: 'ended' }] });
    expect(await query('select id from billing_events where user_id = $1::uuid', [userId])).toHaveLength(2);
  });

  test('F-35 an event that failed is not noted, and works when it comes again', async () => {
    const service = makeService(database);
    const { userId, customerId } = await makeCustomer();
    const event = { id: `evt_${userId}`, type: 'invoice.paid', customerId };
    await expect(service.applyEvent(event)).rejects.toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
    expect(await query('select id from billing_events where user_id = $1::uuid', [userId])).toEqual([]);
    says.set(customerId, [trial]);
    await service.applyEvent(event);
    expect((await stateOf(userId)).plan).toBe('paid');
  });

  test('what ends while nobody looks and no event comes is found by tending, and so is what goes on', async () => {
    const service = makeService(database);
    const [gone, goesOn, silent] = [await makeCustomer(), await makeCustomer(), await makeCustomer()];
    for (const { userId, customerId } of [gone, goesOn, silent]) {
      says.set(customerId, [trial]);
      await service.sync(userId);
    }
    says.set(gone.customerId, [
      { ...trial, status: 'canceled', cancelledAt: inDays(3), endedAt: inDays(14) },
    ]);
    says.set(goesOn.customerId, [paid]);
    says.delete(silent.customerId);
    now = inDays(14);
    await service.sweep();
    for (const { userId } of [gone, goesOn, silent]) expect((await stateOf(userId)).plan).toBe('paid');
    now = inDays(14.1);
    await service.sweep();
    expect((await stateOf(gone.userId)).plan).toBe('free');
    expect((await stateOf(goesOn.userId)).plan).toBe('paid');
    // A provider that does not answer keeps nobody on Premium, and gives it back when it does.
    expect((await stateOf(silent.userId)).plan).toBe('free');
    says.set(silent.customerId, [paid]);
    now = inDays(14.2);
    await service.sweep();
    expect((await stateOf(silent.userId)).plan).toBe('paid');
  });

  test('where nobody takes payment any more, Premium goes on for as long as it was paid for', async () => {
    const { userId, customerId } = await makeCustomer();
    says.set(customerId, [trial]);
    await makeService(database).sync(userId);
    says.delete(customerId);
    const service = makeService(database, undefined, 'off');
    now = inDays(13);
    await service.sweep();
    expect((await stateOf(userId)).plan).toBe('paid');
    now = inDays(14.1);
    await service.sweep();
    expect((await stateOf(userId)).plan).toBe('free');
  });

  test('a test of the sandbox does not count beside real payment', async () => {
    const { userId, customerId } = await makeCustomer();
    says.set(customerId, [trial]);
    await makeService(database).sync(userId);
    await query(`update user_subscriptions set provider = 'sandbox' where user_id = $1::uuid`, [userId]);
    await query(`update billing_customers set provider = 'sandbox' where user_id = $1::uuid`, [userId]);
    await makeService(database).sweep();
    expect(await stateOf(userId)).toMatchObject({ plan: 'free', rows: [{ is_active: false }] });
  });
});

function permute<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) => permute(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

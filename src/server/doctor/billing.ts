import { z } from 'zod';
import { formatAmount } from '../../shared/format.ts';
import { stripeApiVersion } from '../billing/index.ts';
import type { Config } from '../platform/config.ts';
import { type Examined, patienceMs, right, toCode, type Verdict, wrong } from './finding.ts';

const priceSchema = z.object({
  active: z.boolean(),
  livemode: z.boolean(),
  currency: z.string(),
  unit_amount: z.number().nullable(),
  recurring: z.object({ interval: z.string() }).nullish(),
});

type Price = z.infer<typeof priceSchema>;

export async function examineBilling({ config }: Examined): Promise<Verdict> {
  switch (config.billing) {
    case 'off':
      return right('Payment is off; no screen speaks of it.');
    case 'sandbox':
      return right('The sandbox takes payment: a test in which no money moves.');
    case 'unset':
      return right(
        'Nobody takes payment: set the Stripe settings, BILLING=off, or BILLING=sandbox for a test.',
      );
    case 'stripe':
      return examineStripe(config);
  }
}

async function examineStripe(config: Config): Promise<Verdict> {
  const { STRIPE_API_BASE, STRIPE_PRICE_ID = '', STRIPE_SECRET_KEY = '' } = config;
  try {
    const answer = await fetch(`${STRIPE_API_BASE}/v1/prices/${encodeURIComponent(STRIPE_PRICE_ID)}`, {
      headers: { authorization: `Bearer ${STRIPE_SECRET_KEY}`, 'stripe-version': stripeApiVersion },
      signal: AbortSignal.timeout(patienceMs),
    });
    if (answer.ok) return judge(priceSchema.parse(await answer.json()), config);
    await answer.body?.cancel();
    return wrong(refusals[answer.status] ?? `Stripe answers ${answer.status}: look at its status page.`);
  } catch (error) {
    return wrong(`Stripe does not answer (${toCode(error)}): check that this machine can reach it.`);
  }
}

const refusals: Record<number, string> = {
  401: 'Stripe refuses the key: check STRIPE_SECRET_KEY.',
  403: 'Stripe’s key may not read prices: check what STRIPE_SECRET_KEY is allowed.',
  404: 'Stripe does not know the price: check STRIPE_PRICE_ID, and that it is of the same mode as the key.',
};

function judge(price: Price, { plans, STRIPE_WEBHOOK_SECRET }: Config): Verdict {
  if (!price.active)
    return wrong('The price at Stripe is archived: set STRIPE_PRICE_ID to one that is active.');
  if (price.recurring?.interval !== 'month')
    return wrong('The price at Stripe is not a monthly one: set STRIPE_PRICE_ID to one that is.');
  if (price.currency !== 'usd' || price.unit_amount !== plans.monthlyPriceCents)
    return wrong(
      `Screens say ${formatAmount(plans.monthlyPriceCents / 100)} a month, and Stripe charges something else: set PREMIUM_PRICE to what it charges, in dollars.`,
    );
  if (STRIPE_WEBHOOK_SECRET?.startsWith('whsec_') !== true)
    return wrong('STRIPE_WEBHOOK_SECRET does not begin with whsec_: take the signing secret of the webhook.');
  const mode = price.livemode ? 'money moves' : 'in its test mode, so no money moves';
  return right(`Stripe answers, knows the price, and the webhook’s secret is set; ${mode}.`);
}

import type { Cancellation, Subscription, SubscriptionStatus } from '../../../src/shared/contract/billing.ts';
import type { ErrorBody } from '../../../src/shared/errors.ts';
import { type Answer, type CallOptions, signUp, type TestWriter } from '../caller.ts';
import { type DatabaseKind, startProduct, type TestProduct } from '../product.ts';
import { makeScriptedEngine } from '../scripted-engine.ts';
import { type StripeDouble, startStripe } from './double.ts';
import type { Subscription as StripeSubscription } from './objects.ts';

export interface PaidProduct extends TestProduct {
  stripe: StripeDouble;
  /** Moves the time of the product and of Stripe, and lets happen at Stripe what has come due. */
  passTo(moment: Date): Promise<void>;
  signUp(fields?: Record<string, unknown>): Promise<Payer>;
  /** Signs up, and pays at Stripe. */
  signUpWithPremium(): Promise<{ payer: Payer; subscription: StripeSubscription }>;
}

/** A writer with the calls about their plan. */
export interface Payer extends TestWriter {
  check(): Promise<Answer<SubscriptionStatus & ErrorBody>>;
  checkout(options?: CallOptions): Promise<Answer<{ url: string } & ErrorBody>>;
  portal(): Promise<Answer<{ url: string } & ErrorBody>>;
  cancel(reason?: string): Promise<Answer<CancelAnswer & ErrorBody>>;
  subscription(): Promise<Subscription | null>;
  cancellation(): Promise<Cancellation | null>;
  accountType(): Promise<string | undefined>;
}

interface CancelAnswer {
  success: boolean;
  error?: string;
  cancellation_effective_date?: string;
}

export const dayMs = 24 * 60 * 60 * 1000;

/** The product with Stripe, which here is a double that tells it of everything as it happens. */
export async function startPaidProduct(
  database: DatabaseKind,
  environment: Record<string, string> = {},
  onLogLine?: (line: string) => void,
): Promise<PaidProduct> {
  let offsetMs = 0;
  const stripe = await startStripe(() => new Date(Date.now() + offsetMs));
  const product = await startProduct({
    database,
    engine: makeScriptedEngine(),
    environment: { TRUSTED_PROXIES: '127.0.0.1,::1', ...stripe.environment, ...environment },
    ...(onLogLine && { onLogLine }),
  });
  stripe.webhookUrl = `${product.url}/api/billing/webhook`;
  const signUpPayer = async (fields?: Record<string, unknown>) =>
    makePayer(product, await signUp(product.url, fields));
  return {
    ...product,
    stripe,
    async passTo(moment) {
      offsetMs = moment.getTime() - Date.now();
      product.setTime(moment);
      stripe.tick();
      await stripe.delivered();
    },
    signUp: signUpPayer,
    async signUpWithPremium() {
      const payer = await signUpPayer();
      const subscription = stripe.complete(toSessionId((await payer.checkout()).body.url));
      await stripe.delivered();
      return { payer, subscription };
    },
    async stop() {
      await product.stop();
      await stripe.stop();
    },
  };
}

export function makePayer(product: TestProduct, writer: TestWriter): Payer {
  return {
    ...writer,
    check: () => writer.post('/api/functions/check-subscription', {}),
    checkout: (options) => writer.post('/api/functions/create-checkout', {}, options),
    portal: () => writer.post('/api/functions/customer-portal', {}),
    cancel: (reason) =>
      writer.post('/api/functions/cancel-subscription', reason === undefined ? {} : { reason }),
    subscription: async () => (await writer.get<Subscription | null>('/api/subscription')).body,
    cancellation: async () => (await writer.get<Cancellation | null>('/api/subscription/cancellation')).body,
    async accountType() {
      const sql = 'select account_type from profiles where id = $1::uuid';
      const [row] = await product.query<{ account_type: string }>(sql, [writer.userId]);
      return row?.account_type;
    },
  };
}

/** The session that a checkout's address leads to. */
export function toSessionId(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}

import { signUp } from '../caller.ts';
import { type DatabaseKind, startProduct, type TestProduct } from '../product.ts';
import { makeScriptedEngine } from '../scripted-engine.ts';
import { makePayer, type Payer, startPaidProduct, toSessionId } from './product.ts';

/** What a writer does at a payment provider, on its own pages, and what time does there. */
export interface Hands {
  product: TestProduct;
  signUp(): Promise<Payer>;
  pay(checkoutUrl: string): Promise<void>;
  cancel(payer: Payer): Promise<void>;
  resume(payer: Payer): Promise<void>;
  failPayments(payer: Payer): Promise<void>;
  payOverdue(payer: Payer): Promise<void>;
  /** Moves the time of the product and of the provider. */
  passTo(moment: Date): Promise<void>;
  stop(): Promise<void>;
}

export const providerKinds = ['stripe', 'sandbox'] as const;
export type ProviderKind = (typeof providerKinds)[number];

export function startWith(provider: ProviderKind, database: DatabaseKind): Promise<Hands> {
  return provider === 'stripe' ? startWithStripe(database) : startWithSandbox(database);
}

async function startWithStripe(database: DatabaseKind): Promise<Hands> {
  const product = await startPaidProduct(database);
  const { stripe } = product;
  const subscriptionOf = (payer: Payer): string => {
    const own = [...stripe.subscriptions.values()].filter(
      ({ metadata }) => metadata.user_id === payer.userId,
    );
    return own.at(-1)?.id ?? '';
  };
  const press = async (act: () => void) => {
    act();
    await stripe.delivered();
  };
  return {
    product,
    signUp: () => product.signUp(),
    pay: (url) => press(() => stripe.complete(toSessionId(url))),
    cancel: (payer) => press(() => stripe.cancelInPortal(subscriptionOf(payer))),
    resume: (payer) => press(() => stripe.resumeInPortal(subscriptionOf(payer))),
    failPayments: (payer) => press(() => stripe.failPayments(subscriptionOf(payer))),
    payOverdue: (payer) => press(() => stripe.payOverdue(subscriptionOf(payer))),
    passTo: product.passTo,
    stop: product.stop,
  };
}

async function startWithSandbox(database: DatabaseKind): Promise<Hands> {
  const environment = { TRUSTED_PROXIES: '127.0.0.1,::1', BILLING: 'sandbox' };
  const product = await startProduct({ database, engine: makeScriptedEngine(), environment });
  const pressInPortal = async (payer: Payer, action: string) => {
    const { url } = (await payer.portal()).body;
    const page = await (await fetch(url)).text();
    const [subscription] = /test_subscription_[\w-]+/.exec(page) ?? [''];
    await press(url, { do: action, subscription });
  };
  return {
    product,
    signUp: async () => makePayer(product, await signUp(product.url)),
    pay: (url) => press(url, { do: 'pay' }),
    cancel: (payer) => pressInPortal(payer, 'cancel'),
    resume: (payer) => pressInPortal(payer, 'resume'),
    failPayments: (payer) => pressInPortal(payer, 'fail-next'),
    payOverdue: (payer) => pressInPortal(payer, 'pay'),
    passTo: async (moment) => product.setTime(moment),
    stop: product.stop,
  };
}

/** Presses a button of a page without scripts, as a browser does. */
export async function press(
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<void> {
  const origin = new URL(url).origin;
  const body = new URLSearchParams(fields);
  const answer = await fetch(url, {
    method: 'POST',
    body,
    headers: { origin, ...headers },
    redirect: 'manual',
  });
  await answer.body?.cancel();
  if (answer.status !== 303) throw new Error(`the page answered ${answer.status}`);
}

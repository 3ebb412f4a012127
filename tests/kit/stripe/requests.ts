import type { StripeAccount } from './account.ts';
import { type FormValue, missing, parameters, readParameters, StripeFault } from './form.ts';
import {
  type Customer,
  daySeconds,
  newId,
  type Session,
  showCustomer,
  showPrice,
  showSession,
} from './objects.ts';

export interface StripeRequest {
  method: string;
  path: string;
  form: Record<string, FormValue>;
}

interface Route {
  name: string;
  answer: (form: Record<string, FormValue>, id: string) => object;
}

/** Stripe's answers to the requests that the product makes; a StripeFault for all others. */
export function makeRequestHandler(account: StripeAccount, priceId: string, pagesUrl: () => string) {
  const { customers, sessions, subscriptions, now, show } = account;

  function getCustomer(id: string): Customer {
    const found = customers.get(id);
    if (found === undefined || found.deleted) throw missing('customer', id, 'customer');
    return found;
  }

  function getSubscription(id: string) {
    const found = subscriptions.get(id);
    if (found === undefined) throw missing('subscription', id, 'id');
    return found;
  }

  function toList(data: object[], url: string) {
    return { object: 'list', data, has_more: false, url };
  }

  const routes: [method: string, path: RegExp, answer: Route['answer']][] = [
    [
      'GET',
      /^\/v1\/prices\/([^/]+)$/,
      (form, id) => {
        readParameters(parameters.none, form);
        if (id !== priceId) throw missing('price', id, 'price');
        return showPrice(id);
      },
    ],
    [
      'POST',
      /^\/v1\/customers$/,
      (form) => {
        const { email, metadata = {} } = readParameters(parameters.createCustomer, form);
        const customer = { id: newId('cus'), email, metadata, deleted: false };
        customers.set(customer.id, customer);
        return showCustomer(customer);
      },
    ],
    [
      'DELETE',
      /^\/v1\/customers\/([^/]+)$/,
      (form, id) => {
        readParameters(parameters.none, form);
        const customer = getCustomer(id);
        account.deleteCustomer(id);
        return showCustomer(customer);
      },
    ],
    [
      'GET',
      /^\/v1\/checkout\/sessions$/,
      (form) => {
        const wanted = readParameters(parameters.listSessions, form);
        const found = [...sessions.values()]
          .filter(({ customer }) => wanted.customer === undefined || customer === wanted.customer)
          .filter(({ status }) => wanted.status === undefined || status === wanted.status);
        return toList(found.slice(0, wanted.limit ?? 10).map(showSession), '/v1/checkout/sessions');
      },
    ],
    [
      'POST',
      /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/,
      (form, id) => {
        readParameters(parameters.none, form);
        const session = account.getSession(id);
        if (session.status !== 'open') {
          const message = 'Only Checkout Sessions with a status in ["open"] can be expired.';
          throw new StripeFault(400, { type: 'invalid_request_error', message });
        }
        account.expire(id);
        return showSession(session);
      },
    ],
    [
      'POST',
      /^\/v1\/checkout\/sessions$/,
      (form) => {
        const wanted = readParameters(parameters.createSession, form);
        getCustomer(wanted.customer);
        const { price } = wanted.line_items[0] ?? { price: '' };
        if (price !== priceId) throw missing('price', price, 'line_items[0][price]');
        const session: Session = {
          id: newId('cs_test'),
          customer: wanted.customer,
          status: 'open',
          url: '',
          created: now(),
          expires_at: wanted.expires_at ?? now() + daySeconds,
          client_reference_id: wanted.client_reference_id ?? null,
          metadata: wanted.metadata ?? {},
          trialDays: wanted.subscription_data?.trial_period_days ?? 0,
          subscriptionMetadata: wanted.subscription_data?.metadata ?? {},
          subscription: null,
          success_url: wanted.success_url,
          cancel_url: wanted.cancel_url ?? null,
        };
        session.url = `${pagesUrl()}/pay/${session.id}`;
        sessions.set(session.id, session);
        return showSession(session);
      },
    ],
    [
      'GET',
      /^\/v1\/checkout\/sessions\/([^/]+)$/,
      (form, id) => {
        readParameters(parameters.none, form);
        const session = sessions.get(id);
        if (session === undefined) throw missing('checkout.session', id, 'session');
        return showSession(session);
      },
    ],
    [
      'GET',
      /^\/v1\/subscriptions$/,
      (form) => {
        const wanted = readParameters(parameters.listSubscriptions, form);
        if (wanted.customer !== undefined && !customers.has(wanted.customer))
          throw missing('customer', wanted.customer, 'customer');
        const found = [...subscriptions.values()]
          .filter(({ customer }) => wanted.customer === undefined || customer === wanted.customer)
          .filter(({ status }) => wanted.status === 'all' || status !== 'canceled')
          .toReversed();
        return toList(found.slice(0, wanted.limit ?? 10).map(show), '/v1/subscriptions');
      },
    ],
    [
      'GET',
      /^\/v1\/subscriptions\/([^/]+)$/,
      (form, id) => {
        readParameters(parameters.none, form);
        return show(getSubscription(id));
      },
    ],
    [
      'POST',
      /^\/v1\/subscriptions\/([^/]+)$/,
      (form, id) => {
        const wanted = readParameters(parameters.updateSubscription, form);
        const subscription = getSubscription(id);
        if (subscription.ended_at !== null) throw missing('subscription', id, 'id');
        const comment = wanted.cancellation_details?.comment;
        if (comment !== undefined) subscription.comment = comment;
        if (wanted.cancel_at_period_end !== undefined) {
          subscription.cancel_at_period_end = wanted.cancel_at_period_end;
          subscription.cancel_at = wanted.cancel_at_period_end ? subscription.periodEnd : null;
          subscription.canceled_at = wanted.cancel_at_period_end ? now() : null;
        }
        account.tell('updated', subscription);
        return show(subscription);
      },
    ],
    [
      'DELETE',
      /^\/v1\/subscriptions\/([^/]+)$/,
      (form, id) => {
        readParameters(parameters.none, form);
        if (getSubscription(id).ended_at !== null) throw missing('subscription', id, 'id');
        account.endNow(id);
        return show(getSubscription(id));
      },
    ],
    [
      'POST',
      /^\/v1\/billing_portal\/sessions$/,
      (form) => {
        const wanted = readParameters(parameters.createPortal, form);
        getCustomer(wanted.customer);
        const id = newId('bps');
        const url = `${pagesUrl()}/portal/${id}`;
        const { customer, return_url = null } = wanted;
        return { id, object: 'billing_portal.session', customer, url, return_url };
      },
    ],
    [
      'GET',
      /^\/v1\/invoice_payments$/,
      (form) => {
        const wanted = readParameters(parameters.listInvoicePayments, form);
        const invoices = [...subscriptions.values()].flatMap(({ invoices }) => invoices);
        const found = invoices.filter(({ id, paid }) => id === wanted.invoice && paid);
        const data = found.map(({ id, payment_intent }) => ({
          id: `inpay_${id}`,
          object: 'invoice_payment',
          invoice: id,
          status: 'paid',
          payment: { type: 'payment_intent', payment_intent },
        }));
        return toList(data, '/v1/invoice_payments');
      },
    ],
    [
      'POST',
      /^\/v1\/refunds$/,
      (form) => {
        const { payment_intent } = readParameters(parameters.createRefund, form);
        const invoices = [...subscriptions.values()].flatMap(({ invoices }) => invoices);
        const invoice = invoices.find((one) => one.payment_intent === payment_intent);
        if (invoice === undefined) throw missing('payment_intent', payment_intent, 'payment_intent');
        if (invoice.refunded) {
          const message = 'The charge has already been refunded.';
          throw new StripeFault(400, {
            type: 'invalid_request_error',
            code: 'charge_already_refunded',
            message,
          });
        }
        invoice.refunded = true;
        return { id: newId('re'), object: 'refund', payment_intent, status: 'succeeded' };
      },
    ],
  ];

  return ({ method, path, form }: StripeRequest): object => {
    for (const [ownMethod, pattern, answer] of routes) {
      const match = pattern.exec(path);
      if (match !== null && method === ownMethod) return answer(form, match[1] ?? '');
    }
    const message = `Unrecognized request URL (${method}: ${path}).`;
    throw new StripeFault(404, { type: 'invalid_request_error', message });
  };
}

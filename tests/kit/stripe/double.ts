import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeAccount, type StripeAccount, type StripeEvent } from './account.ts';
import { parseForm, StripeFault } from './form.ts';
import { makeRequestHandler, type StripeRequest } from './requests.ts';

/**
 * What goes wrong with a request. `down` and `lost` break the connection, before and after the effect; `slow` never
 * answers, `late` after a while; `broken` and `limited` are Stripe's own 500, which is saved under the key of the request,
 * and 429, `declined` its 402.
 */
export type Fault = 'down' | 'slow' | 'late' | 'limited' | 'declined' | 'broken' | 'lost';

const lateMs = 1_200;

export interface StripeDouble extends StripeAccount {
  /** The settings of a product that is to use it. */
  environment: Record<string, string>;
  /** What has been asked, in order. */
  requests: StripeRequest[];
  /** What has happened and a webhook tells, in order, whether or not it was delivered. */
  events: StripeEvent[];
  /** Where events are posted as they happen; undefined for nowhere: they are lost, or delivered by hand. */
  webhookUrl: string | undefined;
  /** What befalls the next requests. */
  failNext(fault: Fault, options?: FaultOptions): void;
  /** Posts an event, signed. */
  deliver(event: StripeEvent, options?: DeliveryOptions): Promise<number>;
  /** Resolves when every event that was posted as it happened has been answered. */
  delivered(): Promise<number[]>;
  stop(): Promise<void>;
}

export interface FaultOptions {
  /** How many requests it befalls; 1 unless given. */
  times?: number;
  /** Such as `POST /v1/customers`; any request unless given. */
  on?: RegExp;
}

export interface DeliveryOptions {
  url?: string;
  secret?: string;
  signedAt?: Date;
  /** What a thief on the way makes of the body after it was signed. */
  tamper?: (body: string) => string | Uint8Array;
  headers?: Record<string, string>;
}

const secretKey = 'sk_test_of_the_double';
const webhookSecret = 'whsec_of_the_double';
const priceId = 'price_of_the_double';

/** A server that speaks Stripe's protocol, with an account of its own. */
export async function startStripe(clock: () => Date = () => new Date()): Promise<StripeDouble> {
  const requests: StripeRequest[] = [];
  const events: StripeEvent[] = [];
  const faults: { fault: Fault; on: RegExp }[] = [];
  const repeated = new Map<string, { request: string; status: number; body: object }>();
  const inUse = new Set<string>();
  let deliveries: Promise<number>[] = [];

  const account = makeAccount({
    priceId,
    clock,
    onEvent(event) {
      events.push(event);
      if (double.webhookUrl !== undefined) deliveries.push(double.deliver(event).catch(() => 0));
    },
  });
  const handle = makeRequestHandler(account, priceId, () => url);

  function answerOnce(
    request: StripeRequest,
    key: string | undefined,
    isBroken: boolean,
  ): { status: number; body: object } {
    const fingerprint = JSON.stringify(request);
    const before = key === undefined ? undefined : repeated.get(key);
    if (before !== undefined && before.request !== fingerprint) {
      const message = 'Keys for idempotent requests can only be used with the same parameters.';
      return { status: 400, body: { error: { type: 'idempotency_error', message } } };
    }
    if (before !== undefined) return before;
    const answered = isBroken ? broken : answer(request);
    if (key !== undefined && request.method === 'POST')
      repeated.set(key, { request: fingerprint, ...answered });
    return answered;
  }

  function answer(request: StripeRequest): { status: number; body: object } {
    try {
      return { status: 200, body: handle(request) };
    } catch (error) {
      if (!(error instanceof StripeFault)) throw error;
      return { status: error.status, body: { error: error.error } };
    }
  }

  function takeFault(request: string): Fault | undefined {
    const index = faults.findIndex(({ on }) => on.test(request));
    return index < 0 ? undefined : faults.splice(index, 1)[0]?.fault;
  }

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = Buffer.concat(await incoming.toArray()).toString();
    const fault = takeFault(`${incoming.method} ${incoming.url}`);
    if (fault === 'down') return void incoming.socket.destroy();
    if (fault === 'slow') return;
    const send = (status: number, answered: object, headers: Record<string, string> = {}) => {
      outgoing.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1', ...headers });
      outgoing.end(JSON.stringify(answered));
    };
    const refused = findRefusal(incoming) ?? toRefusal(fault);
    if (refused !== undefined) return send(refused.status, { error: refused.error }, refused.headers);
    const { pathname, search } = new URL(incoming.url ?? '/', url);
    const form = parseForm(incoming.method === 'GET' ? search.slice(1) : body);
    const request = { method: incoming.method ?? '', path: pathname, form };
    requests.push(request);
    const key = incoming.headers['idempotency-key']?.toString();
    if (key !== undefined && inUse.has(key))
      return send(409, { error: { type: 'idempotency_error', code: 'idempotency_key_in_use' } });
    if (fault === 'late' && key !== undefined) {
      inUse.add(key);
      await sleep(lateMs);
      inUse.delete(key);
    }
    const answered = answerOnce(request, key, fault === 'broken');
    if (fault === 'lost') return void incoming.socket.destroy();
    send(answered.status, answered.body);
  }

  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const double: StripeDouble = {
    ...account,
    environment: {
      BILLING: 'stripe',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_ID: priceId,
      STRIPE_API_BASE: url,
    },
    requests,
    events,
    webhookUrl: undefined,
    failNext(fault, { times = 1, on = /^/ } = {}) {
      faults.push(...Array.from({ length: times }, () => ({ fault, on })));
    },
    async deliver(event, options = {}) {
      const target = options.url ?? double.webhookUrl;
      if (target === undefined) throw new Error('there is no address to deliver to');
      const signed = JSON.stringify(event, undefined, 2);
      const signature = sign(signed, options.signedAt ?? clock(), options.secret ?? webhookSecret);
      const answered = await fetch(target, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signature,
          ...options.headers,
        },
        body: Buffer.from(options.tamper?.(signed) ?? signed),
      });
      await answered.body?.cancel();
      return answered.status;
    },
    async delivered() {
      const answered: number[] = [];
      while (deliveries.length > 0) {
        const waiting = deliveries;
        deliveries = [];
        answered.push(...(await Promise.all(waiting)));
      }
      return answered;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return double;
}

function sign(body: string, at: Date, secret: string): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}

interface Refusal {
  status: number;
  error: Record<string, string>;
  headers?: Record<string, string>;
}

/** What Stripe refuses before it reads what is asked. */
function findRefusal({ method, headers }: IncomingMessage): Refusal | undefined {
  if (headers.authorization !== `Bearer ${secretKey}`)
    return { status: 401, error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } };
  if (!/^\d{4}-\d\d-\d\d\.\w+$/.test(String(headers['stripe-version'])))
    return { status: 400, error: { type: 'invalid_request_error', message: 'No version is pinned' } };
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  if (method === 'POST' && !isForm)
    return { status: 400, error: { type: 'invalid_request_error', message: 'Not form-encoded' } };
  return undefined;
}

const broken = { status: 500, body: { error: { type: 'api_error', message: 'Something broke' } } };

function toRefusal(fault: Fault | undefined): Refusal | undefined {
  if (fault === 'limited')
    return {
      status: 429,
      error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests' },
      headers: { 'retry-after': '7' },
    };
  if (fault === 'declined')
    return { status: 402, error: { type: 'card_error', code: 'card_declined', message: 'Declined' } };
  return undefined;
}

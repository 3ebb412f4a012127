import { z } from 'zod';

/** What a request holds: texts, and objects and lists of them. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };

/** Stripe's way to write what is nested: `items[0][price]=…&metadata[user_id]=…`. */
export function parseForm(encoded: string): Record<string, FormValue> {
  const root: Record<string, FormValue> = {};
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = [...name.matchAll(/[^[\]]+/g)].map(([part]) => part);
    setAt(root, path, value);
  }
  return withLists(root) as Record<string, FormValue>;
}

function setAt(target: Record<string, FormValue>, path: readonly string[], value: string): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  target[name] ??= {};
  setAt(target[name] as Record<string, FormValue>, rest, value);
}

function withLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, own]) => [name, withLists(own)] as const);
  if (entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name)))
    return entries.map(([, own]) => own);
  return Object.fromEntries(entries);
}

const text = z.string();
const count = z.string().regex(/^\d+$/).transform(Number);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const metadata = z.record(z.string().max(40), z.string().max(500)).optional();
const address = z.url();

/** The parameters of each request that the product makes, as Stripe's reference has them. Any other is refused. */
export const parameters = {
  createCustomer: z.strictObject({
    email: text.optional(),
    name: text.optional(),
    description: text.optional(),
    metadata,
  }),
  createSession: z.strictObject({
    mode: z.literal('subscription'),
    customer: text,
    client_reference_id: text.max(200).optional(),
    line_items: z.array(z.strictObject({ price: text, quantity: count })).length(1),
    metadata,
    subscription_data: z.strictObject({ metadata, trial_period_days: count.optional() }).optional(),
    success_url: address,
    cancel_url: address.optional(),
    expires_at: count.optional(),
  }),
  listSessions: z.strictObject({
    customer: text.optional(),
    status: text.optional(),
    limit: count.optional(),
  }),
  updateSubscription: z.strictObject({
    cancel_at_period_end: flag.optional(),
    cancel_at: text.optional(),
    cancellation_details: z.strictObject({ comment: text.optional(), feedback: text.optional() }).optional(),
    metadata,
    trial_end: text.optional(),
  }),
  listSubscriptions: z.strictObject({
    customer: text.optional(),
    status: text.optional(),
    limit: count.optional(),
    starting_after: text.optional(),
    price: text.optional(),
  }),
  createPortal: z.strictObject({
    customer: text,
    return_url: address.optional(),
    configuration: text.optional(),
  }),
  listInvoicePayments: z.strictObject({
    invoice: text,
    status: text.optional(),
    limit: count.optional(),
  }),
  createRefund: z.strictObject({ payment_intent: text, amount: count.optional(), reason: text.optional() }),
  none: z.strictObject({}),
};

/** An answer in the shape of Stripe's errors. */
export class StripeFault extends Error {
  readonly status: number;
  readonly error: Record<string, string>;

  constructor(status: number, error: Record<string, string>) {
    super(error.message ?? 'refused');
    this.status = status;
    this.error = error;
  }
}

export function missing(kind: string, id: string, param: string): StripeFault {
  const message = `No such ${kind}: '${id}'`;
  return new StripeFault(404, { type: 'invalid_request_error', code: 'resource_missing', param, message });
}

/** @throws StripeFault for what Stripe does not take */
export function readParameters<Value>(schema: z.ZodType<Value>, form: unknown): Value {
  const parsed = schema.safeParse(form);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const isUnknown = issue?.code === 'unrecognized_keys';
  const param = [...(issue?.path ?? []), ...(isUnknown ? issue.keys.slice(0, 1) : [])].join('.');
  throw new StripeFault(400, {
    type: 'invalid_request_error',
    code: isUnknown ? 'parameter_unknown' : 'parameter_invalid',
    param,
    message: isUnknown ? `Received unknown parameter: ${param}` : `Invalid ${param}`,
  });
}

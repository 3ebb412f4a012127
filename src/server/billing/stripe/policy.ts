import { z } from 'zod';
import { AppError } from '../../../shared/errors.ts';

const seconds = z
  .number()
  .nullish()
  .transform((value) => (typeof value === 'number' ? new Date(value * 1000) : undefined));
const id = z.union([z.string(), z.object({ id: z.string() }).transform((named) => named.id)]);

/** What of Stripe's subscription is used. Everything else may change without our noticing. */
const subscriptionSchema = z
  .object({
    id: z.string(),
    status: z.string(),
    created: z.number().transform((value) => new Date(value * 1000)),
    trial_end: seconds,
    cancel_at_period_end: z.boolean().nullish(),
    cancel_at: seconds,
    canceled_at: seconds,
    ended_at: seconds,
    cancellation_details: z.object({ comment: z.string().nullish() }).nullish(),
    // Here since Stripe's version of March 2025, and on the subscription before.
    items: z.object({
      data: z.array(z.object({ current_period_start: seconds, current_period_end: seconds })),
    }),
  })
  .transform((found) => ({
    id: found.id,
    status: found.status,
    createdAt: found.created,
    periodStart: found.items.data[0]?.current_period_start,
    periodEnd: found.items.data[0]?.current_period_end,
    trialEnd: found.trial_end,
    cancelAtPeriodEnd: found.cancel_at_period_end ?? false,
    cancelAt: found.cancel_at,
    cancelledAt: found.canceled_at,
    endedAt: found.ended_at,
    reason: found.cancellation_details?.comment || undefined,
  }));

/** A subscription of Stripe in the product's words. */
export function toReading(subscription: unknown) {
  return subscriptionSchema.parse(subscription);
}

const eventSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  data: z.object({
    object: z.object({ object: z.string().optional(), id: z.string().optional(), customer: id.nullish() }),
  }),
});

/**
 * Which event it is and whom it concerns. Whatever else it says is left: it may be old by the time it comes.
 * @throws AppError INVALID_REQUEST for what is no event
 */
export function toBillingEvent(event: unknown) {
  const parsed = eventSchema.safeParse(event);
  if (!parsed.success) throw new AppError('INVALID_REQUEST');
  const { object } = parsed.data.data;
  const own = object.object === 'customer' ? object.id : undefined;
  return { id: parsed.data.id, type: parsed.data.type, customerId: object.customer ?? own };
}

/** What is read of an exception of Stripe's library, whatever its class. */
const failureSchema = z.object({
  type: z.string().catch(''),
  statusCode: z.number().optional().catch(undefined),
  code: z.string().optional().catch(undefined),
  param: z.string().optional().catch(undefined),
  headers: z.object({ 'retry-after': z.string().optional() }).optional().catch(undefined),
  detail: z.object({ code: z.string().optional() }).optional().catch(undefined),
});

/**
 * Whether the same request may do better at once. Not after a timeout: it has taken long enough; nor where there is a
 * limit.
 */
export function isWorthRetrying(error: unknown): boolean {
  const { type, statusCode, detail } = toFailure(error);
  if (statusCode !== undefined) return statusCode === 409 || statusCode >= 500;
  return type === 'StripeConnectionError' && detail?.code !== 'ETIMEDOUT';
}

/** Whether Stripe has understood and will say no to the same request for ever. */
export function isRefusal(error: unknown): boolean {
  const { statusCode } = toFailure(error);
  return statusCode === 400 || statusCode === 402 || statusCode === 404;
}

/** An exception of Stripe's library as an error of the catalogue. Stripe's own sentence goes no further. */
export function toPaymentError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { type, statusCode, code, param, headers } = toFailure(error);
  if (type === 'StripeIdempotencyError') return new AppError('IDEMPOTENCY_KEY_REUSED', { cause: error });
  if (statusCode === 401 || statusCode === 403) return new AppError('PAYMENT_NOT_SET_UP', { cause: error });
  if (code === 'resource_missing') {
    const isPrice = param?.startsWith('line_items') ?? false;
    return new AppError(isPrice ? 'PAYMENT_NOT_SET_UP' : 'NOT_FOUND', { cause: error });
  }
  if (statusCode === 402) return new AppError('PAYMENT_DECLINED', { cause: error });
  // Such as a portal that was never configured in the dashboard.
  if (type === 'StripeInvalidRequestError') return new AppError('PAYMENT_NOT_SET_UP', { cause: error });
  const retryAfterSeconds = Number(headers?.['retry-after'] ?? Number.NaN);
  return new AppError('PAYMENT_UNAVAILABLE', {
    cause: error,
    ...(retryAfterSeconds > 0 && { retryAfterSeconds: Math.ceil(retryAfterSeconds) }),
  });
}

function toFailure(error: unknown): z.infer<typeof failureSchema> {
  return failureSchema.catch({ type: '' }).parse(error);
}

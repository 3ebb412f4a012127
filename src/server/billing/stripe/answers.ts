import { z } from 'zod';
import { AppError } from '../../../shared/errors.ts';

const seconds = z
  .number()
  .nullish()
  .transform((value) => (typeof value === 'number' ? new Date(value * 1000) : undefined));
const id = z.union([z.string(), z.object({ id: z.string() }).transform((named) => named.id)]);

/** Of an item since Stripe's version of March 2025, and of the subscription itself before. */
const period = { current_period_start: seconds, current_period_end: seconds };

/** What of Stripe's subscription is used. Everything else may change without our noticing. */
const subscriptionSchema = z
  .object({
    id: z.string(),
    status: z.string(),
    created: seconds,
    start_date: seconds,
    trial_end: seconds,
    cancel_at_period_end: z.boolean().nullish(),
    cancel_at: seconds,
    canceled_at: seconds,
    ended_at: seconds,
    cancellation_details: z.object({ comment: z.string().nullish() }).nullish(),
    ...period,
    items: z.object({ data: z.array(z.object(period)).nullish() }).nullish(),
  })
  .transform((found) => ({
    id: found.id,
    status: found.status,
    createdAt: found.created ?? found.start_date ?? new Date(0),
    periodStart: found.items?.data?.[0]?.current_period_start ?? found.current_period_start,
    periodEnd: found.items?.data?.[0]?.current_period_end ?? found.current_period_end,
    trialEnd: found.trial_end,
    cancelAtPeriodEnd: found.cancel_at_period_end ?? false,
    cancelAt: found.cancel_at,
    cancelledAt: found.canceled_at,
    endedAt: found.ended_at,
    reason: toStorable(found.cancellation_details?.comment ?? '') || undefined,
  }));

/** PostgreSQL takes neither half a character nor the character 0, and a comment must not keep Premium from anybody. */
function toStorable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}

const listSchema = z.object({ data: z.array(subscriptionSchema) });

/**
 * Stripe's list of subscriptions in the product's words.
 * @throws AppError PAYMENT_UNAVAILABLE for what is no such list
 */
export function toReadings(list: unknown) {
  const parsed = listSchema.safeParse(list);
  if (!parsed.success) throw new AppError('PAYMENT_UNAVAILABLE', { cause: parsed.error });
  return parsed.data.data;
}

const eventSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  data: z
    .object({
      object: z
        .object({
          object: z.string().nullish().catch(undefined),
          id: z.string().nullish().catch(undefined),
          customer: id.nullish().catch(undefined),
        })
        .nullish()
        .catch(undefined),
    })
    .nullish()
    .catch(undefined),
});

/**
 * Which event it is and whom it concerns: nobody, where its shape is not known. Whatever else it says is left: it may be old by the time it comes.
 * @throws AppError INVALID_REQUEST for what is no event
 */
export function toBillingEvent(event: unknown) {
  const parsed = eventSchema.safeParse(event);
  if (!parsed.success) throw new AppError('INVALID_REQUEST');
  const object = parsed.data.data?.object;
  const own = object?.object === 'customer' ? object.id : undefined;
  return { id: parsed.data.id, type: parsed.data.type, customerId: object?.customer ?? own ?? undefined };
}

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

/**
 * What a failure says of the idempotency key it came for. Stripe saves what it has answered under the key, its own
 * failures too, and repeats them. It saves nothing of requests that it did not begin to work on.
 */
export function findKeyState(error: unknown): 'spent' | 'in use' | undefined {
  const { statusCode } = toFailure(error instanceof AppError ? error.cause : error);
  if (statusCode === undefined) return undefined;
  if (statusCode >= 500) return 'spent';
  return statusCode === 409 ? 'in use' : undefined;
}

export function isRefundedAlready(error: unknown): boolean {
  return toFailure(error).code === 'charge_already_refunded';
}

/** An exception of Stripe's library as an error of the catalogue. Stripe's own sentence goes no further. */
export function toPaymentError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { type, statusCode, code, param, headers } = toFailure(error);
  // The key is right, and another call with it under way.
  if (statusCode === 409) return new AppError('PAYMENT_UNAVAILABLE', { cause: error });
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

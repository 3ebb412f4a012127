import { z } from 'zod';
import { pickErrors, readCall, writeCall } from './errors.ts';
import { anyText } from './text.ts';

const tags = ['Billing'];
const moment = z.iso.datetime();

/** Longest reason of a cancellation, in characters. */
export const cancellationReasonLimit = 2_000;

/**
 * How a subscription stands. `past_due`: a payment is overdue, and Premium stays for the days that the plan says.
 * `ended`: whatever ended it.
 */
const subscriptionStates = ['trialing', 'active', 'past_due', 'ended'] as const;

const subscriptionSchema = z.strictObject({
  id: z.uuid(),
  user_id: z.uuid(),
  is_active: z.boolean(),
  status: z.enum(subscriptionStates),
  cancelled_at: moment.nullable().describe('When the writer cancelled; Premium goes on until its end.'),
  subscription_end: moment
    .nullable()
    .describe(
      'Until when what is paid for, or tried, runs; while a payment is overdue, until when Premium waits for it.',
    ),
  cancellation_reason: z.string().nullable(),
  trial_end: moment.nullable(),
  created_at: moment,
});
export type Subscription = z.infer<typeof subscriptionSchema>;

const cancellationSchema = subscriptionSchema.pick({
  id: true,
  cancelled_at: true,
  subscription_end: true,
  cancellation_reason: true,
});
export type Cancellation = z.infer<typeof cancellationSchema>;

const statusSchema = z.strictObject({
  subscribed: z.boolean(),
  subscription_tier: z.enum(['Free', 'Premium']),
  subscription_end: moment.nullable(),
});
export type SubscriptionStatus = z.infer<typeof statusSchema>;

/** Nothing is taken from the caller: whose subscription it is follows from the token alone. */
const nothing = z.strictObject({}).optional();

const addressSchema = z.strictObject({ url: z.url() });

export const billingContract = {
  check: writeCall
    .route({
      method: 'POST',
      path: '/functions/check-subscription',
      tags,
      summary:
        'Whether the writer has Premium, asked anew of who takes the payment where the copy may be old',
    })
    .errors(pickErrors('PAYMENT_NOT_SET_UP', 'PAYMENT_UNAVAILABLE'))
    .input(nothing)
    .output(statusSchema),
  checkout: writeCall
    .route({
      method: 'POST',
      path: '/functions/create-checkout',
      tags,
      summary: 'Where to pay for Premium; the same page as long as it is open',
    })
    .errors(
      pickErrors(
        'ALREADY_SUBSCRIBED',
        'IDEMPOTENCY_KEY_REUSED',
        'NOT_FOUND',
        'PAYMENT_DECLINED',
        'PAYMENT_NOT_SET_UP',
        'PAYMENT_UNAVAILABLE',
      ),
    )
    .input(nothing)
    .output(addressSchema),
  portal: writeCall
    .route({
      method: 'POST',
      path: '/functions/customer-portal',
      tags,
      summary: 'Where to see invoices and change the way of paying',
    })
    .errors(pickErrors('NO_SUBSCRIPTION', 'PAYMENT_NOT_SET_UP', 'PAYMENT_UNAVAILABLE'))
    .input(nothing)
    .output(addressSchema),
  cancel: writeCall
    .route({
      method: 'POST',
      path: '/functions/cancel-subscription',
      tags,
      summary: 'End Premium with the period that is paid for',
    })
    .errors(pickErrors('NOT_FOUND', 'PAYMENT_NOT_SET_UP', 'PAYMENT_UNAVAILABLE'))
    .input(z.strictObject({ reason: anyText(cancellationReasonLimit).nullish() }))
    .output(
      z.strictObject({
        success: z.boolean(),
        error: z.string().optional().describe('Why not, where it was not possible.'),
        cancellation_effective_date: moment.optional(),
      }),
    ),
  subscription: readCall
    .route({ method: 'GET', path: '/subscription', tags, summary: 'The active subscription, or null' })
    .output(subscriptionSchema.nullable()),
  cancellation: readCall
    .route({
      method: 'GET',
      path: '/subscription/cancellation',
      tags,
      summary: 'The latest cancellation, or null',
    })
    .output(cancellationSchema.nullable()),
};

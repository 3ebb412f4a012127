import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { pickErrors, readCall } from './errors.ts';

export const liveEventTypes = [
  'credits',
  'dictionary',
  'inbox',
  'plan',
  'profile',
  'session',
  'switched-off-rules',
] as const;

/**
 * What of a writer may change behind an open screen. `session`: one of their sessions has ended. `inbox`: what was sent by the
 * feedback form, for administrators.
 */
const liveEventSchema = z.strictObject({ type: z.enum(liveEventTypes) });
export type LiveEvent = z.infer<typeof liveEventSchema>;
export type LiveEventType = LiveEvent['type'];

export const eventsContract = {
  watch: readCall
    .route({
      method: 'GET',
      path: '/events',
      tags: ['Account'],
      summary: 'Server-sent events: what has changed and is to be read again; ends with the session',
    })
    .errors(pickErrors('RATE_LIMITED'))
    .output(eventIterator(liveEventSchema)),
};

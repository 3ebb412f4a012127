import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { pickErrors, readCall } from './errors.ts';

/** What of a writer may change behind an open screen. `session`: one of their sessions has ended. */
const liveEventSchema = z.strictObject({ type: z.enum(['credits', 'plan', 'profile', 'session']) });
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

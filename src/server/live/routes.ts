import { implement } from '@orpc/server';
import { eventsContract } from '../../shared/contract/events.ts';
import type { CallerContext } from '../http/caller.ts';
import type { EventService } from './events.ts';

const never = new AbortController().signal;

export function makeEventRoutes(events: Pick<EventService, 'watch'>) {
  const os = implement(eventsContract).$context<CallerContext>();
  return {
    watch: os.watch.handler(async ({ context: { caller }, signal = never }) =>
      events.watch({ userId: caller.userId, sessionId: caller.credential.id, signal }),
    ),
  };
}

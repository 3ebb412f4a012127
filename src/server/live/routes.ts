import { implement } from '@orpc/server';
import { eventsContract } from '../../shared/contract/events.ts';
import type { CallerContext } from '../http/caller.ts';
import { CatalogueError, toAppError } from '../http/errors.ts';
import type { EventService } from './events.ts';

/** A signal for callers that cannot leave. */
const never = new AbortController().signal;

export function makeEventRoutes(events: Pick<EventService, 'watch'>) {
  const os = implement(eventsContract).$context<CallerContext>();

  async function* toStream(changes: ReturnType<EventService['watch']>) {
    try {
      yield* changes;
    } catch (error) {
      throw new CatalogueError(toAppError(error));
    }
  }

  return {
    watch: os.watch.handler(async ({ context: { caller }, signal = never }) =>
      toStream(events.watch({ userId: caller.userId, sessionId: caller.sessionId, signal })),
    ),
  };
}

import { implement } from '@orpc/server';
import { eventsContract } from '../../shared/contract/events.ts';
import type { Caller, CallerContext } from '../http/caller.ts';
import { CatalogueError, toAppError } from '../http/errors.ts';
import type { EventService } from './events.ts';

/** A caller, and the session whose token they called with. */
export interface SessionContext extends CallerContext {
  caller: Caller & { sessionId: string };
}

/** A signal for callers that cannot leave. */
const never = new AbortController().signal;

export function makeEventRoutes(events: Pick<EventService, 'watch'>) {
  const os = implement(eventsContract).$context<SessionContext>();

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

/** Account routes by which sessions of the writer who calls them end, this one or others. */
const sessionEnds: ReadonlySet<string> = new Set(
  ['sign-out', 'revoke-session', 'revoke-other-sessions', 'change-password'].map(
    (name) => `/api/auth/${name}`,
  ),
);

interface SessionEndParts {
  handle: (request: Request) => Promise<Response>;
  findWriter: (headers: Headers) => Promise<{ userId: string } | undefined>;
  announce: EventService['announce'];
}

/** Lets the other screens of a writer know at once when one of these routes has ended a session. */
export function tellSessionEnds({ handle, findWriter, announce }: SessionEndParts) {
  return async (request: Request): Promise<Response> => {
    // Asked before: afterwards the one who signed out is nobody
    const isEnd = sessionEnds.has(new URL(request.url).pathname);
    const writer = isEnd ? await findWriter(request.headers) : undefined;
    const answer = await handle(request);
    if (writer !== undefined && answer.ok) announce(writer.userId, 'session');
    return answer;
  };
}

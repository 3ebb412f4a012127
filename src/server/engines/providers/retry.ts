import { AppError } from '../../../shared/errors.ts';
import type { Sleep } from '../../platform/clock.ts';
import type { ChatEvent } from './chat-model.ts';
import { ProviderFault } from './failures.ts';

const retryDelayMs = 1000;

/**
 * Asks a second time where the first failed in a way that may pass, and nothing of its answer has been given on yet:
 * nobody could take that back.
 */
export async function* retryOnce(
  ask: () => AsyncIterable<ChatEvent>,
  sleep: Sleep,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  let hasGiven = false;
  try {
    for await (const event of ask()) {
      // Both tries are paid for
      hasGiven ||= event.type !== 'usage';
      yield event;
    }
    return;
  } catch (error) {
    if (hasGiven || signal.aborted || !isTransient(error)) throw error;
  }
  await sleep(retryDelayMs, signal).catch((error) => {
    signal.throwIfAborted();
    throw error;
  });
  yield* ask();
}

function isTransient(error: unknown): boolean {
  return error instanceof AppError && error.cause instanceof ProviderFault && error.cause.isTransient;
}

import { AppError } from '../../../../shared/errors.ts';
import type { ChatModel } from '../chat-model.ts';
import { ProviderFault } from '../failures.ts';

type Stream = ChatModel['stream'];

/**
 * Asks with the field that makes a server say what it has counted. One that refuses a field which it does not know is
 * asked without it, in the same call; where that goes well, in all that follow.
 */
export function askForUsage({ asking, plain }: { asking: Stream; plain: Stream }): Stream {
  let isRefused = false;
  return async function* stream(request, signal) {
    if (!isRefused) {
      try {
        return yield* asking(request, signal);
      } catch (error) {
        if (!isUnknownField(error)) throw error;
      }
    }
    for await (const event of plain(request, signal)) {
      isRefused = true;
      yield event;
    }
  };
}

/** Refused before its first word: nothing of an answer has been given on. */
function isUnknownField(error: unknown): boolean {
  return error instanceof AppError && error.cause instanceof ProviderFault && error.cause.isUnknownField;
}

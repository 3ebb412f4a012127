import { createParser, type ParseError } from 'eventsource-parser';
import { AppError } from '../../../shared/errors.ts';
import { makeGarbageError } from './failures.ts';

/** Most characters of one event or line: pieces of an answer take a few hundred. */
const longestMessage = 1_000_000;

/** The data of each server-sent event. Pieces may be cut anywhere. */
export async function* readServerSentEvents(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  const complete: string[] = [];
  const parser = createParser({
    maxBufferSize: longestMessage,
    onEvent: ({ data }) => complete.push(data),
    onError: refuseWhatIsTooLong,
  });
  for await (const piece of pieces) {
    parser.feed(piece);
    yield* complete.splice(0);
  }
  // Servers that leave out the blank line after their last event mean it all the same.
  parser.feed('\n\n');
  yield* complete;
}

/** Fields that the format does not know are skipped, as it demands. */
function refuseWhatIsTooLong({ type }: ParseError): void {
  if (type === 'max-buffer-size-exceeded') throw new AppError('NO_CONTENT');
}

/** Each line that is not blank, for protocols of one JSON value a line. Pieces may be cut anywhere. */
export async function* readLines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > longestMessage) throw new AppError('NO_CONTENT');
    yield* lines.filter(isNotBlank);
  }
  if (isNotBlank(rest)) yield rest;
}

function isNotBlank(line: string): boolean {
  return line.trim() !== '';
}

/** Parses what a provider sent as JSON. @throws AppError ENGINE_UNAVAILABLE where it is none */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Its message quotes the text, so it goes no further.
    throw makeGarbageError();
  }
}

import { networkError } from './failed-call.ts';

/** Reads a stream to its end: each piece of text as it comes, then the answer. A stream without an answer has failed. */
export async function readStream<Answer>(
  events: AsyncIterator<{ type: 'text'; text: string }, Answer>,
  onText: (text: string) => void,
): Promise<NonNullable<Answer>> {
  for (;;) {
    const event = await events.next();
    if (!event.done) onText(event.value.text);
    else if (event.value) return event.value;
    else throw networkError('the stream ended before its answer');
  }
}

import { z } from 'zod';
import type { ChatEnd, ChatEvent, ChatRequest } from '../chat-model.ts';
import { makeGarbageError, readComplaint, toFailure } from '../failures.ts';
import { parseJson, readServerSentEvents } from '../readers.ts';
import { makeUsageReader, tokenCount } from '../usage.ts';

/** The body of a call of the Messages API. A schema becomes a tool that the model has to use: its input is the answer. */
export function toMessagesBody(
  { system, messages, maxOutputTokens, schema }: ChatRequest,
  model: string,
): object {
  return {
    model,
    max_tokens: maxOutputTokens,
    stream: true,
    system,
    messages: messages.map(({ role, text }) => ({ role, content: text })),
    ...(schema && {
      tools: [{ name: schema.name, description: schema.description, input_schema: schema.definition }],
      tool_choice: { type: 'tool', name: schema.name },
    }),
  };
}

/** What was read from a cache or written to one was read all the same. */
const usage = z
  .object({
    input_tokens: tokenCount,
    cache_creation_input_tokens: tokenCount,
    cache_read_input_tokens: tokenCount,
    output_tokens: tokenCount,
  })
  .nullish()
  .catch(undefined);

/** Of each event what counts here. Kinds that are not known are skipped, as the protocol asks for. */
const streamEvent = z.object({
  type: z.string(),
  delta: z
    .object({
      type: z.string().nullish(),
      text: z.string().nullish(),
      partial_json: z.string().nullish(),
      stop_reason: z.string().nullish(),
    })
    .nullish(),
  message: z.object({ usage }).nullish().catch(undefined),
  usage,
});

const ends = new Map<string, ChatEnd>([
  ['end_turn', 'complete'],
  ['stop_sequence', 'complete'],
  ['tool_use', 'complete'],
  ['max_tokens', 'length'],
  ['model_context_window_exceeded', 'length'],
  ['refusal', 'refusal'],
]);

/**
 * Reads the answer: text, or with a schema the tool's input. It counts only with its `message_stop`.
 * @throws AppError for an error event, and for what is not of the protocol
 */
export async function* readMessages(
  pieces: AsyncIterable<string>,
  { hasSchema, now }: { hasSchema: boolean; now: () => Date },
): AsyncGenerator<ChatEvent> {
  let end: ChatEnd | undefined;
  const readUsage = makeUsageReader();
  for await (const data of readServerSentEvents(pieces)) {
    const json = parseJson(data);
    const { data: event } = streamEvent.safeParse(json);
    if (event === undefined) throw makeGarbageError();
    const { type, delta } = event;
    if (type === 'error') throw toFailure(readComplaint(json), now());
    const counted = event.message?.usage ?? event.usage;
    yield* readUsage(toInput(counted), counted?.output_tokens);
    if (type === 'content_block_delta') yield { type: 'text', text: readDelta(delta, hasSchema) };
    // Deltas that only report usage may follow the one that says why it stopped
    if (type === 'message_delta' && typeof delta?.stop_reason === 'string') end = ends.get(delta.stop_reason);
    if (type === 'message_stop') {
      if (end === undefined) throw makeGarbageError();
      yield { type: 'end', reason: end };
      return;
    }
  }
}

function toInput(counted: z.infer<typeof usage>): number | undefined {
  if (typeof counted?.input_tokens !== 'number') return undefined;
  const { input_tokens, cache_creation_input_tokens: written, cache_read_input_tokens: read } = counted;
  return input_tokens + (written ?? 0) + (read ?? 0);
}

/** Thoughts and signatures are not part of the answer, nor is what a model says before it fills in a schema. */
function readDelta(delta: z.infer<typeof streamEvent>['delta'], hasSchema: boolean): string {
  if (hasSchema) return delta?.type === 'input_json_delta' ? (delta.partial_json ?? '') : '';
  return delta?.type === 'text_delta' ? (delta.text ?? '') : '';
}

import { z } from 'zod';
import type { ChatEnd, ChatEvent, ChatRequest } from '../chat-model.ts';
import { makeGarbageError, readComplaint, toFailure } from '../failures.ts';
import { readModelIds } from '../model-ids.ts';
import { parseJson, readServerSentEvents } from '../readers.ts';
import { makeUsageReader, tokenCount } from '../usage.ts';

export interface Dialect {
  /** The server takes a JSON schema as `response_format`; otherwise the instructions end with it. */
  structuredOutputs: boolean;
  /** OpenAI has renamed `max_tokens`, and its newer models refuse the old name. */
  lengthField: 'max_tokens' | 'max_completion_tokens';
  /** The server is asked to say what it has counted; some refuse the field. */
  asksForUsage: boolean;
}

/** The body of a call of Chat Completions, with the fields that all servers know, but for the one that asks for usage. */
export function toCompletionsBody(request: ChatRequest, model: string, dialect: Dialect): object {
  const { system, messages, maxOutputTokens, schema } = request;
  const isDescribed = schema !== undefined && !dialect.structuredOutputs;
  return {
    model,
    stream: true,
    ...(dialect.asksForUsage && { stream_options: { include_usage: true } }),
    [dialect.lengthField]: maxOutputTokens,
    messages: [
      { role: 'system', content: isDescribed ? `${system}\n\n${describeSchema(schema)}` : system },
      ...messages.map(({ role, text }) => ({ role, content: text })),
    ],
    ...(schema !== undefined && dialect.structuredOutputs && { response_format: toResponseFormat(schema) }),
  };
}

type Schema = NonNullable<ChatRequest['schema']>;

function toResponseFormat({ name, description, definition }: Schema): object {
  return { type: 'json_schema', json_schema: { name, description, schema: definition } };
}

function describeSchema({ name, description, definition }: Schema): string {
  return [
    `Answer with one JSON object and nothing else, neither before it nor after it. It is called ${name}: ${description}`,
    'It has to fit this JSON Schema:',
    JSON.stringify(definition),
  ].join('\n');
}

/** Some servers give text in parts, among them those of thoughts and references. */
const content = z.union([
  z.string(),
  z.array(z.object({ type: z.string().nullish(), text: z.string().nullish() })),
]);

/** Of each chunk what counts here; `choices` is empty in chunks that report usage or a filter's findings. */
const chunk = z.object({
  error: z.unknown().optional(),
  choices: z
    .array(
      z.object({
        delta: z.object({ content: content.nullish(), refusal: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.object({ prompt_tokens: tokenCount, completion_tokens: tokenCount }).nullish().catch(undefined),
});

/** OpenAI's own words, and those of servers that give on their model's. */
const ends = new Map<string, ChatEnd>([
  ['stop', 'complete'],
  ['eos', 'complete'],
  ['eos_token', 'complete'],
  ['stop_sequence', 'complete'],
  ['length', 'length'],
  ['model_length', 'length'],
  ['content_filter', 'refusal'],
]);

/**
 * Reads the answer. It counts only with a `finish_reason`, whether or not `[DONE]` follows. What a model says in a
 * refusal is no text. Usage comes with the end, after it, or with each chunk.
 * @throws AppError for an error in the stream, and for what is not of the protocol
 */
export async function* readCompletions(
  pieces: AsyncIterable<string>,
  now: () => Date,
): AsyncGenerator<ChatEvent> {
  let isRefusal = false;
  let hasEnded = false;
  const readUsage = makeUsageReader();
  for await (const data of readServerSentEvents(pieces)) {
    if (data === '[DONE]') return;
    // Keeps the connection alive
    if (data.trim() === '') continue;
    const json = parseJson(data);
    const { data: parsed } = chunk.safeParse(json);
    if (parsed === undefined) throw makeGarbageError();
    if (parsed.error !== undefined && parsed.error !== null) throw toFailure(readComplaint(json), now());
    yield* readUsage(parsed.usage?.prompt_tokens, parsed.usage?.completion_tokens);
    if (hasEnded) continue;
    const { delta, finish_reason: finish } = parsed.choices?.[0] ?? {};
    isRefusal ||= Boolean(delta?.refusal);
    yield { type: 'text', text: toText(delta?.content) };
    if (typeof finish === 'string' && finish !== '') {
      const reason = isRefusal ? 'refusal' : ends.get(finish.toLowerCase());
      if (reason === undefined) throw makeGarbageError();
      yield { type: 'end', reason };
      hasEnded = true;
    }
  }
}

function toText(given: z.infer<typeof content> | null | undefined): string {
  if (!Array.isArray(given)) return given ?? '';
  return given.map(({ type, text }) => (type === 'text' ? (text ?? '') : '')).join('');
}

/**
 * Whether a list of models has this one. Some servers list the whole name of what is asked for by a part of it
 * (`llama3:latest`), and some are asked for variants of what they list (`some/model:free`).
 */
export function listsModel(answer: unknown, model: string): boolean {
  return readModelIds(answer).some(
    ({ name }) => name === model || name.startsWith(`${model}:`) || model.startsWith(`${name}:`),
  );
}

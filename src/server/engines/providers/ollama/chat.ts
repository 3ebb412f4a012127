import { z } from 'zod';
import { AppError } from '../../../../shared/errors.ts';
import type { ChatEnd, ChatEvent, ChatRequest } from '../chat-model.ts';
import { makeGarbageError, readComplaint, toFailure } from '../failures.ts';
import { parseJson, readLines } from '../readers.ts';
import { makeUsageReader, tokenCount } from '../usage.ts';

/**
 * Tokens that a model keeps in mind, at least and at most: each costs memory of the machine. The most is what the
 * longest chain and draft that a writer may send take in a script of three bytes a letter.
 */
const smallestContext = 4_096;
const largestContext = 65_536;

/** Bytes of text that make a token, at least: of English about four, of scripts with three bytes a letter three. */
const bytesPerToken = 3;

/** What a model's own format puts around each message, in tokens. */
const tokensPerMessage = 32;

/**
 * The context that holds instructions, texts and answer, in tokens, as a power of two, so that Ollama seldom has to
 * load the model anew. Ollama would cut off the beginning of what does not fit, and say nothing.
 * @throws AppError REQUEST_TOO_LARGE where no context may be that large
 */
export function toContextSize({ system, messages, maxOutputTokens, schema }: ChatRequest): number {
  const texts = [system, JSON.stringify(schema?.definition ?? ''), ...messages.map(({ text }) => text)];
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const needed =
    Math.ceil(bytes / bytesPerToken) + tokensPerMessage * (messages.length + 1) + maxOutputTokens;
  if (needed > largestContext) throw new AppError('REQUEST_TOO_LARGE');
  return Math.max(smallestContext, 2 ** Math.ceil(Math.log2(needed)));
}

/** The body of a call of `/api/chat`. A model that can think answers at once: its thoughts would be nobody's to read. */
export function toChatBody(request: ChatRequest, model: string): object {
  const { system, messages, maxOutputTokens, schema } = request;
  return {
    model,
    stream: true,
    think: false,
    // What does not fit after all is an error, not a shorter text: servers of a version that knows these.
    truncate: false,
    shift: false,
    messages: [
      { role: 'system', content: system },
      ...messages.map(({ role, text }) => ({ role, content: text })),
    ],
    options: { num_ctx: toContextSize(request), num_predict: maxOutputTokens },
    ...(schema && { format: schema.definition }),
  };
}

const chatLine = z.object({
  message: z.object({ content: z.string().nullish() }).nullish(),
  done: z.boolean().nullish(),
  done_reason: z.string().nullish(),
  prompt_eval_count: tokenCount,
  eval_count: tokenCount,
  error: z.unknown().optional(),
});

const ends = new Map<string, ChatEnd>([
  ['stop', 'complete'],
  ['length', 'length'],
]);

/**
 * Reads the answer, a JSON object a line. It counts only with the line that says `done`.
 * @throws AppError for an error in a line, and for what is not of the protocol
 */
export async function* readChat(pieces: AsyncIterable<string>, now: () => Date): AsyncGenerator<ChatEvent> {
  const readUsage = makeUsageReader();
  for await (const text of readLines(pieces)) {
    const json = parseJson(text);
    const { data: line } = chatLine.safeParse(json);
    if (line === undefined) throw makeGarbageError();
    if (line.error !== undefined) throw toFailure(readComplaint(json), now());
    yield { type: 'text', text: line.message?.content ?? '' };
    yield* readUsage(line.prompt_eval_count, line.eval_count);
    if (line.done === true) {
      const reason = ends.get(line.done_reason ?? 'stop');
      if (reason === undefined) throw makeGarbageError();
      yield { type: 'end', reason };
      return;
    }
  }
}

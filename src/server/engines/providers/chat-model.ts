import type { TokenUsage } from '../../../engine/index.ts';

/** What every provider of language models can do for us: one question, one answer, streamed. */

export interface ChatRequest {
  /** Our own instructions. Never holds a word of the writer's or of a mail. */
  system: string;
  /** Turns after it, oldest first, the last one the user's. Texts in them are fenced data. */
  messages: readonly { role: 'user' | 'assistant'; text: string }[];
  maxOutputTokens: number;
  /** An object that the answer has to be, as JSON Schema, and what it is called. Left out: plain text. */
  schema?: { name: string; description: string; definition: object };
}

/**
 * Why a stream ended. `length`: cut off by `maxOutputTokens`. `refusal`: the model or the provider's filter would not.
 */
export type ChatEnd = 'complete' | 'length' | 'refusal';

/**
 * Pieces of the answer as they come, then exactly one end. A stream without an end has failed. `usage` is what the
 * provider has counted since it last said so; none comes from one that does not say.
 */
export type ChatEvent =
  | { type: 'text'; text: string }
  | ({ type: 'usage' } & TokenUsage)
  | { type: 'end'; reason: ChatEnd };

export interface ChatModel {
  /** What the writer is told of who answers. `local` is false when the text leaves the operator's own machine. */
  readonly identity: { name: string; local: boolean };
  /**
   * Asks once; what may be tried again has been tried again when it fails.
   * @throws AppError of the catalogue; never with the provider's words, the key or a text in it. An exception of
   * name `AbortError` when the signal fires.
   */
  stream(request: ChatRequest, signal: AbortSignal): AsyncIterable<ChatEvent>;
  /** Resolves when the provider answers and knows the model, rejects with an AppError when not. Costs no tokens. */
  ready(): Promise<void>;
}

/** A model, and what its provider has beside it. */
export interface ProviderModel extends ChatModel {
  /**
   * The models that its provider has, in its order. Asks each time.
   * @throws AppError of the catalogue
   */
  listModels(): Promise<ListedModel[]>;
}

export interface ListedModel {
  name: string;
  /** On the provider's disk; null where it does not say. */
  bytes: number | null;
}

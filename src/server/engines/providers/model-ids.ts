import { z } from 'zod';
import type { ListedModel } from './chat-model.ts';
import { makeGarbageError } from './failures.ts';

const list = z.object({ data: z.array(z.object({ id: z.string() })) });

/**
 * A list of models as OpenAI and Anthropic have it.
 * @throws AppError for what is not of the protocol
 */
export function readModelIds(answer: unknown): ListedModel[] {
  const { data } = list.safeParse(answer);
  if (data === undefined) throw makeGarbageError();
  return data.data.map(({ id }) => ({ name: id, bytes: null }));
}

import { z } from 'zod';
import type { ListedModel } from '../chat-model.ts';
import { makeGarbageError } from '../failures.ts';

const tags = z.object({ models: z.array(z.object({ name: z.string(), size: z.number().nullish() })) });

/**
 * The answer of `/api/tags`: what has been pulled.
 * @throws AppError for what is not of the protocol
 */
export function readTags(answer: unknown): ListedModel[] {
  const { data } = tags.safeParse(answer);
  if (data === undefined) throw makeGarbageError();
  return data.models.map(({ name, size }) => ({ name, bytes: size ?? null }));
}

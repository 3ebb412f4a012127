import { z } from 'zod';
import type { TokenUsage } from '../../../engine/index.ts';
import type { ChatEvent } from './chat-model.ts';

/** More than any model reads or writes at once: what says so has not counted. */
const mostTokens = 100_000_000;

/** A count of tokens. What is none is as if nothing had been said: no answer fails for it. */
export const tokenCount = z.int().min(0).max(mostTokens).nullish().catch(undefined);

/** Providers say each time what they have counted so far; this gives what is new in it, and nothing where they say nothing. */
export function makeUsageReader() {
  const known: TokenUsage = { inputTokens: 0, outputTokens: 0 };

  function addTo(part: keyof TokenUsage, count: number | null | undefined): number {
    const more = Math.max(0, (count ?? 0) - known[part]);
    known[part] += more;
    return more;
  }

  return (input: number | null | undefined, output: number | null | undefined): ChatEvent[] => {
    if (typeof (input ?? output) !== 'number') return [];
    const inputTokens = addTo('inputTokens', input);
    return [{ type: 'usage', inputTokens, outputTokens: addTo('outputTokens', output) }];
  };
}

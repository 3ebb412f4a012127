import { implement } from '@orpc/server';
import { type EnhanceInput, type EnhanceOutput, enhanceContract } from '../../../shared/contract/enhance.ts';
import type { CallerContext } from '../../platform/http/context.ts';
import { CatalogueError, toAppError } from '../../platform/http/errors.ts';
import type { EnhanceService, OpenedCall } from './service.ts';

/** A signal for callers that cannot leave. */
const never = new AbortController().signal;

export function makeEnhanceRoutes(service: Pick<EnhanceService, 'open'>) {
  const os = implement(enhanceContract).$context<CallerContext>();
  const open = (input: EnhanceInput, { caller, idempotencyKey }: CallerContext, signal = never) =>
    service.open({ input, caller, idempotencyKey, signal });
  return {
    enhance: os.enhance.handler(async ({ input, context, signal }) => {
      const { answer } = await open(input, context, signal);
      return answer;
    }),
    enhanceStream: os.enhanceStream.handler(async ({ input, context, signal }) =>
      toEvents(await open(input, context, signal)),
    ),
  };
}

async function* toEvents({
  texts,
  answer,
}: OpenedCall): AsyncGenerator<{ type: 'text'; text: string }, EnhanceOutput> {
  try {
    for await (const text of texts) yield { type: 'text', text };
    return await answer;
  } catch (error) {
    throw new CatalogueError(toAppError(error));
  }
}

import { implement } from '@orpc/server';
import { composeContract } from '../../../shared/contract/compose.ts';
import { enhanceContract } from '../../../shared/contract/enhance.ts';
import { replyContract } from '../../../shared/contract/reply.ts';
import { type ReviewInput, reviewContract } from '../../../shared/contract/review.ts';
import { AppError } from '../../../shared/errors.ts';
import { formatNumber } from '../../../shared/format.ts';
import { countCharacters } from '../../../shared/limits.ts';
import type { Plan, PlanCatalogue } from '../../../shared/plans.ts';
import type { CallerContext } from '../../http/caller.ts';
import type { CallService, OpenedCall } from './calls.ts';
import { composeTool, enhanceTool, replyTool, reviewTool, type WritingTool } from './tools.ts';

const never = new AbortController().signal;

interface HandlerParts<Input> {
  input: Input;
  context: CallerContext;
  signal?: AbortSignal | undefined;
}

export function makeCallRoutes(service: Pick<CallService, 'open'>, plans: PlanCatalogue) {
  /** The two handlers of a tool: one answers when all is done, the other streams. */
  function handlersOf<Input, Result, Output>(
    tool: WritingTool<Input, Result, Output>,
    check: (input: Input, context: CallerContext) => void = () => undefined,
  ) {
    const open = ({ input, context, signal = never }: HandlerParts<Input>) => {
      check(input, context);
      const { caller, clientAddress, idempotencyKey } = context;
      return service.open(tool, { input, caller, clientAddress, idempotencyKey, signal });
    };
    return {
      answer: async (parts: HandlerParts<Input>) => (await open(parts)).answer,
      stream: async (parts: HandlerParts<Input>) => toEvents(await open(parts)),
    };
  }

  const enhance = handlersOf(enhanceTool);
  const reply = handlersOf(replyTool, (input, { caller }) => {
    const claimed = input['user-id'];
    if (claimed !== undefined && claimed !== caller.userId) throw new AppError('REQUEST_FLAGGED');
  });
  const compose = handlersOf(composeTool);
  const review = handlersOf(reviewTool, (input, { caller }) => checkPlan(plans[caller.accountType], input));
  const enhanceOs = implement(enhanceContract).$context<CallerContext>();
  const replyOs = implement(replyContract).$context<CallerContext>();
  const composeOs = implement(composeContract).$context<CallerContext>();
  const reviewOs = implement(reviewContract).$context<CallerContext>();
  return {
    enhance: {
      enhance: enhanceOs.enhance.handler(enhance.answer),
      enhanceStream: enhanceOs.enhanceStream.handler(enhance.stream),
    },
    reply: {
      reply: replyOs.reply.handler(reply.answer),
      replyStream: replyOs.replyStream.handler(reply.stream),
    },
    compose: {
      compose: composeOs.compose.handler(compose.answer),
      composeStream: composeOs.composeStream.handler(compose.stream),
    },
    review: {
      review: reviewOs.review.handler(review.answer),
      reviewStream: reviewOs.reviewStream.handler(review.stream),
    },
  };
}

/** @throws AppError PREMIUM_REQUIRED, REQUEST_TOO_LARGE */
function checkPlan(plan: Plan, { text, earlier_text: earlierText }: ReviewInput): void {
  const { name, feedbackTextLimit: limit, comparesDrafts } = plan;
  if (earlierText !== undefined && !comparesDrafts)
    throw new AppError('PREMIUM_REQUIRED', {
      message: `${name} gives feedback on one draft. Nothing was charged.`,
    });
  if (Math.max(...[text, earlierText ?? ''].map(countCharacters)) > limit)
    throw new AppError('REQUEST_TOO_LARGE', {
      message: `${name} gives feedback on texts of up to ${formatNumber(limit)} characters. Nothing was charged.`,
    });
}

async function* toEvents<Output>({
  texts,
  answer,
}: OpenedCall<Output>): AsyncGenerator<{ type: 'text'; text: string }, Output> {
  for await (const text of texts) yield { type: 'text', text };
  return await answer;
}

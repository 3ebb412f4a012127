import type { Schema } from '@orpc/contract';
import type { Language, RuleEngine } from '../../src/engine/index.ts';
import { toAppError } from '../../src/server/http/errors.ts';
import { toCallFailure } from '../../src/server/mcp/call-failure.ts';
import { type CallOptions, toolContract, type WritingClient } from '../../src/server/mcp/writing-client.ts';
import {
  composeTool,
  enhanceTool,
  replyTool,
  reviewTool,
  type WritingTool,
} from '../../src/server/writing/calls/tools.ts';
import { AppError } from '../../src/shared/errors.ts';

interface LocalOptions {
  rules: RuleEngine;
  language: Language;
  /** Words that are right as they are. */
  dictionary: readonly string[];
}

/** A call of the contract: what it takes is read as a server reads it. */
interface Described<Given, Read> {
  '~orpc': { inputSchema?: Schema<Given, Read> | undefined };
}

/** The tools by the rules on this machine: no account, no history, and nothing costs anything. */
export function makeLocalTools({ rules, language, dictionary }: LocalOptions): WritingClient {
  const preferences = { language, dictionary };

  function answer<Given, Read, Output>(
    call: Described<Given, Read>,
    work: (input: Read, options: CallOptions) => Promise<Output>,
  ) {
    return async (input: Given, options: CallOptions): Promise<Output> => {
      try {
        return await work(await read(call, input), options);
      } catch (error) {
        throw options.signal.aborted ? error : toCallFailure(toAppError(error));
      }
    };
  }

  /** The way of a call on a server, without what books it: the engine writes, and what it wrote is checked. */
  function write<Input, Result, Output>(tool: WritingTool<Input, Result, Output>) {
    return async (input: Input, { signal, onText }: CallOptions) => {
      for await (const event of tool.run(rules, input, { preferences, signal })) {
        if (event.type === 'text') onText?.(event.text);
        if (event.type !== 'result') continue;
        const finished = await tool.finish(input, event.result, preferences);
        const notice = (finished.details.notice ?? null) as string | null;
        const unbooked = { action_id: null, engine: rules.identity, offline: false, notice, credits: null };
        return { ...tool.toOutput(finished), ...unbooked };
      }
      throw new AppError('NO_CONTENT');
    };
  }

  const { checks, enhance, reply, compose, review } = toolContract;
  return {
    check: answer(checks.check, async ({ text, level = 'errors' }, { signal }) => ({
      issues: await rules.check({ ...preferences, text, level }, signal),
    })),
    enhance: answer(enhance.enhance, write(enhanceTool)),
    reply: answer(reply.reply, write(replyTool)),
    compose: answer(compose.compose, write(composeTool)),
    review: answer(review.review, write(reviewTool)),
  };
}

async function read<Given, Read>({ '~orpc': call }: Described<Given, Read>, input: Given): Promise<Read> {
  const found = await call.inputSchema?.['~standard'].validate(input);
  if (found === undefined || found.issues) throw new AppError('INVALID_REQUEST');
  return found.value;
}

import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { contextLimit, improveTextLimit, instructionLimit } from '../limits.ts';
import { pickErrors, writingCall } from './errors.ts';
import { answerShape, byRulesShape, changedTextShape, textEventSchema } from './result.ts';
import { anyText, writersText } from './text.ts';

const enhanceActionSchema = z.enum([
  'improve',
  'grammar',
  'shorten',
  'humanize',
  'clarify',
  'rewrite',
  'ai_prompt',
]);
export type EnhanceActionName = z.infer<typeof enhanceActionSchema>;

/** The levels of a rewrite, and what an unknown one counts as (IMP-14). */
export const rewriteLevels = {
  formality: ['casual', 'semi-casual', 'neutral', 'professional', 'very-formal'],
  tone: ['polite', 'neutral', 'confident'],
  length: ['shorter', 'auto', 'detailed'],
} as const;

export interface RewriteStyle {
  formality: (typeof rewriteLevels.formality)[number];
  tone: (typeof rewriteLevels.tone)[number];
  length: (typeof rewriteLevels.length)[number];
}

export const defaultRewriteStyle: RewriteStyle = { formality: 'neutral', tone: 'neutral', length: 'auto' };

const enhanceInputSchema = z
  .strictObject({
    action: enhanceActionSchema,
    original_text: writersText(improveTextLimit),
    ai_prompt: writersText(instructionLimit).optional().describe('What to do; for ai_prompt only.'),
    formality: z.enum(rewriteLevels.formality).optional().describe('For rewrite only, as tone and length.'),
    tone: z.enum(rewriteLevels.tone).optional(),
    length: z.enum(rewriteLevels.length).optional(),
    partial: z
      .boolean()
      .optional()
      .describe('original_text is a selection out of a longer text; for ai_prompt only.'),
    context: z
      .strictObject({ before: anyText(contextLimit), after: anyText(contextLimit) })
      .optional()
      .describe('The text on either side of the selection, to read and not to change.'),
    fallback: z
      .literal('embedded')
      .optional()
      .describe('Where the engine fails, let the embedded one do a partial edit, free of charge.'),
    ...byRulesShape,
  })
  .superRefine((input, refinement) => {
    const isPrompted = input.action === 'ai_prompt';
    const refuse = (key: string, message: string) =>
      refinement.addIssue({ code: 'custom', path: [key], message });
    if (isPrompted && input.ai_prompt === undefined) refuse('ai_prompt', 'missing');
    if (!isPrompted && input.ai_prompt !== undefined) refuse('ai_prompt', 'for ai_prompt only');
    if (!isPrompted && input.partial) refuse('partial', 'for ai_prompt only');
    if (!input.partial && input.context) refuse('context', 'for a partial edit only');
    if (!input.partial && input.fallback) refuse('fallback', 'for a partial edit only');
  });
export type EnhanceInput = z.infer<typeof enhanceInputSchema>;

const enhanceOutputSchema = z.strictObject({
  enhanced_text: z.string(),
  ...changedTextShape,
  ...answerShape,
});
export type EnhanceOutput = z.infer<typeof enhanceOutputSchema>;

const enhancePath = '/functions/enhance-text-v2';

export const enhanceContract = {
  enhance: writingCall
    .route({ method: 'POST', path: enhancePath, tags: ['Writing'], summary: 'Improve a text' })
    .errors(pickErrors('INSTRUCTION_UNKNOWN', 'LANGUAGE_NOT_UNDERSTOOD'))
    .input(enhanceInputSchema)
    .output(enhanceOutputSchema),
  /** Its own operation in the contract; a call of `enhance` that accepts text/event-stream is routed here. */
  enhanceStream: writingCall
    .route({
      method: 'POST',
      path: `${enhancePath}/stream`,
      tags: ['Writing'],
      summary: 'Improve a text, streamed',
    })
    .errors(pickErrors('INSTRUCTION_UNKNOWN', 'LANGUAGE_NOT_UNDERSTOOD'))
    .input(enhanceInputSchema)
    .output(eventIterator(textEventSchema, enhanceOutputSchema)),
};

import { eventIterator, oc } from '@orpc/contract';
import { z } from 'zod';
import { improveTextLimit } from '../limits.ts';
import { creditBalanceSchema } from './credits.ts';
import { writersText } from './text.ts';

const enhanceActionSchema = z.enum(['improve', 'grammar']);
export type EnhanceActionName = z.infer<typeof enhanceActionSchema>;

const enhanceInputSchema = z.strictObject({
  action: enhanceActionSchema,
  original_text: writersText(improveTextLimit),
});
export type EnhanceInput = z.infer<typeof enhanceInputSchema>;

const changeCategorySchema = z.enum(['spelling', 'grammar', 'punctuation', 'wording', 'shortening']);

const changeSchema = z.strictObject({
  start: z.int().min(0).describe('First UTF-16 code unit of original_text that the change replaces.'),
  end: z.int().min(0).describe('One past the last; equal to start for an insertion.'),
  replacement: z.string(),
  category: changeCategorySchema,
  reason: z.string(),
  gist: z
    .string()
    .describe('The reason in at most three words; empty where it would only repeat the category.'),
  rule: z.string(),
});
export type TextChange = z.infer<typeof changeSchema>;

const issueSchema = z.strictObject({
  id: z.string(),
  type: changeCategorySchema,
  message: z.string(),
  startIndex: z.int().min(0),
  endIndex: z.int().min(0),
});
export type TextIssue = z.infer<typeof issueSchema>;

const engineIdentitySchema = z.strictObject({
  name: z.string(),
  local: z.boolean().describe('False when the text left the server that runs Draftwell.'),
});
export type EngineIdentity = z.infer<typeof engineIdentitySchema>;

const enhanceOutputSchema = z.strictObject({
  enhanced_text: z.string(),
  action_id: z.uuid(),
  changes: z.array(changeSchema),
  issues: z.array(issueSchema),
  engine: engineIdentitySchema,
  credits: creditBalanceSchema,
});
export type EnhanceOutput = z.infer<typeof enhanceOutputSchema>;

/** Text as it is written. */
const textEventSchema = z.strictObject({ type: z.literal('text'), text: z.string() });

const enhancePath = '/functions/enhance-text-v2';

export const enhanceContract = {
  enhance: oc
    .route({ method: 'POST', path: enhancePath, tags: ['Writing'], summary: 'Improve a text' })
    .input(enhanceInputSchema)
    .output(enhanceOutputSchema),
  /** Its own operation in the contract; a call of `enhance` that accepts text/event-stream is routed here. */
  enhanceStream: oc
    .route({
      method: 'POST',
      path: `${enhancePath}/stream`,
      tags: ['Writing'],
      summary: 'Improve a text, streamed',
    })
    .input(enhanceInputSchema)
    .output(eventIterator(textEventSchema, enhanceOutputSchema)),
};

import { z } from 'zod';
import { creditBalanceSchema } from './credits.ts';

/** What every writing tool answers with. */

export const changeCategories = [
  'spelling',
  'grammar',
  'punctuation',
  'wording',
  'tone',
  'clarity',
  'shortening',
  'content',
] as const;
export const changeCategorySchema = z.enum(changeCategories);
export type ChangeCategory = z.infer<typeof changeCategorySchema>;

export const factKinds = [
  'number',
  'date',
  'name',
  'link',
  'quotation',
  'negation',
  'statement',
  'blank',
] as const;
const factKindSchema = z.enum(factKinds);
export type FactKind = z.infer<typeof factKindSchema>;

export const changeSchema = z.strictObject({
  start: z.int().min(0).describe('First UTF-16 code unit of the source text that the change replaces.'),
  end: z.int().min(0).describe('One past the last; equal to start for an insertion.'),
  replacement: z.string(),
  alternatives: z
    .array(z.string())
    .max(2)
    .optional()
    .describe('Other wordings that may be meant or would do as well, the best first.'),
  category: changeCategorySchema,
  reason: z.string().describe('One sentence; empty where the engine gives none.'),
  gist: z
    .string()
    .describe('The reason in at most three words; empty where it would only repeat the category.'),
  rule: z.string(),
  fact: factKindSchema
    .nullable()
    .describe('What the change adds, drops or alters that only the writer can vouch for; null for none.'),
});
export type TextChange = z.infer<typeof changeSchema>;

export const issueSchema = z.strictObject({
  id: z.string(),
  type: changeCategorySchema,
  message: z.string(),
  rule: z.string().default('').describe('Empty for issues of calls from before they named it.'),
  startIndex: z.int().min(0).describe('First UTF-16 code unit of the result.'),
  endIndex: z.int().min(0),
  replacements: z
    .array(z.string())
    .default([])
    .describe('What may stand in place of the words, likeliest first.'),
});
export type TextIssue = z.infer<typeof issueSchema>;

export const engineIdentitySchema = z.strictObject({
  name: z.string(),
  local: z.boolean().describe('False when the text left the server that runs Draftwell.'),
});
export type EngineIdentity = z.infer<typeof engineIdentitySchema>;

/** Part of every request for a text. */
export const byRulesShape = {
  engine: z
    .literal('embedded')
    .optional()
    .describe(
      'Let the rules on this server write. Free of charge where the chosen engine has failed at this very call within the last hour.',
    ),
};

/** Part of every answer. */
export const answerShape = {
  action_id: z.uuid(),
  engine: engineIdentitySchema,
  offline: z
    .boolean()
    .describe('The chosen engine failed, and the embedded one of this server answered, free of charge.'),
  notice: z.string().nullable().describe('What the engine has to say about its work, in one sentence.'),
  credits: creditBalanceSchema,
};

/** Part of every answer that is a text. */
export const changedTextShape = { changes: z.array(changeSchema), issues: z.array(issueSchema) };

/** Text as it is written. */
export const textEventSchema = z.strictObject({ type: z.literal('text'), text: z.string() });

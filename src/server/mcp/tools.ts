import { z } from 'zod';
import { composeLevels } from '../../shared/contract/compose.ts';
import { rewriteLevels } from '../../shared/contract/enhance.ts';
import { changeCategorySchema } from '../../shared/contract/result.ts';
import { feedbackSchema, textTypes } from '../../shared/contract/review.ts';
import { writersText } from '../../shared/contract/text.ts';
import { rulesName } from '../../shared/facts.ts';
import {
  checkTextLimit,
  descriptionLimit,
  emailChainLimit,
  idempotencyKeyMaxLength,
  improveTextLimit,
  instructionLimit,
  longestFeedbackText,
  recipientLimit,
  replyDraftLimit,
  subjectLimit,
} from '../../shared/limits.ts';
import type { Scope } from '../../shared/scopes.ts';
import { answerShape, toWritten, writtenShape } from './shapes.ts';
import type { CallOptions, WritingClient } from './writing-client.ts';

/** One tool as a client of the protocol sees it. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  /** What an API key has to be allowed to use it. */
  scope: Scope;
  input: z.ZodObject;
  output: z.ZodObject;
  /** @param input as `input` has read it */
  call(client: WritingClient, input: never, options: CallOptions): Promise<object>;
}

interface TypedTool<Input extends z.ZodObject, Output extends z.ZodObject> extends Tool {
  input: Input;
  output: Output;
  call(client: WritingClient, input: z.output<Input>, options: CallOptions): Promise<z.output<Output>>;
}

const define = <Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: TypedTool<Input, Output>,
): Tool => tool as unknown as Tool;

/** Part of the input of every tool that writes. */
const callShape = {
  idempotency_key: z
    .string()
    .regex(/^[\x21-\x7e]+$/)
    .max(idempotencyKeyMaxLength)
    .optional()
    .describe('The same again gives the first answer again, without a second charge.'),
};
const byRules = z
  .literal('embedded')
  .optional()
  .describe('Let the rules on the server write, whoever is chosen there.');

const check = define({
  name: 'check',
  title: 'Check a text',
  description:
    'Finds mistakes in an English text by rules: spelling, grammar, punctuation. Each has its place in UTF-16 code units, a reason and what may stand there instead. Changes nothing and costs nothing.',
  scope: 'check',
  input: z.strictObject({
    text: writersText(checkTextLimit),
    level: z.enum(['errors', 'style']).optional().describe('Errors only, unless style is asked for, too.'),
  }),
  output: z.strictObject({
    issues: z.array(
      z.strictObject({
        start: z.int().min(0),
        end: z.int().min(0),
        words: z.string().describe('The words that the issue is about.'),
        category: changeCategorySchema,
        reason: z.string(),
        rule: z.string(),
        replacements: z.array(z.string()).describe('Likeliest first; an empty one takes the words away.'),
      }),
    ),
    ...answerShape,
  }),
  async call(client, { text, level }, options) {
    const { issues } = await client.check({ text, ...(level && { level }) }, options);
    return {
      issues: issues.map((issue) => ({ ...issue, words: text.slice(issue.start, issue.end) })),
      engine: { name: rulesName, local: true },
      notice: null,
      action_id: null,
      credits: null,
    };
  },
});

const improve = define({
  name: 'improve',
  title: 'Improve a text',
  description:
    'Corrects and improves an English text. Answers with the text, each change with its reason, and the facts that differ.',
  scope: 'write',
  input: z
    .strictObject({
      text: writersText(improveTextLimit),
      action: z
        .enum(['improve', 'grammar', 'shorten', 'humanize', 'clarify', 'rewrite', 'ai_prompt'])
        .default('improve')
        .describe('rewrite takes formality, tone and length; ai_prompt takes an instruction.'),
      instruction: writersText(instructionLimit).optional().describe('What to do; for ai_prompt only.'),
      formality: z.enum(rewriteLevels.formality).optional(),
      tone: z.enum(rewriteLevels.tone).optional(),
      length: z.enum(rewriteLevels.length).optional(),
      engine: byRules,
      ...callShape,
    })
    .superRefine(({ action, instruction }, refinement) => {
      if ((action === 'ai_prompt') === (instruction !== undefined)) return;
      const message = instruction === undefined ? 'needed for ai_prompt' : 'for ai_prompt only';
      refinement.addIssue({ code: 'custom', path: ['instruction'], message });
    }),
  output: z.strictObject({ ...writtenShape, ...answerShape }),
  async call(client, { text, instruction, idempotency_key: idempotencyKey, ...rest }, options) {
    const input = { ...rest, original_text: text, ...(instruction && { ai_prompt: instruction }) };
    const answer = await client.enhance(withoutUndefined(input), withKey(options, idempotencyKey));
    return { ...toWritten(text, answer.enhanced_text, answer), ...pickAnswer(answer) };
  },
});

/** From 1 to 5; the words for both ends follow. */
const level = z.int().min(1).max(5).optional();

const reply = define({
  name: 'reply',
  title: 'Reply to an email',
  description:
    'Turns a rough draft into a reply to an email chain. The changes are changes of the draft. Says which questions of the newest message the reply answers.',
  scope: 'write',
  input: z.strictObject({
    email_chain: writersText(emailChainLimit).describe('The emails so far, as they were pasted.'),
    draft: writersText(replyDraftLimit).describe('What the reply is to say.'),
    formality: level.describe('1 casual to 5 very formal; left out, the draft decides.'),
    tone: level.describe('1 uncertain to 5 authoritative.'),
    length: level.describe('1 very brief to 5 very detailed.'),
    engine: byRules,
    ...callShape,
  }),
  output: z.strictObject({
    ...writtenShape,
    questions: z.array(z.strictObject({ text: z.string(), answered: z.boolean() })),
    ...answerShape,
  }),
  async call(client, { email_chain, draft, idempotency_key: idempotencyKey, ...rest }, options) {
    const input = {
      ...rest,
      action: 'reply-email' as const,
      'email-chain': email_chain,
      'user-draft': draft,
    };
    const answer = await client.reply(withoutUndefined(input), withKey(options, idempotencyKey));
    const { questions } = answer;
    return { ...toWritten(draft, answer.enhanced_text, answer), questions, ...pickAnswer(answer) };
  },
});

const write = define({
  name: 'write',
  title: 'Write an email',
  description:
    'Writes an email from notes. The changes are changes of the notes. Rules arrange and correct what the notes say; only a language model writes from an order.',
  scope: 'write',
  input: z.strictObject({
    description: writersText(descriptionLimit).describe('What the email is to say.'),
    recipient: writersText(recipientLimit).optional(),
    subject: writersText(subjectLimit).optional(),
    formality: z.enum(composeLevels.formality).optional(),
    tone: z.enum(composeLevels.tone).optional(),
    length: z.enum(composeLevels.length).optional(),
    engine: byRules,
    ...callShape,
  }),
  output: z.strictObject({ ...writtenShape, subject: z.string(), ...answerShape }),
  async call(client, { idempotency_key: idempotencyKey, ...input }, options) {
    const answer = await client.compose(withoutUndefined(input), withKey(options, idempotencyKey));
    const { subject } = answer;
    return {
      ...toWritten(input.description, answer.generated_text, answer),
      subject,
      ...pickAnswer(answer),
    };
  },
});

const review = define({
  name: 'review',
  title: 'Give feedback on a text',
  description:
    'Rates a text from 1 to 5 and says why, with the words behind each rating, and points to improve with their fixes. Changes nothing.',
  scope: 'write',
  input: z.strictObject({
    text: writersText(longestFeedbackText).describe('Plans may allow less.'),
    text_type: z.enum(textTypes).default('other'),
    ...callShape,
  }),
  output: z.strictObject({ ...feedbackSchema.shape, ...answerShape }),
  async call(client, { text, text_type, idempotency_key: idempotencyKey }, options) {
    const input = { action: 'get-feedback' as const, text, text_type };
    const answer = await client.review(input, withKey(options, idempotencyKey));
    return { ...answer.feedback, ...pickAnswer(answer) };
  },
});

/** In the order in which they are listed. */
export const tools: readonly Tool[] = [check, improve, reply, write, review];

type Answered = z.output<z.ZodObject<typeof answerShape>>;

function pickAnswer({ engine, notice, action_id, credits }: Answered): Answered {
  return { engine, notice, action_id, credits };
}

function withKey(options: CallOptions, idempotencyKey: string | undefined): CallOptions {
  return idempotencyKey === undefined ? options : { ...options, idempotencyKey };
}

type Defined<Value> = { [Key in keyof Value]: Exclude<Value[Key], undefined> };

function withoutUndefined<Value extends object>(value: Value): Defined<Value> {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Defined<Value>;
}

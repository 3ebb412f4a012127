import type {
  ComposeRequest,
  EnhanceRequest,
  ReplyRequest,
  ReviewRequest,
  WriterPreferences,
} from '../../../../engine/index.ts';
import { toPromptTask } from './ai-prompt.ts';
import { clarify } from './clarify.ts';
import { toComposeTask } from './compose.ts';
import type { Part } from './fence.ts';
import { grammar } from './grammar.ts';
import { humanize } from './humanize.ts';
import { improve } from './improve.ts';
import { toReplyTask } from './reply.ts';
import { toReviewTask } from './review.ts';
import { toRewriteTask } from './rewrite.ts';
import { shorten } from './shorten.ts';
import type { Task } from './task.ts';
import { listSignatureParts, listWriterParts } from './writer.ts';

/** What a model is given for one call: our words in the task, everyone else's in the parts. */
export interface Assignment {
  task: Task;
  preferences: WriterPreferences;
  /** The text that the result's changes are changes of. It is one of the parts. */
  source: string;
  /** In the order in which the model reads them. */
  parts: readonly Part[];
}

const quickTasks = { improve, grammar, shorten, humanize, clarify };

function toEnhanceTask(request: EnhanceRequest): Task {
  if (request.action === 'rewrite') return toRewriteTask(request.style);
  if (request.action !== 'ai_prompt') return quickTasks[request.action];
  return toPromptTask({ instruction: request.instruction, hasContext: request.context !== undefined });
}

function listEnhanceParts(request: EnhanceRequest): Part[] {
  const text = { name: 'text', about: 'the text to be changed.', text: request.text };
  if (request.action !== 'ai_prompt') return [text];
  const { instruction, context } = request;
  return [
    ...(context
      ? [
          { name: 'before', about: 'what stands before the text; only to be read.', text: context.before },
          { name: 'after', about: 'what stands after the text; only to be read.', text: context.after },
        ]
      : []),
    text,
    { name: 'instruction', about: 'what the writer asks for.', text: instruction },
  ];
}

export function toEnhanceAssignment(request: EnhanceRequest): Assignment {
  const parts = [...listWriterParts(request), ...listEnhanceParts(request)];
  return { task: toEnhanceTask(request), preferences: request, source: request.text, parts };
}

export function toReplyAssignment(request: ReplyRequest): Assignment {
  const { chain, draft, style } = request;
  const parts = [
    ...listWriterParts(request),
    { name: 'chain', about: 'the mails so far, as they were pasted; written by other people.', text: chain },
    { name: 'draft', about: 'the writer’s rough reply.', text: draft },
    ...listSignatureParts(request),
  ];
  return { task: toReplyTask(style), preferences: request, source: draft, parts };
}

export function toComposeAssignment(request: ComposeRequest): Assignment {
  const { description, recipient, subject, style } = request;
  const parts = [
    ...listWriterParts(request),
    ...(recipient === undefined ? [] : [{ name: 'recipient', about: 'whom it goes to.', text: recipient }]),
    ...(subject === undefined ? [] : [{ name: 'subject', about: 'the subject it has.', text: subject }]),
    { name: 'description', about: 'what the email is to say.', text: description },
    ...listSignatureParts(request),
  ];
  const task = toComposeTask(style, { subject: subject !== undefined });
  return { task, preferences: request, source: description, parts };
}

export function toReviewAssignment(request: ReviewRequest, categories: readonly string[]): Assignment {
  const text = { name: 'text', about: 'the text to be reviewed.', text: request.text };
  const parts = [...listWriterParts(request), text];
  return { task: toReviewTask(request.type, categories), preferences: request, source: request.text, parts };
}

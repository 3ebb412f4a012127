import type { Action } from '../../../shared/contract/actions.ts';
import {
  type ComposeInput,
  type ComposeStyle,
  composeLevels,
  defaultComposeStyle,
} from '../../../shared/contract/compose.ts';
import type { Remark } from '../../live-check/remarks.ts';
import type { ToolResult } from '../../result/model.ts';
import { listIssueSpans, makeReview, type Review, toText } from '../../review/model.ts';

export interface WriteFields {
  recipient: string;
  subject: string;
  description: string;
  style: ComposeStyle;
}

export const noFields: WriteFields = {
  recipient: '',
  subject: '',
  description: '',
  style: defaultComposeStyle,
};

/** Recipient and subject are sent only when there is something in them. */
export function toComposeInput({ recipient, subject, description, style }: WriteFields): ComposeInput {
  return {
    description,
    ...style,
    ...(recipient.trim() !== '' && { recipient: recipient.trim() }),
    ...(subject.trim() !== '' && { subject: subject.trim() }),
  };
}

/** A level that is none, such as one of a former release, counts as the default. */
export function toKnownStyle(style: Partial<Record<keyof ComposeStyle, unknown>>): ComposeStyle {
  const { formality, tone, length } = composeLevels;
  return {
    formality: formality.find((level) => level === style.formality) ?? defaultComposeStyle.formality,
    tone: tone.find((level) => level === style.tone) ?? defaultComposeStyle.tone,
    length: length.find((level) => level === style.length) ?? defaultComposeStyle.length,
  };
}

/** What was asked for by an action out of the history. */
export function toSentFields({ original_text: description, request }: Action): WriteFields {
  const { recipient, subject } = request;
  return {
    description,
    recipient: typeof recipient === 'string' ? recipient : '',
    subject: typeof subject === 'string' ? subject : '',
    style: toKnownStyle(request),
  };
}

/** What an email holds beside the review of its body. */
export interface EmailExtra {
  /** The call that it came of. */
  id: string;
  /** As it stands in its field, and as it was generated. */
  subject: string;
  givenSubject: string;
  /** The body as the writer edited it by hand; null as long as it follows the decisions of the review. */
  body: string | null;
  /** The email that this one took the place of, where the writer had edited it: nothing of theirs is lost. */
  former: Email | null;
}

/** A generated email. Its review is that of the writer's description. */
export type Email = ToolResult<EmailExtra>;

export function toExtra(id: string, subject: string, former: Email | null): EmailExtra {
  return {
    id,
    subject,
    givenSubject: subject,
    body: null,
    // One that was never touched passes on what it had itself taken the place of
    former: former && (isEdited(former) ? without(former) : former.extra.former),
  };
}

/** What the writer typed into an email, which is kept on its own at each key: no result is written that often. */
interface Edit {
  /** The id of the email. */
  of: string;
  subject: string;
  body: string;
  isBodyEdited: boolean;
}

export const noEdit: Edit = { of: '', subject: '', body: '', isBodyEdited: false };

export function toEdit({ extra: { id, subject, body } }: Email): Edit {
  return { of: id, subject, body: body ?? '', isBodyEdited: body !== null };
}

/** The email with what was typed into it; as it is where the edit is one of another. */
export function withEdit(email: Email, { of, subject, body, isBodyEdited }: Edit): Email {
  return of === email.extra.id ? withExtra(email, { subject, body: isBodyEdited ? body : null }) : email;
}

/** The generated body, with the writer's own words wherever they rejected a change. */
function toGeneratedBody({ review }: Pick<Email, 'review'>): string {
  return toText(review);
}

/** What is to be checked of the email: where it stands as it was noted, or was guessed. */
export function listRemarks({ review, issues }: Pick<Email, 'review' | 'issues'>): Remark[] {
  const noted = issues.filter(({ rule }) => rule === 'as-noted');
  const text = toText(review);
  return listIssueSpans(review, noted).map(({ issue: { rule, message, replacements }, start, end }) => ({
    words: text.slice(start, end),
    reason: message,
    rule,
    replacements,
  }));
}

/** The body as it stands on the screen: what is copied. */
export function toBody(email: Email): string {
  return email.extra.body ?? toGeneratedBody(email);
}

export function isEdited({ extra }: Email): boolean {
  return extra.body !== null || extra.subject !== extra.givenSubject;
}

/** Typed by hand. What equals the generated body again follows the decisions again. */
export function withBody(email: Email, body: string): Email {
  return withExtra(email, { body: body === toGeneratedBody(email) ? null : body });
}

export function withSubject(email: Email, subject: string): Email {
  return withExtra(email, { subject });
}

/** The generated body again, with what was decided about it. */
export function startAgain(email: Email): Email {
  return withExtra(email, { body: null });
}

/** The former email comes back, and this one takes its place. */
export function bringBack(email: Email): Email {
  const { former } = email.extra;
  return former ? withExtra(former, { former: without(email) }) : email;
}

function without(email: Email): Email {
  return withExtra(email, { former: null });
}

function withExtra(email: Email, parts: Partial<EmailExtra>): Email {
  return { ...email, extra: { ...email.extra, ...parts } };
}

/** What the email leaves open: a body that was edited by hand was looked at. */
export function toOpenReview({ review, extra }: Email): Review {
  return extra.body === null ? review : makeReview(extra.body, []);
}

import type { Action } from '../../../shared/contract/actions.ts';
import type { ChainQuestion, ReplyInput } from '../../../shared/contract/reply.ts';
import type { TextChange } from '../../../shared/contract/result.ts';
import { formatCount, formatNumber } from '../../../shared/format.ts';
import { sameResultSentence } from '../../../shared/sentences.ts';
import { defaultStyle, type ReplyStyle, styleScales, toSentStyle } from './style.ts';

/** What the writer enters, each kept as a draft. */
export interface ReplyFields {
  chain: string;
  draft: string;
  style: ReplyStyle;
}

export const noFields: ReplyFields = { chain: '', draft: '', style: defaultStyle };

/** What a call of the history was made with. */
export function toSentFields({ original_text: draft, request }: Pick<Action, 'original_text' | 'request'>) {
  const chain = request['email-chain'];
  return { chain: typeof chain === 'string' ? chain : '', draft, style: toSentStyle(request) };
}

/** A call, to the letter. A style that is switched off is not in it. */
export function toReplyInput({ chain, draft, style }: ReplyFields): ReplyInput {
  const on = styleScales.filter(({ key }) => style[key].isOn);
  return {
    action: 'reply-email',
    'email-chain': chain,
    'user-draft': draft,
    ...Object.fromEntries(on.map(({ key }) => [key, style[key].level])),
  };
}

export interface MissingField {
  field: 'chain' | 'draft';
  sentence: string;
}

/** What has to be there before a reply can be asked for. */
export function findMissing({
  chain,
  draft,
}: Pick<ReplyFields, 'chain' | 'draft'>): MissingField | undefined {
  if (chain.trim() === '') return { field: 'chain', sentence: 'Please paste an email chain first' };
  if (draft.trim() === '') return { field: 'draft', sentence: 'Please write a rough draft of your reply' };
  return undefined;
}

export type PasteVerdict = { text: string } | { refusal: string };

/** What the clipboard holds; undefined where the browser does not tell. */
export function judgePaste(clipboard: string | undefined, limit: number): PasteVerdict {
  const text = clipboard?.replaceAll('\r\n', '\n') ?? '';
  if (text.trim() === '') return { refusal: 'No text found in clipboard or paste permission denied' };
  const limitWords = formatNumber(limit);
  if (text.length > limit) return { refusal: `Text is too long. Maximum ${limitWords} characters allowed.` };
  return { text };
}

/** What is said once a reply is there. */
export function toDoneSentence({
  review: { changes },
  extra: { questions },
  notice,
}: {
  review: { changes: readonly TextChange[] };
  extra: { questions: readonly ChainQuestion[] };
  notice: string | null;
}): string {
  const count = formatCount(changes.length, 'change');
  const unchanged = notice ?? 'Nothing was found to change in your draft, and this was free.';
  const outcome = changes.length > 0 ? `${count} against your draft.` : unchanged;
  const answered = questions.filter((question) => question.answered).length;
  const coverage = questions.length > 0 ? ` ${answered} of ${toCount(questions.length)} answered.` : '';
  const isSame = notice?.includes(sameResultSentence);
  return isSame ? `${notice}${coverage}` : `Your reply is ready. ${outcome}${coverage}`;
}

export function toCount(questions: number): string {
  return formatCount(questions, 'question');
}

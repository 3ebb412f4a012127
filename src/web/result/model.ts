import type { EngineIdentity, TextChange, TextIssue } from '../../shared/contract/result.ts';
import { rulesName } from '../../shared/facts.ts';
import { sameResultSentence } from '../../shared/sentences.ts';
import type { CallError } from '../api/failed-call.ts';
import { makeReview, type Review, toText } from '../review/state.ts';

/** What every tool that gives a text answers with, under the keys of the contract. */
export interface TextAnswer {
  action_id: string;
  changes: TextChange[];
  issues: TextIssue[];
  engine: EngineIdentity;
  offline: boolean;
  notice: string | null;
}

/** A result under review. It belongs to the text that it was made from: `review.source`. */
export interface ToolResult<Extra = unknown> {
  action: string;
  review: Review;
  issues: readonly TextIssue[];
  /** What the thumbs speak of; null for a text that no engine has just given, such as an earlier version. */
  actionId: string | null;
  /** The last partial edit of this result. */
  partialActionId: string | null;
  engine: EngineIdentity | null;
  offline: boolean;
  notice: string | null;
  /** What one tool's answer holds beside the text. */
  extra: Extra;
}

/** Whether a call has brought something: a text that it left alone, or gave before, is no success. */
export function isNews({ review, notice }: Pick<ToolResult, 'review' | 'notice'>): boolean {
  return review.changes.length > 0 && !notice?.includes(sameResultSentence);
}

export interface ToolState<Extra = unknown> {
  /** The call under way, with what it has written so far. */
  run: { action: string; written: string } | null;
  /** The last result. It stays through a call that is stopped or fails. */
  result: ToolResult<Extra> | null;
  failure: { action: string; error: CallError } | null;
}

export const idle = { run: null, result: null, failure: null } as const satisfies ToolState;

export type ToolEvent<Extra = unknown> =
  /** Also when a call is tried again: what the first try wrote is gone. */
  | { type: 'started'; action: string }
  | { type: 'wrote'; text: string }
  | { type: 'finished'; result: ToolResult<Extra> }
  | { type: 'stopped' }
  | { type: 'failed'; action: string; error: CallError }
  | { type: 'reviewed'; review: Review }
  | { type: 'spliced'; review: Review; partialActionId: string }
  /** A result that was kept, or reopened; null takes it away. */
  | { type: 'placed'; result: ToolResult<Extra> | null };

export function reduce<Extra>(state: ToolState<Extra>, event: ToolEvent<Extra>): ToolState<Extra> {
  switch (event.type) {
    case 'started':
      return { ...state, run: { action: event.action, written: '' }, failure: null };
    case 'wrote':
      return state.run ? { ...state, run: { ...state.run, written: state.run.written + event.text } } : state;
    case 'finished':
      return { run: null, result: event.result, failure: null };
    case 'stopped':
      return { ...state, run: null };
    case 'failed':
      // Thumbs speak of the last call: one that failed has none
      return {
        run: null,
        result: state.result && { ...state.result, actionId: null, partialActionId: null },
        failure: { action: event.action, error: event.error },
      };
    case 'reviewed':
      return withResult(state, { review: event.review });
    case 'spliced':
      return withResult(state, { review: event.review, partialActionId: event.partialActionId });
    case 'placed':
      return { ...state, result: event.result, failure: null };
  }
}

function withResult<Extra>(state: ToolState<Extra>, parts: Partial<ToolResult<Extra>>): ToolState<Extra> {
  return state.result ? { ...state, result: { ...state.result, ...parts } } : state;
}

export function toResult<Extra>(
  action: string,
  source: string,
  answer: TextAnswer,
  extra: Extra,
): ToolResult<Extra> {
  const { action_id: actionId, changes, issues, engine, offline, notice } = answer;
  const review = makeReview(source, changes);
  return { action, review, issues, actionId, partialActionId: null, engine, offline, notice, extra };
}

/** A text that stands as it is, such as an earlier version. */
export function toPlainResult<Extra>(text: string, extra: Extra): ToolResult<Extra> {
  const review = makeReview(text, []);
  const nobody = { actionId: null, partialActionId: null, engine: null, offline: false, notice: null };
  return { action: 'version', review, issues: [], ...nobody, extra };
}

/** Two states of the result of one call, however far each is reviewed. */
export function isSameCall(one: ToolResult, other: ToolResult): boolean {
  const ids = [one.actionId, other.actionId].filter((id) => id !== null);
  return one.review.source === other.review.source && new Set(ids).size <= 1;
}

/** What is known where nothing was changed: who found nothing, and never that a text is fine. */
export function toUnchangedSentence({ name }: EngineIdentity): string {
  return `${name === rulesName ? `The ${name.toLowerCase()}` : name} found nothing to change. This was free.`;
}

/** That nothing was found in a text says nothing any more once it is another. */
export function findShownResult<Extra>({ result }: ToolState<Extra>, text: string): ToolResult<Extra> | null {
  const isGone = result !== null && result.review.changes.length === 0 && isOutdated(result, text);
  return isGone ? null : result;
}

/** The writer went on writing: the result no longer speaks of this text. */
export function isOutdated({ review }: ToolResult, text: string): boolean {
  return text !== review.source && text !== toResultText(review);
}

const resultTexts = new WeakMap<Review, string>();

/** The text that results. Put together once for each state of a review: it is asked for with each key. */
export function toResultText(review: Review): string {
  const known = resultTexts.get(review);
  if (known !== undefined) return known;
  const text = toText(review);
  resultTexts.set(review, text);
  return text;
}

export function countWords(text: string): number {
  return text.trim() === '' ? 0 : text.trim().split(/\s+/u).length;
}

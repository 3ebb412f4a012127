import type { EngineIdentity } from '../../../shared/contract/result.ts';
import type { Comparison, Feedback, ReviewOutput, TextType } from '../../../shared/contract/review.ts';
import type { CallError } from '../../api/call-error.ts';

/** Feedback belongs to the text that was analyzed: all offsets in it are UTF-16 code units of `text`. */
export interface FeedbackResult {
  text: string;
  type: TextType;
  feedback: Feedback;
  /** With an earlier draft, where one was given. */
  comparison?: Comparison;
  /** The text with the fixes that were used; the same as `text` before the first. */
  fixedText: string;
  /** Ids of the points that were fixed. */
  done: readonly string[];
  actionId: string;
  engine: EngineIdentity | null;
  offline: boolean;
  notice: string | null;
}

export interface FeedbackState {
  /** The analysis under way, with what it has written so far. */
  run: { type: TextType; written: string } | null;
  /** The last feedback. It stays through an analysis that is stopped or fails. */
  result: FeedbackResult | null;
  failure: CallError | null;
}

export const idle: FeedbackState = { run: null, result: null, failure: null };

export type FeedbackEvent =
  /** Also when a call is tried again: what the first try wrote is gone. */
  | { type: 'started'; textType: TextType }
  | { type: 'wrote'; text: string }
  | { type: 'finished'; result: FeedbackResult }
  | { type: 'stopped' }
  | { type: 'failed'; error: CallError }
  /** A point's fix was used in the text, or taken back out of it. */
  | { type: 'fixed'; pointId: string; isDone: boolean; text: string }
  /** Feedback that was kept, or reopened; null takes it away. */
  | { type: 'placed'; result: FeedbackResult | null };

export function reduce(state: FeedbackState, event: FeedbackEvent): FeedbackState {
  switch (event.type) {
    case 'started':
      return { ...state, run: { type: event.textType, written: '' }, failure: null };
    case 'wrote':
      return state.run ? { ...state, run: { ...state.run, written: state.run.written + event.text } } : state;
    case 'finished':
      return { run: null, result: event.result, failure: null };
    case 'stopped':
      return { ...state, run: null };
    case 'failed':
      return { ...state, run: null, failure: event.error };
    case 'fixed':
      return state.result ? { ...state, result: markPoint(state.result, event) } : state;
    case 'placed':
      return { ...state, result: event.result, failure: null };
  }
}

function markPoint(
  result: FeedbackResult,
  { pointId, isDone, text }: { pointId: string; isDone: boolean; text: string },
): FeedbackResult {
  const others = result.done.filter((id) => id !== pointId);
  return { ...result, fixedText: text, done: isDone ? [...others, pointId] : others };
}

export function toFeedbackResult(text: string, type: TextType, answer: ReviewOutput): FeedbackResult {
  const { feedback, comparison, action_id: actionId, engine, offline, notice } = answer;
  return {
    text,
    type,
    feedback,
    ...(comparison && { comparison }),
    fixedText: text,
    done: [],
    actionId,
    engine,
    offline,
    notice,
  };
}

/** The writer went on writing: the feedback no longer speaks of this text. Used fixes do not count as that. */
export function isOutdated({ text, fixedText }: FeedbackResult, current: string): boolean {
  return current !== text && current !== fixedText;
}

import type { EnhanceActionName, EnhanceOutput } from '../../../shared/contract/enhance.ts';
import type { CallError } from '../../api/call-error.ts';
import { makeReview, type Review, toText } from '../../review/model.ts';

/** A result belongs to the text that it was made from: `review.source`. */
export interface ImproveResult {
  action: EnhanceActionName;
  output: EnhanceOutput;
  review: Review;
}

export interface ImproveState {
  /** The call under way, with what it has written so far. */
  run: { action: EnhanceActionName; written: string } | null;
  /** The last result. It stays through a call that is stopped or fails. */
  result: ImproveResult | null;
  failure: { action: EnhanceActionName; error: CallError } | null;
}

export const idle: ImproveState = { run: null, result: null, failure: null };

export type ImproveEvent =
  /** Also when a call is tried again: what the first try wrote is gone. */
  | { type: 'started'; action: EnhanceActionName }
  | { type: 'wrote'; text: string }
  | { type: 'finished'; action: EnhanceActionName; source: string; output: EnhanceOutput }
  | { type: 'stopped' }
  | { type: 'failed'; action: EnhanceActionName; error: CallError }
  | { type: 'reviewed'; review: Review }
  | { type: 'cleared' };

export function reduce(state: ImproveState, event: ImproveEvent): ImproveState {
  switch (event.type) {
    case 'started':
      return { ...state, run: { action: event.action, written: '' }, failure: null };
    case 'wrote':
      return state.run ? { ...state, run: { ...state.run, written: state.run.written + event.text } } : state;
    case 'finished': {
      const review = makeReview(event.source, event.output.changes);
      return { run: null, result: { action: event.action, output: event.output, review }, failure: null };
    }
    case 'stopped':
      return { ...state, run: null };
    case 'failed':
      return { ...state, run: null, failure: { action: event.action, error: event.error } };
    case 'reviewed':
      return state.result ? { ...state, result: { ...state.result, review: event.review } } : state;
    case 'cleared':
      return { ...state, result: null, failure: null };
  }
}

/** What the result pane has to show. That a text was fine says nothing any more once it is another. */
export function findShownResult({ result }: ImproveState, text: string): ImproveResult | null {
  const isGone = result !== null && result.review.changes.length === 0 && isOutdated(result, text);
  return isGone ? null : result;
}

/** The writer went on writing: the result no longer speaks of this text. */
export function isOutdated({ review }: ImproveResult, text: string): boolean {
  return text !== review.source && text !== toText(review, 'accepted');
}

export function countWords(text: string): number {
  return text.trim() === '' ? 0 : text.trim().split(/\s+/u).length;
}

export const actionWords: Record<EnhanceActionName, { name: string; busy: string; done: string }> = {
  improve: { name: 'Improve', busy: 'Improving...', done: 'Text enhanced successfully!' },
  grammar: { name: 'Fix Grammar', busy: 'Fixing...', done: 'Fix Grammar applied successfully!' },
};

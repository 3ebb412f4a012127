import type { TextChange } from '../../../shared/contract/result.ts';
import { type Decision, makeReview, type Review } from '../../review/model.ts';
import { recordedChanges, sampleSource } from '../../sample/sample.ts';

/** A change of the sample, and what has been decided about it when the page opens. */
export interface SampleChange extends TextChange {
  decided: Decision;
}

const acceptedUpTo = 2;
/** The change whose slip is open at first. */
export const openAtFirst = acceptedUpTo;

export const sampleChanges: SampleChange[] = recordedChanges.map((change, index) => ({
  ...change,
  decided: index < acceptedUpTo ? 'accepted' : 'open',
}));
export const sampleReview: Review = makeReview(sampleSource, sampleChanges);

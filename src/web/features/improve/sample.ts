import type { ToolResult } from '../../result/model.ts';
import { makeReview } from '../../review/model.ts';
import { recordedChanges, sampleSource } from '../../sample/sample.ts';

/** The sample with its recorded answer: no call is made, so it costs nothing and is in nobody's history. */
export const sampleResult: ToolResult<null> = {
  action: 'sample',
  review: makeReview(sampleSource, recordedChanges),
  issues: [],
  actionId: null,
  partialActionId: null,
  engine: { name: 'Embedded engine', local: true },
  offline: false,
  notice: 'A sample, free. This is what the embedded engine answers to this text. Nothing was sent.',
  extra: null,
};

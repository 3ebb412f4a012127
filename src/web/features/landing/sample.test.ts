import { expect, test } from 'vitest';
import { listSegments, toText } from '../../review/model.ts';
import { sampleSource } from '../../sample/sample.ts';
import { sampleChanges, sampleReview } from './sample.ts';

test('the sample is a review like any other', () => {
  const shown = listSegments(sampleReview).map((segment) =>
    segment.kind === 'same' ? segment.text : segment.removed,
  );
  expect(shown.join('')).toBe(sampleSource);
  expect(toText(sampleReview)).toContain('because of an error in the export');
  expect(sampleChanges.some(({ decided }) => decided === 'accepted')).toBe(true);
});

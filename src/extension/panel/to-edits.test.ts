import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyReview } from '../../web/review/review-arbitraries.ts';
import { toText } from '../../web/review/state.ts';
import { applyEdits } from '../page/edits.ts';
import { toEdits } from './to-edits.ts';

test('DOOR-05 what is put back is the text as the review shows it, whatever was decided', () => {
  fc.assert(
    fc.property(anyReview, (review) => {
      expect(applyEdits(review.source, toEdits(review))).toBe(toText(review));
    }),
  );
});

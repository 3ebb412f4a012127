import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { decide, makeReview } from '../model.ts';
import { makeChange } from '../review-arbitraries.ts';
import { useReview } from '../use-review.ts';
import { PlainText } from './plain-text.tsx';

const nothing = () => undefined;

function Shown({ decision }: { decision: 'open' | 'rejected' }) {
  const review = decide(makeReview('gone', [makeChange(0, 4, '')]), 0, decision);
  const control = useReview({
    review,
    current: 0,
    hasMarks: false,
    onReview: nothing,
    onCurrent: nothing,
    onToggleView: nothing,
    announce: nothing,
  });
  return <PlainText review={review} control={control} issues={[]} />;
}

test('IMP-07 where nothing is left there is no content to preview', () => {
  expect(renderToStaticMarkup(<Shown decision="open" />)).toContain('No content to preview');
  expect(renderToStaticMarkup(<Shown decision="rejected" />)).toContain('gone');
});

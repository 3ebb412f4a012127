import { Suspense, useEffect, useId, useRef } from 'react';
import { ReviewView } from '../../../review/lazy-review-view.ts';
import type { Review, ReviewLook } from '../../../review/model.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { countWords, findShownResult, type ImproveResult, type ImproveState, isOutdated } from '../model.ts';
import { EmptyResult } from './empty-result.tsx';
import { FailureBanner } from './failure-banner.tsx';
import { ResultFoot } from './result-foot.tsx';

interface ResultPaneProps {
  state: ImproveState;
  /** The text as it stands in the source pane. */
  text: string;
  current: number;
  look: ReviewLook;
  isFlashing: boolean;
  onReview(review: Review): void;
  onCurrent(index: number): void;
  onLook(look: ReviewLook): void;
  onRetry(): void;
  onReplace(text: string): void;
  onSample: (() => void) | undefined;
}

const looks = [
  { value: 'changes', label: 'Changes' },
  { value: 'plain', label: 'Plain' },
] as const;

export function ResultPane(props: ResultPaneProps) {
  const { state, text, look, isFlashing, onLook } = props;
  const id = useId();
  const { run, failure } = state;
  const isRunning = run !== null;
  const pane = useRef<HTMLElement>(null);
  const isPhone = useIsPhone();
  // On a phone the pane lies below the source: the words are to be seen as they come, with Stop just above them
  useEffect(() => {
    if (isPhone && isRunning) pane.current?.scrollIntoView({ block: 'start' });
  }, [isPhone, isRunning]);
  const result = findShownResult(state, text);
  const hasChanges = result !== null && result.review.changes.length > 0;
  return (
    <section ref={pane} className="pane" aria-labelledby={id} aria-busy={isRunning}>
      <div className={isFlashing ? 'pane-head pane-head-flash' : 'pane-head'}>
        <h2 id={id}>
          <span className="max-md:hidden">AI Enhanced Text</span>
          <span className="md:hidden">Improved Text</span>
        </h2>
        <div className="ml-auto flex items-center">
          {run && <span className="num text-small text-ink-3">{countWords(run.written)} words</span>}
          {!run && hasChanges && <Segments label="View" value={look} options={looks} onChange={onLook} />}
        </div>
      </div>
      {failure && !run && <FailureBanner error={failure.error} onRetry={props.onRetry} />}
      {run ? (
        <StreamedText written={run.written} />
      ) : result ? (
        <Result {...props} result={result} />
      ) : (
        <Empty {...props} />
      )}
    </section>
  );
}

function Empty({ onSample }: ResultPaneProps) {
  return (
    <div className="pane-body">
      <EmptyResult onSample={onSample} />
    </div>
  );
}

/** Plain words as they come. Not a live region: word by word would be noise. The end is announced once. */
function StreamedText({ written }: { written: string }) {
  return (
    <>
      <div className="stream-line" role="progressbar" aria-label="Writing" />
      <p className="review-bar">Changes are marked when the text is complete.</p>
      <div className="pane-body">
        <p className="prose written">
          {written}
          <span className="cursor" />
        </p>
      </div>
      <p className="pane-foot">Stop is free and keeps your text.</p>
    </>
  );
}

function Result({ result, text, current, look, ...on }: ResultPaneProps & { result: ImproveResult }) {
  const { review, output } = result;
  return (
    <>
      {isOutdated(result, text) && (
        <Banner>Your text has changed since. This result belongs to the text as it was.</Banner>
      )}
      {review.changes.length > 0 ? (
        <Suspense fallback={<div className="pane-body" aria-busy="true" />}>
          <ReviewView
            review={review}
            current={current}
            look={look}
            onReview={on.onReview}
            onCurrent={on.onCurrent}
            onLook={on.onLook}
          />
        </Suspense>
      ) : (
        <>
          <Banner>No changes. Your text is already fine, and this was free.</Banner>
          <div className="pane-body">
            <p className="prose written">{review.source}</p>
          </div>
        </>
      )}
      <ResultFoot
        review={review}
        engine={output.engine}
        actionId={output.action_id}
        onReplace={on.onReplace}
      />
    </>
  );
}

import { useEffect, useId, useRef } from 'react';
import type { FeedbackPoint } from '../../../../shared/contract/review.ts';
import { formatCount } from '../../../../shared/format.ts';
import { ComparisonTable } from '../../../rating/components/comparison-table.tsx';
import { RatingRow } from '../../../rating/components/rating-row.tsx';
import { CopyButton } from '../../../result/components/copy-button.tsx';
import { EngineName } from '../../../result/components/engine-name.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { FailureBanner } from '../../../writing/failure-banner.tsx';
import { StopButton } from '../../../writing/run-button.tsx';
import { Thumbs } from '../../../writing/thumbs.tsx';
import { type FeedbackResult, type FeedbackState, isOutdated } from '../model.ts';
import { textTypeWords } from '../words.ts';
import { EmptyFeedback } from './empty-feedback.tsx';
import { PointRow } from './point-row.tsx';

interface ResultsSheetProps {
  state: FeedbackState;
  /** The text as it stands in its field. */
  text: string;
  isFlashing: boolean;
  isStillWorking: boolean;
  onRetry(): void;
  onStop(): void;
  onFix(point: FeedbackPoint): void;
  onLookAt(point: FeedbackPoint | undefined): void;
}

/** Where feedback comes to be: empty, being written, failed, or there to be read. */
export function ResultsSheet(props: ResultsSheetProps) {
  const { state, isFlashing } = props;
  const { run, result, failure } = state;
  const id = useId();
  const sheet = useRef<HTMLElement>(null);
  const isRunning = run !== null;
  // Where the sheets lie under each other, the words are to be seen as they come, with Stop just above them
  useEffect(() => {
    if (isRunning && matchMedia('(max-width: 63.99rem)').matches)
      sheet.current?.scrollIntoView({ block: 'start' });
  }, [isRunning]);
  const type = run?.type ?? result?.type;
  return (
    <section ref={sheet} className="sheet pane feedback-results" aria-labelledby={id} aria-busy={isRunning}>
      <div className={isFlashing ? 'pane-head pane-head-flash' : 'pane-head'}>
        <h2 id={id}>{type ? textTypeWords[type].heading : 'Feedback'}</h2>
        <div className="ml-auto flex items-center gap-2">
          {isRunning && <StopButton className="lg:hidden" onStop={props.onStop} />}
          {!isRunning && result && <ResultBadges result={result} />}
        </div>
      </div>
      {failure && !isRunning && <FailureBanner tool="get-feedback" error={failure} onRetry={props.onRetry} />}
      {run ? (
        <Written written={run.written} isStillWorking={props.isStillWorking} />
      ) : result ? (
        <Read result={result} {...props} />
      ) : (
        <div className="pane-body">
          <EmptyFeedback />
        </div>
      )}
    </section>
  );
}

function ResultBadges({ result }: { result: FeedbackResult }) {
  const { points } = result.feedback;
  return (
    <>
      {result.offline && <span className="badge">Measured offline, free of charge</span>}
      {points.length > 0 && <span className="badge num">{formatCount(points.length, 'point')}</span>}
    </>
  );
}

/** Plain words as they come. Not a live region: word by word would be noise. The end is announced once. */
function Written({ written, isStillWorking }: { written: string; isStillWorking: boolean }) {
  return (
    <>
      <div className="stream-line" role="progressbar" aria-label="Analyzing" />
      <div className="pane-body">
        <p className="feedback-words written">
          {written}
          <span className="cursor" />
        </p>
      </div>
      <p className="pane-foot" aria-live="polite">
        {isStillWorking ? 'Still reading. A long text takes a while. ' : ''}Stop is free and keeps your text.
      </p>
    </>
  );
}

function Read({ result, text, onFix, onLookAt }: ResultsSheetProps & { result: FeedbackResult }) {
  const { feedback, comparison, notice, engine, actionId } = result;
  return (
    <>
      {isOutdated(result, text) && <Banner>Your text has changed since this feedback was written.</Banner>}
      {notice && !feedback.written_feedback.startsWith(notice) && <Banner>{notice}</Banner>}
      <div className="pane-body">
        <p className="feedback-words written">{feedback.written_feedback}</p>
        {comparison && <ComparisonTable comparison={comparison} />}
        {feedback.ratings.length > 0 && (
          <ul aria-label="Ratings">
            {feedback.ratings.map((rating) => (
              <RatingRow key={rating.category} rating={rating} text={result.text} points={feedback.points} />
            ))}
          </ul>
        )}
        {feedback.points.length > 0 && <Points result={result} onFix={onFix} onLookAt={onLookAt} />}
      </div>
      <div className="pane-foot">
        {engine && <EngineName engine={engine} />}
        <div className="ml-auto flex items-center gap-2">
          <CopyButton
            text={feedback.written_feedback}
            name="Copy the written feedback"
            done="Text copied to clipboard!"
          />
          <Thumbs key={actionId} actionId={actionId} />
        </div>
      </div>
    </>
  );
}

function Points({
  result,
  onFix,
  onLookAt,
}: Pick<ResultsSheetProps, 'onFix' | 'onLookAt'> & { result: FeedbackResult }) {
  const id = useId();
  const { text, done } = result;
  const { points } = result.feedback;
  return (
    <section className="points" aria-labelledby={id}>
      <div className="flex items-baseline gap-2">
        <h3 id={id}>What to change</h3>
        <span className="num ml-auto text-small text-ink-3">
          {done.length} of {points.length} done
        </span>
      </div>
      <ol>
        {points.map((point) => (
          <PointRow
            key={point.id}
            point={point}
            text={text}
            isDone={done.includes(point.id)}
            onFix={onFix}
            onLookAt={onLookAt}
          />
        ))}
      </ol>
    </section>
  );
}

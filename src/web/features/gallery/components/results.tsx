import { useState } from 'react';
import { networkError } from '../../../api/call-error.ts';
import { ResultBody } from '../../../result/components/result-body.tsx';
import { ResultFoot } from '../../../result/components/result-foot.tsx';
import { ResultPane } from '../../../result/components/result-pane.tsx';
import { idle, type ToolState } from '../../../result/model.ts';
import { ReviewView } from '../../../review/lazy-review-view.ts';
import type { ReviewLook } from '../../../review/model.ts';
import { issues, plainReview, result, streaming } from '../samples.ts';
import { Shelf } from './shelf.tsx';

function nothing(): void {}

/** A pane for each state of a tool. */
export function Results() {
  return (
    <Shelf title="Result panes, marks and slips">
      <Pane name="Empty" state={idle} />
      <Pane name="Being written" state={streaming} />
      <Pane
        name="Failed"
        state={{ ...idle, failure: { action: 'improve', error: networkError(undefined) } }}
      />
      <Pane name="To be reviewed" state={{ ...idle, result }} />
      <Pane name="Flagged fact under review" state={{ ...idle, result }} current={2} />
      <Pane name="Decided change under review" state={{ ...idle, result }} current={3} />
      <div className="sheet">
        <ReviewView
          review={plainReview}
          issues={issues}
          current={0}
          look="plain"
          onReview={nothing}
          onCurrent={nothing}
          onLook={nothing}
        />
      </div>
    </Shelf>
  );
}

function Pane({ name, state, current: first = 0 }: { name: string; state: ToolState; current?: number }) {
  const [shown, setShown] = useState(state.result);
  const [current, setCurrent] = useState(first);
  const [look, setLook] = useState<ReviewLook>('changes');
  return (
    <div className="sheet">
      <ResultPane
        tool="improve-text"
        title={{ wide: name, phone: name }}
        state={state}
        result={shown}
        look={look}
        isFlashing={false}
        empty={<h3>Enhanced text will appear here</h3>}
        onLook={setLook}
        onRetry={nothing}
      >
        {(full) => (
          <>
            <ResultBody
              result={full}
              text={full.review.source}
              current={current}
              look={look}
              onReview={(review) => setShown({ ...full, review })}
              onCurrent={setCurrent}
              onLook={setLook}
            />
            <ResultFoot
              result={full}
              copy={{ name: 'Copy text', done: 'Text copied to clipboard!' }}
              isPartial={false}
              onShow={setCurrent}
            />
          </>
        )}
      </ResultPane>
    </div>
  );
}

import { useId, useState } from 'react';
import { OpenFactsQuestion } from '../../../result/components/open-facts-question.tsx';
import { useOpenFacts } from '../../../result/use-open-facts.ts';
import { focusChange } from '../../../review/focus-change.ts';
import { ReviewView } from '../../../review/lazy-review-view.ts';
import { countDecisions, type ReviewLook } from '../../../review/model.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Fix } from '../fix.ts';
import type { FeedbackResult } from '../model.ts';
import type { FixControl } from '../use-fix.ts';
import { AskForm } from './ask-form.tsx';

type OpenFix = NonNullable<FixControl['fixing']>;

/** A point's fix, as changes to accept or reject, or as a question to the engine. Escape and Cancel change nothing. */
export function FixDialog({ control, result }: { control: FixControl; result: FeedbackResult | null }) {
  const { fixing } = control;
  if (!fixing || !result) return null;
  return <OpenDialog key={fixing.point.id} control={control} fixing={fixing} result={result} />;
}

interface DialogProps {
  control: FixControl;
  fixing: OpenFix;
  result: FeedbackResult;
}

function OpenDialog({ control, fixing, result }: DialogProps) {
  const { close } = control;
  const { title, explanation } = fixing.point;
  const id = useId();
  return (
    <Dialog title={title} hasCross className="fix-dialog" describedBy={`${id}-why`} onClose={close}>
      <p id={`${id}-why`} className="fix-why">
        {explanation}
      </p>
      <Step control={control} fixing={fixing} result={result} />
    </Dialog>
  );
}

function Step({ control, fixing, result }: DialogProps) {
  const { step } = fixing;
  if (step.kind === 'review') return <ReviewStep control={control} fixing={fixing} fix={step.fix} />;
  if (step.kind === 'ask') return <AskForm control={control} point={fixing.point} text={result.text} />;
  return (
    <>
      <Banner icon="warning" tone="flag">
        This part of your text has changed since it was analyzed, so the fix no longer fits. Your text is as
        it was. Analyze it again to see what is left to do.
      </Banner>
      <div className="dialog-foot">
        <Button onClick={control.close}>Close</Button>
      </div>
    </>
  );
}

function ReviewStep({ control, fixing, fix }: Omit<DialogProps, 'result'> & { fix: Fix }) {
  const id = useId();
  // What the dialog is for: marks to decide, whatever is remembered for results
  const [look, setLook] = useState<ReviewLook>('changes');
  const { rejected } = countDecisions(fix.review);
  const isAllRejected = rejected === fix.review.changes.length;
  const openFacts = useOpenFacts(fix.review);
  const { problem } = control;
  return (
    <>
      <div className="pane fix-pane">
        <ReviewView
          review={fix.review}
          issues={[]}
          current={fixing.current}
          look={look}
          onReview={control.keepReview}
          onCurrent={control.setCurrent}
          onLook={setLook}
        />
      </div>
      {problem?.kind === 'unchanged' && (
        <Banner icon="warning" tone="flag">
          {problem.notice}
        </Banner>
      )}
      <OpenFactsQuestion
        review={fix.review}
        openFacts={openFacts}
        onShow={(index) => {
          setLook('changes');
          control.setCurrent(index);
          focusChange(index);
        }}
      />
      <div className="dialog-foot">
        <p id={id} className="mr-auto self-center text-small text-ink-3">
          {isAllRejected
            ? 'You rejected every change: there is nothing to use.'
            : 'Puts what you see into your text. Free of charge.'}
        </p>
        <Button onClick={control.close}>Cancel</Button>
        <Button
          look="primary"
          disabled={isAllRejected}
          aria-describedby={id}
          onClick={() => openFacts.leave('Use', control.putInText)}
        >
          Use in my text
        </Button>
      </div>
    </>
  );
}

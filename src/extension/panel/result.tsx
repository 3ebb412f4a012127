import { useState } from 'react';
import type { EnhanceOutput } from '../../shared/contract/enhance.ts';
import { CopyButton } from '../../web/result/components/copy-button.tsx';
import { EngineName } from '../../web/result/components/engine-name.tsx';
import { OpenFactsQuestion } from '../../web/result/components/open-facts-question.tsx';
import { ResultBody } from '../../web/result/components/result-body.tsx';
import { type ToolResult, toResultText } from '../../web/result/model.ts';
import { useOpenFacts } from '../../web/result/use-open-facts.ts';
import { useReviewLook } from '../../web/result/use-review-look.ts';
import type { ToolRunner } from '../../web/result/use-tool-runner.ts';
import { focusChange } from '../../web/review/focus-change.ts';
import { countDecisions } from '../../web/review/model.ts';
import { toRejectedSentence } from '../../web/review/words.ts';
import { Banner } from '../../web/ui/banner.tsx';
import { Button } from '../../web/ui/button.tsx';
import { Icon } from '../../web/ui/icons.tsx';
import { toChord } from '../../web/ui/keys.ts';
import { Segments } from '../../web/ui/segments.tsx';
import type { TakenText } from '../page/types.ts';
import { type PuttingBack, putBack, type TakenFrom } from './page-access.ts';
import { toEdits } from './to-edits.ts';
import { toNotPutBackSentence } from './words.ts';

interface ResultProps {
  tool: ToolRunner<EnhanceOutput, null>;
  result: ToolResult<null>;
  taken: TakenText;
  from: TakenFrom;
  onTakeAgain(): void;
}

/** The review of changes, and the way back to the field. */
export function Result({ tool, result, taken, from, onTakeAgain }: ResultProps) {
  const [look, setLook] = useReviewLook();
  const [outcome, setOutcome] = useState<PuttingBack | 'busy'>();
  const { review, engine } = result;
  const openFacts = useOpenFacts(review);
  const text = toResultText(review);
  const { fieldId } = taken;
  const isBusy = outcome === 'busy';

  async function put(id: number): Promise<void> {
    setOutcome('busy');
    setOutcome(await putBack(from, id, toEdits(review)));
  }

  return (
    <section className="pane" aria-labelledby="improved">
      <div className="pane-head">
        <h2 id="improved">Improved text</h2>
        {review.changes.length > 0 && (
          <div className="ml-auto">
            <Segments
              label="View of the result"
              value={look}
              options={[
                { value: 'changes', label: 'Changes' },
                { value: 'plain', label: 'Plain' },
              ]}
              onChange={setLook}
            />
          </div>
        )}
      </div>
      <ResultBody
        result={result}
        text={taken.text}
        current={tool.current}
        look={look}
        onReview={tool.keepReview}
        onCurrent={tool.setCurrent}
        onLook={setLook}
      />
      <OpenFactsQuestion
        review={review}
        openFacts={openFacts}
        onShow={(index) => {
          setLook('changes');
          tool.setCurrent(index);
          focusChange(index);
        }}
      />
      {outcome && outcome !== 'busy' && <Outcome outcome={outcome} onTakeAgain={onTakeAgain} />}
      <div className="pane-foot">
        {engine && <EngineName engine={engine} />}
        <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
          <CopyButton
            text={text}
            name="Copy text"
            hasLabel
            done="Text copied to clipboard!"
            description={toRejectedSentence(countDecisions(review))}
            leave={openFacts.leave}
          />
          {fieldId !== undefined && text !== review.source && (
            <Button
              look="primary"
              small
              busy={isBusy}
              onClick={() => openFacts.leave('Put back', () => void put(fieldId))}
            >
              <Icon name="replace" />
              Put it back
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

function Outcome({ outcome, onTakeAgain }: { outcome: PuttingBack; onTakeAgain(): void }) {
  if (outcome === 'done')
    return <Banner icon="accept">The text stands in its field. {toChord('Z')} there takes it back.</Banner>;
  const takeAgain = (
    <Button small onClick={onTakeAgain}>
      Take the text again
    </Button>
  );
  return (
    <Banner tone="flag" icon="warning" action={outcome === 'changed' && takeAgain}>
      {toNotPutBackSentence(outcome)}
    </Banner>
  );
}

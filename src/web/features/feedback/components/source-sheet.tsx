import { useRef } from 'react';
import type { TextType } from '../../../../shared/contract/review.ts';
import { formatNumber } from '../../../../shared/format.ts';
import { countCharacters, longestFeedbackText } from '../../../../shared/limits.ts';
import { usePlan } from '../../../account/use-plan.ts';
import { FramedEntry } from '../../../drafts/framed-entry.tsx';
import { restoreText } from '../../../drafts/model.ts';
import { OtherTabNotes } from '../../../drafts/other-tab-notes.tsx';
import type { Draft } from '../../../drafts/use-draft.ts';
import { useTextEntry } from '../../../drafts/use-text-entry.ts';
import { useHandedText } from '../../../handoff/use-handed-text.ts';
import { WhoWrites } from '../../../result/components/engine-name.tsx';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { RunButton, StopButton } from '../../../writing/run-button.tsx';
import type { Span } from '../fix.ts';
import type { EarlierDraft } from '../use-earlier-draft.ts';
import { toAnalyzeWords } from '../words.ts';
import { EarlierDraftField } from './earlier-draft.tsx';
import { PremiumOffer } from './premium-offer.tsx';
import { ReadabilityFigures } from './readability-figures.tsx';
import { TextTypeRadios } from './text-type-radios.tsx';

interface SourceSheetProps {
  draft: Draft;
  earlier: EarlierDraft;
  type: TextType;
  /** A stretch of the text to tint. */
  echo: Span | undefined;
  isRunning: boolean;
  onType(type: TextType): void;
  onShow(span: Span): void;
  onAnalyze(): void;
  onStop(): void;
}

/** What is to be read closely, and its figures. */
export function SourceSheet({ draft, earlier, type, echo, isRunning, ...on }: SourceSheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const { text } = draft;
  const isBlank = text.trim() === '';
  const { plan, isPending } = usePlan();
  const { feedbackTextLimit: limit, comparesDrafts } = plan;
  const refusal = `Not added: with ${plan.name}, a text can have ${formatNumber(limit)} characters here. Yours is as it was.`;
  const isTooLong = [text, comparesDrafts ? earlier.text : ''].some((one) => countCharacters(one) > limit);
  const isCompared = comparesDrafts && earlier.text.trim() !== '';

  const entry = useTextEntry({ limit, onChange: draft.setText, onOpened: put });

  /** Undo brings the former text back. */
  function put(next: string, title: string): void {
    const former = draft.readText();
    entry.change(next);
    const undo = () => entry.change(restoreText(former, draft.readText(), next, longestFeedbackText));
    void notify({ title, ...(former.trim() !== '' && { action: { label: 'Undo', onClick: undo } }) });
  }

  useHandedText({ limit, isReady: !isPending, take: put });

  /** Selects a stretch, for every kind of reader, and brings it into sight. */
  function show(span: Span): void {
    on.onShow(span);
    const area = sheet.current?.querySelector('textarea');
    area?.focus({ preventScroll: true });
    area?.setSelectionRange(span.start, span.end);
    requestAnimationFrame(() => sheet.current?.querySelector('mark')?.scrollIntoView({ block: 'center' }));
  }

  return (
    <section ref={sheet} className="sheet feedback-source" aria-label="Your text">
      <TextTypeRadios value={type} onChange={on.onType} />
      <FramedEntry
        entry={entry}
        title="Your text"
        name="text"
        text={text}
        placeholder="Write or paste the text you would like feedback on..."
        echo={echo}
        check={{ name: 'get-feedback' }}
        into="your text"
        refusal={refusal}
        note={
          isTooLong && `Too long: ${plan.name} gives feedback on up to ${formatNumber(limit)} characters.`
        }
        actions={
          !isBlank && (
            <Button look="bare" small onClick={() => put('', 'Text cleared')}>
              Clear
            </Button>
          )
        }
      >
        <OtherTabNotes otherTab={draft.otherTab} names={{ text: 'text' }} />
      </FramedEntry>
      {comparesDrafts ? (
        <EarlierDraftField draft={earlier} current={text} limit={limit} refusal={refusal} />
      ) : (
        !isPending && <PremiumOffer plan={plan} />
      )}
      <div className="flex flex-wrap items-center gap-2">
        {isRunning && <StopButton className="max-lg:hidden" onStop={on.onStop} />}
        <RunButton
          words={toAnalyzeWords(type)}
          busyWords="Analyzing..."
          isRunning={isRunning}
          isOff={isBlank || isTooLong}
          onRun={on.onAnalyze}
        />
        <span className="text-small text-ink-3">{isCompared ? '1 credit for both drafts' : '1 credit'}</span>
        <WhoWrites />
        {!draft.isSaved && text !== '' && (
          <span className="ml-auto text-small text-ink-3">Not saved: this browser keeps nothing</span>
        )}
      </div>
      <ReadabilityFigures text={text} onShow={show} />
    </section>
  );
}

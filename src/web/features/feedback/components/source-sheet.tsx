import { useId, useRef, useState } from 'react';
import type { TextType } from '../../../../shared/contract/review.ts';
import { formatNumber } from '../../../../shared/format.ts';
import { improveTextLimit } from '../../../../shared/limits.ts';
import { Counter } from '../../../drafts/counter.tsx';
import { restoreText } from '../../../drafts/model.ts';
import { OtherTabNotes } from '../../../drafts/other-tab-notes.tsx';
import { TextPage } from '../../../drafts/text-page.tsx';
import type { Draft } from '../../../drafts/use-draft.ts';
import { DropTarget } from '../../../files/components/drop-target.tsx';
import { OpenFileButton } from '../../../files/components/open-file-button.tsx';
import { useTextFile } from '../../../files/use-text-file.ts';
import { WhoWrites } from '../../../result/components/engine-name.tsx';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { RunButton, StopButton } from '../../../writing/run-button.tsx';
import type { Span } from '../fix.ts';
import { toAnalyzeWords } from '../words.ts';
import { ReadabilityFigures } from './readability-figures.tsx';
import { TextTypeRadios } from './text-type-radios.tsx';

interface SourceSheetProps {
  draft: Draft;
  type: TextType;
  /** A stretch of the text to tint. */
  echo: Span | undefined;
  isRunning: boolean;
  onType(type: TextType): void;
  onShow(span: Span): void;
  onAnalyze(): void;
  onStop(): void;
}

const limitWords = formatNumber(improveTextLimit);

/** What is to be read closely, and its figures. */
export function SourceSheet({ draft, type, echo, isRunning, ...on }: SourceSheetProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const { text } = draft;
  const isBlank = text.trim() === '';

  const file = useTextFile({ limit: improveTextLimit, onText: put });

  function change(next: string): void {
    setIsRefused(false);
    file.forget();
    draft.setText(next);
  }

  /** Undo brings the former text back. */
  function put(next: string, title: string): void {
    const former = draft.readText();
    change(next);
    const undo = () => change(restoreText(former, draft.readText(), next, improveTextLimit));
    void notify({ title, ...(former.trim() !== '' && { action: { label: 'Undo', onClick: undo } }) });
  }

  /** Selects a stretch, for every kind of reader, and brings it into sight. */
  function show(span: Span): void {
    on.onShow(span);
    const area = frame.current?.querySelector('textarea');
    area?.focus({ preventScroll: true });
    area?.setSelectionRange(span.start, span.end);
    requestAnimationFrame(() => frame.current?.querySelector('mark')?.scrollIntoView({ block: 'center' }));
  }

  return (
    <section className="sheet feedback-source" aria-labelledby={`${id}-name`}>
      <TextTypeRadios value={type} onChange={on.onType} />
      <div className="field">
        <div className="flex flex-wrap items-center gap-2">
          <h2 id={`${id}-name`} className="field-label">
            Your text
          </h2>
          <span className="ml-auto flex items-center gap-1">
            <OpenFileButton file={file} into="your text" />
            {!isBlank && (
              <Button look="bare" small onClick={() => put('', 'Text cleared')}>
                Clear
              </Button>
            )}
            <Counter className="text-small" text={text} limit={improveTextLimit} />
          </span>
        </div>
        <OtherTabNotes otherTab={draft.otherTab} names={{ text: 'text' }} />
        <div ref={frame} className="input text-frame">
          <DropTarget file={file}>
            <TextPage
              text={text}
              limit={improveTextLimit}
              placeholder="Write or paste the text you would like feedback on..."
              labelledBy={`${id}-name`}
              describedBy={`${id}-limit`}
              echo={echo}
              onChange={change}
              onRefused={() => setIsRefused(true)}
            />
          </DropTarget>
        </div>
        <p id={`${id}-limit`} className="field-limit" aria-live="polite">
          {file.problem ??
            (isRefused && `Not added: a text can have ${limitWords} characters. Yours is as it was.`)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {isRunning && <StopButton className="max-lg:hidden" onStop={on.onStop} />}
        <RunButton
          words={toAnalyzeWords(type)}
          busyWords="Analyzing..."
          isRunning={isRunning}
          isOff={isBlank}
          onRun={on.onAnalyze}
        />
        <span className="text-small text-ink-3">1 credit</span>
        <WhoWrites />
        {!draft.isSaved && text !== '' && (
          <span className="ml-auto text-small text-ink-3">Not saved: this browser keeps nothing</span>
        )}
      </div>
      <ReadabilityFigures text={text} onShow={show} />
    </section>
  );
}

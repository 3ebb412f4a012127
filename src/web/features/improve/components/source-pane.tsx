import { type MouseEvent, useId, useState } from 'react';
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
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { moveLostFocus } from '../../../ui/move-lost-focus.ts';
import { notify } from '../../../ui/notify.ts';
import { useIsPhone } from '../../../ui/use-is-phone.ts';

interface SourcePaneProps {
  draft: Draft;
  echo: { start: number; end: number } | undefined;
  /** Four lines of the text are shown, until it is touched. */
  isFolded: boolean;
  onUnfold(): void;
  /** Gets the text before it is cleared, or another takes its place. */
  onBeforeClear(text: string): void;
}

const limitWords = formatNumber(improveTextLimit);

export function SourcePane({ draft, echo, isFolded, onUnfold, onBeforeClear }: SourcePaneProps) {
  const id = useId();
  const isPhone = useIsPhone();
  const [isRefused, setIsRefused] = useState(false);
  const { text } = draft;
  const near = { after: <span className="max-md:hidden">, approaching limit</span> };
  const counter = { text, limit: improveTextLimit, near };

  const file = useTextFile({ limit: improveTextLimit, onText: put });

  function change(next: string): void {
    setIsRefused(false);
    file.forget();
    draft.setText(next);
    onUnfold();
  }

  /** Undo brings the former text back. */
  function put(next: string, title: string): void {
    const former = draft.readText();
    onBeforeClear(former);
    change(next);
    const undo = () => change(restoreText(former, draft.readText(), next, improveTextLimit));
    void notify({ title, ...(former.trim() !== '' && { action: { label: 'Undo', onClick: undo } }) });
  }

  /** The button goes with the text. A finger is not given the keyboard that the field would open. */
  function clear({ currentTarget, detail }: MouseEvent<HTMLElement>): void {
    const pane = currentTarget.closest('section');
    put('', 'Text cleared');
    if (!isPhone || detail === 0) moveLostFocus(() => pane?.querySelector('textarea'));
  }

  return (
    <section
      className="pane"
      aria-labelledby={`${id}-name`}
      onFocus={({ target }) => target instanceof HTMLTextAreaElement && onUnfold()}
    >
      <div className="pane-head">
        <h2 id={`${id}-name`}>Your Text</h2>
        <div className="ml-auto flex items-center gap-2">
          <Counter {...counter} className="text-small md:hidden" />
          <OpenFileButton file={file} into="your text" />
          {text.trim() !== '' && (
            <Button look="bare" small className="max-md:px-2" onClick={clear}>
              <span className="contents md:hidden">
                <Icon name="close" />
              </span>
              <span className="max-md:sr-only">Clear</span>
            </Button>
          )}
        </div>
      </div>
      <OtherTabNotes otherTab={draft.otherTab} names={{ text: 'text' }} />
      <DropTarget file={file} className={isFolded ? 'pane-body source-folded' : 'pane-body'}>
        <TextPage
          text={text}
          limit={improveTextLimit}
          placeholder={
            isPhone
              ? 'Type or paste your text here to improve it with AI...'
              : 'Start writing here or paste the text you would like to improve...'
          }
          labelledBy={`${id}-name`}
          describedBy={`${id}-limit`}
          echo={echo}
          onChange={change}
          onRefused={() => setIsRefused(true)}
        />
      </DropTarget>
      <p id={`${id}-limit`} className="limit-note" aria-live="polite">
        {file.problem ??
          (isRefused && `Not added: a text can have ${limitWords} characters. Yours is as it was.`)}
      </p>
      <div className="pane-foot max-md:hidden">
        <Counter {...counter} />
        {text !== '' && (
          <span className="ml-auto">
            {draft.isSaved ? 'Saved on this device' : 'Not saved: this browser keeps nothing'}
          </span>
        )}
      </div>
    </section>
  );
}

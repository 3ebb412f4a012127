import { type MouseEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { formatNumber } from '../../../../shared/format.ts';
import { countCharacters, improveTextLimit } from '../../../../shared/limits.ts';
import type { DocumentLineProps } from '../../../documents/components/document-line.tsx';
import type { KeptDocument } from '../../../documents/kept-document.ts';
import { DraftsButton } from '../../../drafts/components/drafts-button.tsx';
import { Counter } from '../../../drafts/counter.tsx';
import { EntryFrame } from '../../../drafts/entry-frame.tsx';
import { restoreText } from '../../../drafts/model.ts';
import { OtherTabNotes } from '../../../drafts/other-tab-notes.tsx';
import type { Draft } from '../../../drafts/use-draft.ts';
import { useTextEntry } from '../../../drafts/use-text-entry.ts';
import { OpenFileButton } from '../../../files/components/open-file-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { makeLazyPart } from '../../../ui/lazy-part.tsx';
import { moveLostFocus } from '../../../ui/move-lost-focus.ts';
import { notify } from '../../../ui/notify.ts';
import { onceSettled } from '../../../ui/settle.ts';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import type { DocumentParts } from '../use-kept-document.ts';

interface SourcePaneProps {
  draft: Draft;
  /** The file that the text was opened from. */
  opened: DocumentParts;
  /** The words of a text that are tinted. */
  findEcho(text: string): { start: number; end: number } | undefined;
  /** Four lines of the text are shown, until it is touched. */
  isFolded: boolean;
  onUnfold(): void;
  /** Gets the text before it is cleared, or another takes its place. */
  onBeforeClear(text: string): void;
}

/** Not in the first download: most texts are of no file. */
const DocumentLine = makeLazyPart<DocumentLineProps>(
  async () => (await import('../../../documents/components/document-line.tsx')).DocumentLine,
);

const refusal = `Not added: a text can have ${formatNumber(improveTextLimit)} characters. Yours is as it was.`;

export function SourcePane({ draft, opened, findEcho, isFolded, onUnfold, onBeforeClear }: SourcePaneProps) {
  const id = useId();
  const isPhone = useIsPhone();
  const { text, echo, noteTyped } = useDrawnText(draft, findEcho);
  const limitWords = countCharacters(text) < improveTextLimit ? 'approaching limit' : 'at the limit';
  const near = { after: <span className="max-md:hidden">, {limitWords}</span> };
  const counter = { text, limit: improveTextLimit, near };

  const entry = useTextEntry({
    limit: improveTextLimit,
    onChange(next) {
      draft.setText(next);
      if (isFolded) onUnfold();
    },
    onOpened: put,
  });

  function type(next: string): void {
    noteTyped(next);
    entry.change(next);
  }

  /** Undo brings the former text back. */
  function put(next: string, title: string, document?: KeptDocument): void {
    const [former, formerDocument] = [draft.readText(), opened.document];
    onBeforeClear(former);
    entry.change(next);
    opened.setDocument(document);
    const undo = () => {
      entry.change(restoreText(former, draft.readText(), next, improveTextLimit));
      opened.setDocument(formerDocument);
    };
    void notify({ title, ...(former.trim() !== '' && { action: { label: 'Undo', onClick: undo } }) });
  }

  function removeDocument(): void {
    const { document } = opened;
    opened.setDocument(undefined);
    const undo = () => opened.setDocument(document);
    void notify({ title: 'Only the text stays', action: { label: 'Undo', onClick: undo } });
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
          {isPhone && <DraftsButton />}
          <OpenFileButton file={entry.file} into="your text" />
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
      {opened.document && text.trim() !== '' && !isFolded && (
        <DocumentLine
          document={opened.document}
          text={text}
          isSaved={opened.isSaved}
          onRemove={removeDocument}
        />
      )}
      <OtherTabNotes otherTab={draft.otherTab} names={{ text: 'text' }} />
      <EntryFrame
        id={id}
        entry={{ ...entry, change: type }}
        text={text}
        placeholder={
          isPhone
            ? 'Type or paste your text here to improve it with AI...'
            : 'Start writing here or paste the text you would like to improve...'
        }
        echo={echo}
        check={{ name: 'improve-text' }}
        className={isFolded ? 'pane-body source-folded' : 'pane-body'}
        note={entry.file.problem ?? (entry.isRefused && refusal)}
        noteClass="limit-note"
      />
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

/** What is typed stands in its field already, and is drawn around it once the keys rest; a tint goes with the first. */
function useDrawnText(draft: Draft, findEcho: SourcePaneProps['findEcho']) {
  const typed = useRef<string>(undefined);
  const [subscribe] = useState(() => onceSettled(draft.subscribe, () => draft.readText() !== typed.current));
  return {
    text: useSyncExternalStore(subscribe, draft.readText, draft.readText),
    echo: useSyncExternalStore(
      draft.subscribe,
      () => findEcho(draft.readText()),
      () => undefined,
    ),
    noteTyped(text: string): void {
      typed.current = text;
    },
  };
}

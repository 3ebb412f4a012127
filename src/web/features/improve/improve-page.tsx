import { useEffect, useRef, useState } from 'react';
import { useCommands } from '../../commands/use-commands.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import { HintNote } from '../../first-use/hint-note.tsx';
import { EditDialog } from '../../result/components/edit-dialog.tsx';
import { ResultBody } from '../../result/components/result-body.tsx';
import { ResultFoot } from '../../result/components/result-foot.tsx';
import { ResultPane } from '../../result/components/result-pane.tsx';
import { SelectionBar } from '../../result/components/selection-bar.tsx';
import { findShownResult, isOutdated } from '../../result/model.ts';
import { useReopened } from '../../result/use-reopened.ts';
import { useReviewLook } from '../../result/use-review-look.ts';
import { useUser } from '../../session/auth-provider.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { DrawnWhen } from '../../ui/drawn-when.tsx';
import { Icon } from '../../ui/icons.tsx';
import { toPageTitle } from '../../ui/page-title.ts';
import { SplitPanes } from '../../ui/split-panes.tsx';
import { useAnnouncer } from '../../ui/use-announcer.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { listEditorCommands } from './commands.ts';
import { EmptyResult } from './components/empty-result.tsx';
import { type Panel, Panels } from './components/panels.tsx';
import { RunButtons } from './components/run-buttons.tsx';
import { SourcePane } from './components/source-pane.tsx';
import { type Editor, useEditor } from './use-editor.ts';

export function meta() {
  return toPageTitle('Improve Text');
}

/** A phone's drawer covers the result: it goes when a run begins, so that the words are seen as they come. */
function useOnceRunning(isRunning: boolean, onStart: () => void): void {
  const wasRunning = useRef(false);
  useEffect(() => {
    if (isRunning && !wasRunning.current) onStart();
    wasRunning.current = isRunning;
  });
}

export default function ImprovePage() {
  const { id: userId } = useUser();
  const draft = useDraft(userId, 'improve');
  const { announce, region } = useAnnouncer();
  const isPhone = useIsPhone();
  const editor = useEditor(userId, draft, announce);
  useReopened(editor.takeReopened, editor.isRestored);
  const [look, setLook] = useReviewLook();
  const [panel, setPanel] = useState<Panel>();
  const { state, current, mode, partialEdit } = editor;
  const shown = findShownResult(state, draft.text);
  const isBlank = draft.text.trim() === '';
  useOnceRunning(editor.busyAction !== undefined && isPhone, () => setPanel(undefined));
  const review = state.result?.review;
  useCommands(() => listEditorCommands(editor, isBlank));
  // The words under review are tinted in the source, as long as it is the source
  const change = review?.source === draft.text && look === 'changes' ? review.changes[current] : undefined;
  const runButtons = {
    editor,
    isBlank,
    areOptionsOpen: panel === 'actions',
    onOptions: () => setPanel(panel === 'actions' ? undefined : 'actions'),
  };
  const versionsButton = <VersionsButton editor={editor} onOpen={() => setPanel('versions')} />;
  return (
    <main id="main" className="page">
      <article className="editor sheet">
        <header className="editor-head">
          <div className="max-md:sr-only">
            <h1>Text Editor</h1>
            <p className="text-small text-ink-3">Enter your text and enhance it with AI</p>
          </div>
          <RunButtons className="ml-auto flex max-md:hidden" {...runButtons} />
        </header>
        <SplitPanes
          first={
            <>
              <SourcePane draft={draft} echo={change} onBeforeClear={editor.snapshot} />
              <RunButtons className="mt-4 flex md:hidden" {...runButtons} />
            </>
          }
          second={
            <DrawnWhen
              changes={[
                ...[state, shown, shown && isOutdated(shown, draft.text), current, look, isBlank],
                ...[editor.isFlashing, editor.isStillWorking, editor.versions],
                ...[mode.isOn, mode.hasBanner, partialEdit.edit],
              ]}
              draw={() => (
                <ResultPane
                  tool="improve-text"
                  title={{ wide: 'AI Enhanced Text', phone: 'Improved Text' }}
                  state={state}
                  result={shown}
                  look={look}
                  isFlashing={editor.isFlashing}
                  isStillWorking={editor.isStillWorking}
                  empty={<EmptyResult onSample={isBlank ? editor.trySample : undefined} />}
                  emptyFoot={versionsButton}
                  banner={
                    mode.hasBanner ? (
                      <PartialBanner onDismiss={mode.dismiss} />
                    ) : (
                      <HintNote hasChanges={(review?.changes.length ?? 0) > 0} look={look} />
                    )
                  }
                  onLook={setLook}
                  onRetry={editor.retry}
                >
                  {(result) => (
                    <>
                      <ResultBody
                        result={result}
                        text={draft.text}
                        current={current}
                        look={look}
                        unchanged="No changes. Your text is already fine, and this was free."
                        partialEdit={mode.isOn ? partialEdit : undefined}
                        onReview={editor.keepReview}
                        onCurrent={editor.setCurrent}
                        onLook={setLook}
                      />
                      <ResultFoot
                        result={result}
                        copied="Text copied to clipboard!"
                        isPartial={mode.isOn}
                        actions={(text) => (
                          <>
                            {result.review.changes.length > 0 && (
                              <Button small onClick={() => editor.replace(text)}>
                                <Icon name="replace" />
                                Use as my text
                              </Button>
                            )}
                            {versionsButton}
                          </>
                        )}
                      />
                    </>
                  )}
                </ResultPane>
              )}
            />
          }
        />
        {region}
      </article>
      {mode.isOn && <SelectionBar partialEdit={partialEdit} />}
      <EditDialog partialEdit={partialEdit} />
      <Panels editor={editor} isBlank={isBlank} open={panel} onOpen={setPanel} />
    </main>
  );
}

/** At the bottom right, in the foot, so that it never covers a word. Phones have it among the actions. */
function VersionsButton({ editor, onOpen }: { editor: Editor; onOpen(): void }) {
  return (
    <Button small className="max-md:hidden" aria-haspopup="dialog" onClick={onOpen}>
      <Icon name="clock" />
      Version History <span className="num text-ink-3">{editor.versions.list.length}</span>
    </Button>
  );
}

function PartialBanner({ onDismiss }: { onDismiss(): void }) {
  const dismiss = (
    <Button look="bare" small icon aria-label="Dismiss" onClick={onDismiss}>
      <Icon name="close" />
    </Button>
  );
  return <Banner action={dismiss}>Select text below to edit specific parts</Banner>;
}

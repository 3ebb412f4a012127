import { useState } from 'react';
import { useCommands } from '../../commands/use-commands.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import { EmptyPane } from '../../result/components/empty-pane.tsx';
import { findShownResult, isOutdated } from '../../result/model.ts';
import { useReopened } from '../../result/use-reopened.ts';
import { useReviewLook } from '../../result/use-review-look.ts';
import { useUser } from '../../session/auth-provider.tsx';
import { DrawnWhen } from '../../ui/drawn-when.tsx';
import { useLazy } from '../../ui/lazy.ts';
import { LazyNote } from '../../ui/lazy-note.tsx';
import { toPageTitle } from '../../ui/page-title.ts';
import { Part } from '../../ui/part.tsx';
import { SplitPanes } from '../../ui/split-panes.tsx';
import { useAnnouncer } from '../../ui/use-announcer.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { EmptyResult } from './components/empty-result.tsx';
import { type Panel, Panels } from './components/panels.tsx';
import { RunButtons } from './components/run-buttons.tsx';
import { SourcePane } from './components/source-pane.tsx';
import { VersionsButton } from './components/versions-button.tsx';
import { lazyResult } from './lazy-result.ts';
import { paneTitle } from './model.ts';
import { useEditor } from './use-editor.ts';

export function meta() {
  return toPageTitle('Improve Text');
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
  const { state, mode, partialEdit } = editor;
  const shown = findShownResult(state, draft.text);
  const isBlank = draft.text.trim() === '';
  // Folded as a run starts, and not as the focus leaves the text: what is being pressed must not move
  const [isFolded, setIsFolded] = useState(false);
  const isRunning = state.run !== null;
  const [wasRunning, setWasRunning] = useState(isRunning);
  if (isRunning !== wasRunning) {
    setWasRunning(isRunning);
    if (isRunning) setIsFolded(true);
  }
  // A phone's drawer covers the result: it goes when a run begins, so that the words are seen as they come
  const mayCoverRun = isRunning && isPhone;
  const [mightCoverRun, setMightCoverRun] = useState(mayCoverRun);
  if (mayCoverRun !== mightCoverRun) {
    setMightCoverRun(mayCoverRun);
    if (mayCoverRun) setPanel(undefined);
  }
  const review = state.result?.review;
  const parts = useLazy(lazyResult);
  useCommands(() => parts?.listEditorCommands(editor, isBlank) ?? []);
  // The words under review are tinted in the source, as long as it is the source
  const change =
    review?.source === draft.text && look === 'changes' ? review.changes[editor.current] : undefined;
  const runButtons = {
    editor,
    isBlank,
    areOptionsOpen: panel === 'actions',
    onOptions: () => setPanel(panel === 'actions' ? undefined : 'actions'),
  };
  const isEmpty = state.run === null && state.failure === null && shown === null;
  const title = isPhone ? paneTitle.phone : paneTitle.wide;
  const openVersions = () => setPanel('versions');
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
              <SourcePane
                draft={draft}
                echo={change}
                isFolded={isPhone && isFolded && !isEmpty}
                onUnfold={() => setIsFolded(false)}
                onBeforeClear={editor.snapshot}
              />
              <RunButtons className="run-dock flex md:hidden" {...runButtons} />
            </>
          }
          second={
            <Part>
              <DrawnWhen
                changes={[
                  ...[state, shown, shown && isOutdated(shown, draft.text), editor.current, look, isBlank],
                  ...[editor.isFlashing, editor.isStillWorking, editor.versions, isPhone],
                  ...[mode.isOn, mode.hasBanner, partialEdit.edit, parts, title],
                ]}
                draw={() =>
                  // What is empty stays as it is when they come: a button in it may have the focus
                  parts && !isEmpty ? (
                    <parts.ImproveResult
                      editor={editor}
                      text={draft.text}
                      result={shown}
                      look={look}
                      onLook={setLook}
                      onVersions={openVersions}
                    />
                  ) : (
                    <EmptyPane title={title} foot={<VersionsButton editor={editor} onOpen={openVersions} />}>
                      {isEmpty ? (
                        <EmptyResult onSample={isBlank ? editor.trySample : undefined} />
                      ) : (
                        <LazyNote lazy={lazyResult} onLoaded={state.failure ? editor.retry : undefined} />
                      )}
                    </EmptyPane>
                  )
                }
              />
            </Part>
          }
        />
        {region}
      </article>
      {parts && mode.isOn && <parts.SelectionBar partialEdit={partialEdit} />}
      {parts && <parts.EditDialog partialEdit={partialEdit} />}
      <Panels editor={editor} text={draft.text} open={panel} onOpen={setPanel} />
    </main>
  );
}

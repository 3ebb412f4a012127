import { useState } from 'react';
import { improveTextLimit } from '../../../shared/limits.ts';
import { NewDraftCommand } from '../../commands/components/new-draft-command.tsx';
import { useCommands } from '../../commands/use-commands.ts';
import { DraftsButton } from '../../drafts/components/drafts-button.tsx';
import { draftTools } from '../../drafts/draft-list.ts';
import { DraftScreen } from '../../drafts/draft-screen.tsx';
import type { DraftPlace } from '../../drafts/model.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import { useHandedText } from '../../handoff/use-handed-text.ts';
import { EmptyPane } from '../../result/components/empty-pane.tsx';
import { findShownResult } from '../../result/model.ts';
import { useReopened } from '../../result/use-reopened.ts';
import { useReviewLook } from '../../result/use-review-look.ts';
import { useLazy } from '../../ui/lazy.ts';
import { LazyNote } from '../../ui/lazy-note.tsx';
import { toPageTitle } from '../../ui/page-title.ts';
import { Part } from '../../ui/part.tsx';
import { SplitPanes } from '../../ui/split-panes.tsx';
import { useAnnouncer } from '../../ui/use-announcer.tsx';
import { useBegins } from '../../ui/use-begins.ts';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { EmptyResult } from './components/empty-result.tsx';
import { type Panel, Panels } from './components/panels.tsx';
import { RunButtons } from './components/run-buttons.tsx';
import { SourcePane } from './components/source-pane.tsx';
import { VersionsButton } from './components/versions-button.tsx';
import { lazyResult } from './lazy-result.ts';
import { paneTitle } from './pane-title.ts';
import { takeReopened } from './reopened.ts';
import { replaceText, revertTo } from './replacing.ts';
import { trySample } from './try-sample.ts';
import { useImproveTool } from './use-improve-tool.ts';
import { useKeptDocument } from './use-kept-document.ts';
import { usePartEditing, usePartialMode } from './use-part-editing.ts';
import { useRunning } from './use-running.ts';
import { useVersions } from './use-versions.ts';

export function meta() {
  return toPageTitle('Improve Text');
}

export default function ImprovePage() {
  return <DraftScreen tool={draftTools.improve}>{(place) => <Editor place={place} />}</DraftScreen>;
}

/** The words under review, which are tinted in the source as long as it is the source. */
function findEcho({ state, current }: ReturnType<typeof useImproveTool>, text: string) {
  const review = state.result?.review;
  return review?.source === text ? review.changes[current] : undefined;
}

function Editor({ place }: { place: DraftPlace }) {
  const { announce, region } = useAnnouncer();
  const isPhone = useIsPhone();
  const draft = useDraft(place, 'settled');
  const opened = useKeptDocument(place);
  const history = useVersions(place);
  const tool = useImproveTool({ place, history, announce });
  const editor = { draft, history, tool };
  const { state } = tool;
  const partialEdit = usePartEditing(editor);
  const mode = usePartialMode(state.result !== null);
  const running = useRunning({ ...editor, isEditing: partialEdit.isRunning, announce });
  useReopened((action) => takeReopened(action, editor), tool.isRestored);
  useHandedText({
    limit: improveTextLimit,
    isReady: tool.isRestored,
    take: (handed, title) => replaceText(editor, handed, title),
  });
  const [look, setLook] = useReviewLook();
  const { text } = draft;
  const isBlank = text.trim() === '';
  const parts = useLazy(lazyResult);
  useCommands(() => parts?.listEditorCommands(running, mode, isBlank) ?? []);
  const isRunning = state.run !== null;
  function runSaved(instruction: string): void {
    if (mode.isOn && partialEdit.selection) partialEdit.run(instruction);
    else if (!isRunning) running.runInstruction(instruction);
  }
  // Folded as a run starts, and not as the focus leaves the text: what is being pressed must not move
  const [isFolded, setIsFolded] = useState(false);
  if (useBegins(isRunning)) setIsFolded(true);
  // A panel covers the result: it goes when a run begins, so that the words are seen as they come
  const [panel, setPanel] = useState<Panel>();
  if (useBegins(isRunning)) setPanel(undefined);
  const openVersions = () => setPanel('versions');
  const versionsButton = <VersionsButton count={history.versions.list.length} onOpen={openVersions} />;
  const shown = findShownResult(state, text);
  const isEmpty = state.run === null && state.failure === null && shown === null;
  const onSample = () => void trySample(editor, announce);
  const runButtons = {
    running,
    isBlank,
    areOptionsOpen: panel === 'actions',
    onOptions: () => setPanel(panel === 'actions' ? undefined : 'actions'),
  };
  return (
    <main id="main" className="page">
      <article className="editor sheet">
        <header className="editor-head">
          <div className="max-md:sr-only">
            <h1>Text Editor</h1>
            <p className="text-small text-ink-3">Enter your text and enhance it with AI</p>
          </div>
          <div className="ml-auto flex gap-2 max-md:hidden">
            {!isPhone && <DraftsButton isTight />}
            <RunButtons className="flex" {...runButtons} />
          </div>
        </header>
        <SplitPanes
          first={
            <>
              <SourcePane
                draft={draft}
                opened={opened}
                findEcho={(source) => (look === 'changes' ? findEcho(tool, source) : undefined)}
                isFolded={isPhone && isFolded && !isEmpty}
                onUnfold={() => setIsFolded(false)}
                onBeforeClear={history.snapshot}
              />
              <RunButtons className="run-dock flex md:hidden" {...runButtons} />
            </>
          }
          second={
            <Part>
              {parts && !isEmpty ? (
                <parts.ImproveResult
                  tool={tool}
                  partialEdit={partialEdit}
                  mode={mode}
                  text={text}
                  result={shown}
                  document={opened.document}
                  look={look}
                  versionsButton={versionsButton}
                  onLook={setLook}
                  onRetry={running.retry}
                  onRules={running.retryByRules}
                  onSample={onSample}
                  onUse={(used) => replaceText(editor, used)}
                />
              ) : (
                // What is empty stays as it is when they come: a button in it may have the focus
                <EmptyPane title={isPhone ? paneTitle.phone : paneTitle.wide} foot={versionsButton}>
                  {isEmpty ? (
                    <EmptyResult onSample={isBlank ? onSample : undefined} />
                  ) : (
                    <LazyNote lazy={lazyResult} onLoaded={state.failure ? running.retry : undefined} />
                  )}
                </EmptyPane>
              )}
            </Part>
          }
        />
        {region}
      </article>
      {parts && <parts.SelectionBar partialEdit={partialEdit} />}
      {parts && <parts.EditDialog partialEdit={partialEdit} />}
      <NewDraftCommand />
      {parts && <parts.SavedCommands onRun={runSaved} />}
      <Panels
        running={running}
        mode={mode}
        versions={history.versions}
        text={text}
        open={panel}
        onOpen={setPanel}
        onRevert={(version) => revertTo(editor, version)}
      />
    </main>
  );
}

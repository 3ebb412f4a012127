import { useDraft } from '../../drafts/use-draft.ts';
import { useUser } from '../../session/auth-provider.tsx';
import { toPageTitle } from '../../ui/page-title.ts';
import { SplitPanes } from '../../ui/split-panes.tsx';
import { useStoredChoice } from '../../ui/stored-choice.ts';
import { useAnnouncer } from '../../ui/use-announcer.tsx';
import { ResultPane } from './components/result-pane.tsx';
import { RunButtons } from './components/run-buttons.tsx';
import { SourcePane } from './components/source-pane.tsx';
import { sampleText } from './sample.ts';
import { useEditor } from './use-editor.ts';

export function meta() {
  return toPageTitle('Improve Text');
}

export default function ImprovePage() {
  const draft = useDraft(useUser().id, 'improve');
  const { announce, region } = useAnnouncer();
  const editor = useEditor(draft, announce);
  const [look, setLook] = useStoredChoice('draftwell.review-look', ['changes', 'plain']);
  const { state, current } = editor;
  const isBlank = draft.text.trim() === '';
  const review = state.result?.review;
  // The words under review are tinted in the source, as long as it is the source
  const change = review?.source === draft.text && look === 'changes' ? review.changes[current] : undefined;
  const runButtons = { running: state.run?.action, isBlank, onRun: editor.run, onStop: editor.stopRun };
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
              <SourcePane draft={draft} echo={change} />
              <RunButtons className="mt-4 flex md:hidden" {...runButtons} />
            </>
          }
          second={
            <ResultPane
              state={state}
              text={draft.text}
              current={current}
              look={look}
              isFlashing={editor.isFlashing}
              onReview={editor.keepReview}
              onCurrent={editor.setCurrent}
              onLook={setLook}
              onRetry={() => editor.run(state.failure?.action ?? 'improve')}
              onReplace={editor.replace}
              onSample={isBlank ? () => draft.setText(sampleText) : undefined}
            />
          }
        />
        {region}
      </article>
    </main>
  );
}

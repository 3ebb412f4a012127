import { useState } from 'react';
import { type FeedbackPoint, textTypes } from '../../../shared/contract/review.ts';
import { usePlan } from '../../account/use-plan.ts';
import { NewDraftCommand } from '../../commands/components/new-draft-command.tsx';
import { DraftsButton } from '../../drafts/components/drafts-button.tsx';
import { draftTools } from '../../drafts/draft-list.ts';
import { DraftScreen } from '../../drafts/draft-screen.tsx';
import type { DraftPlace } from '../../drafts/model.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import { useReopened } from '../../result/use-reopened.ts';
import { toPageTitle } from '../../ui/page-title.ts';
import { useStoredChoice } from '../../ui/stored-choice.ts';
import { useAnnouncer } from '../../ui/use-announcer.tsx';
import { useShortcuts } from '../../writing/use-shortcuts.ts';
import { FixDialog } from './components/fix-dialog.tsx';
import { ResultsSheet } from './components/results-sheet.tsx';
import { SourceSheet } from './components/source-sheet.tsx';
import { findPlace, type Span } from './fix.ts';
import { takeReopened } from './reopened.ts';
import { useEarlierDraft } from './use-earlier-draft.ts';
import { useFeedback } from './use-feedback.ts';
import { useFix } from './use-fix.ts';

export function meta() {
  return toPageTitle('Get Feedback');
}

export default function FeedbackPage() {
  return <DraftScreen tool={draftTools.feedback}>{(place) => <FeedbackTool place={place} />}</DraftScreen>;
}

function FeedbackTool({ place }: { place: DraftPlace }) {
  const draft = useDraft(place);
  const earlier = useEarlierDraft(place);
  const { plan } = usePlan();
  const [type, setType] = useStoredChoice('draftwell.text-type', textTypes);
  const { announce, region } = useAnnouncer();
  const feedback = useFeedback(place, announce);
  const { state, dispatch } = feedback;
  const fix = useFix({ result: state.result, draft, limit: plan.feedbackTextLimit, dispatch, announce });
  const [echo, setEcho] = useState<{ text: string; span: Span }>();
  useReopened((action) => takeReopened(action, { draft, earlier, setType, dispatch }), feedback.isRestored);
  const isRunning = state.run !== null;
  const { text } = draft;

  const analyze = () =>
    void feedback.analyze({ text, type, ...(plan.comparesDrafts && { earlier: earlier.text }) });
  useShortcuts({ isRunning, run: analyze, stop: feedback.stop });

  /** Tints the words that a point speaks of, as long as they are still there. */
  function lookAt(point: FeedbackPoint | undefined): void {
    const span = point && state.result ? findPlace(state.result.text, text, point.evidence) : undefined;
    setEcho(span && { text, span });
  }

  return (
    <main id="main" className="page">
      <header className="tool-head">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h1>Get Feedback</h1>
          <DraftsButton />
          <NewDraftCommand />
        </div>
        <p>Ratings, with the sentences behind them. Your text is not changed.</p>
      </header>
      <div className="feedback">
        <SourceSheet
          draft={draft}
          earlier={earlier}
          type={type}
          echo={echo?.text === text ? echo.span : undefined}
          isRunning={isRunning}
          onType={setType}
          onShow={(span) => setEcho({ text, span })}
          onAnalyze={analyze}
          onStop={feedback.stop}
        />
        <ResultsSheet
          state={state}
          text={text}
          isFlashing={feedback.isFlashing}
          isStillWorking={feedback.isStillWorking}
          onRetry={analyze}
          onStop={feedback.stop}
          onFix={fix.open}
          onLookAt={lookAt}
        />
      </div>
      {region}
      <FixDialog control={fix} result={state.result} />
    </main>
  );
}

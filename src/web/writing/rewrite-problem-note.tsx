import { Banner } from '../ui/banner.tsx';
import { FailureBanner } from './failure-banner.tsx';
import type { RewriteProblem } from './use-partial-rewrite.ts';

const movedSentence =
  'The text under your selection has changed meanwhile, so nothing was replaced. Please close this and select it again.';

/** In the dialog of a rewrite that did not come about. */
export function RewriteProblemNote({ problem, onRetry }: { problem: RewriteProblem; onRetry(): void }) {
  if (problem.kind === 'failed')
    return <FailureBanner tool="partial-edit" error={problem.error} onRetry={onRetry} />;
  return (
    <Banner icon="warning" tone="flag">
      {problem.kind === 'moved' ? movedSentence : problem.notice}
    </Banner>
  );
}

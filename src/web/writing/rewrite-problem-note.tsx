import { Banner } from '../ui/banner.tsx';
import { FailureBanner } from './failure-banner.tsx';
import { useRulesOffer } from './rules.ts';
import type { RewriteProblem } from './use-partial-rewrite.ts';

const movedSentence =
  'The text under your selection has changed meanwhile, so nothing was replaced. Please close this and select it again.';

interface RewriteProblemNoteProps {
  problem: RewriteProblem;
  /** What was to be rewritten, and how. */
  text: string;
  instruction: string;
  onRetry(): void;
  /** Asks the rules in place of the model. */
  onRules(): void;
}

/** In the dialog of a rewrite that did not come about. */
export function RewriteProblemNote(props: RewriteProblemNoteProps) {
  const { problem, text, instruction, onRetry, onRules } = props;
  const error = problem.kind === 'failed' ? problem.error : undefined;
  const canUseRules = useRulesOffer(error, ({ findInstructionRefusal }) =>
    findInstructionRefusal(instruction, { text, isSelection: true }),
  );
  if (problem.kind === 'failed')
    return (
      <FailureBanner
        tool="partial-edit"
        error={problem.error}
        onRetry={onRetry}
        onRules={canUseRules ? onRules : undefined}
      />
    );
  return (
    <Banner icon="warning" tone="flag">
      {problem.kind === 'moved' ? movedSentence : problem.notice}
    </Banner>
  );
}

import type { ActionSummary } from '../../../../shared/contract/actions.ts';
import { Icon } from '../../../ui/icons.tsx';
import { resultWords, toFailureReason } from '../words.ts';

/** How a call ended, by a sign and a word; of one that failed also why. */
export function ResultMark({ action }: { action: Pick<ActionSummary, 'result' | 'error_message'> }) {
  const { result, error_message } = action;
  if (result === null) return <span className="result">Running…</span>;
  if (result === 'success') {
    return (
      <span className="result result-done">
        <Icon name="accept" />
        {resultWords.success}
      </span>
    );
  }
  return (
    <>
      <span className="result result-failed">
        <Icon name="warning" />
        {resultWords.failed}, free
      </span>
      <span className="result-note">{toFailureReason(error_message)}</span>
    </>
  );
}

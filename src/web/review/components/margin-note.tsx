import type { TextChange } from '../../../shared/contract/enhance.ts';
import { Icon } from '../../ui/icons.tsx';
import type { Decision } from '../model.ts';
import { decisionWords, toCategoryWord } from '../words.ts';

interface MarginNoteProps {
  change: TextChange;
  decision: Decision;
  onOpen(): void;
}

/** The reason in short, beside its line. For the eye and the mouse: the mark itself says all of it. */
export function MarginNote({ change, decision, onOpen }: MarginNoteProps) {
  return (
    <button
      type="button"
      className={decision === 'open' ? 'note' : 'note note-decided'}
      tabIndex={-1}
      aria-hidden="true"
      onClick={onOpen}
    >
      {decision === 'open' ? (
        <>
          <b>{toCategoryWord(change.category)}</b> {change.gist}
        </>
      ) : (
        <>
          <Icon name={decision === 'accepted' ? 'accept' : 'close'} />
          <b>{decisionWords[decision]}</b> {change.category}
        </>
      )}
    </button>
  );
}

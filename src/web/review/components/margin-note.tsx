import { memo } from 'react';
import type { TextChange } from '../../../shared/contract/result.ts';
import { Icon } from '../../ui/icons.tsx';
import type { Decision } from '../model.ts';
import { decisionWords, toCategoryWord, toTitle } from '../words.ts';

interface MarginNoteProps {
  change: TextChange;
  index: number;
  decision: Decision;
}

/** The reason in short, beside its line. For the eye and the mouse: the mark itself says all of it. */
export const MarginNote = memo(function MarginNote({ change, index, decision }: MarginNoteProps) {
  const isOpen = decision === 'open';
  const classes = ['note', !isOpen && 'note-decided', isOpen && change.fact && 'note-fact'].filter(Boolean);
  return (
    <button
      type="button"
      className={classes.join(' ')}
      data-note={index}
      tabIndex={-1}
      aria-hidden="true"
      contentEditable={false}
      translate="yes"
    >
      {isOpen ? (
        <>
          {change.fact && <Icon name="flag" />}
          <b>{toTitle(change)}</b> {!change.fact && change.gist}
        </>
      ) : (
        <>
          <Icon name={decision === 'accepted' ? 'accept' : 'close'} />
          <b>{decisionWords[decision]}</b> {toCategoryWord(change.category).toLowerCase()}
        </>
      )}
    </button>
  );
});

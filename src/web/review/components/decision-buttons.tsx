import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import type { Decision } from '../model.ts';
import { decisionWords } from '../words.ts';

interface DecisionButtonsProps {
  decision: Decision;
  /** What only the writer can vouch for is not pressed on them: neither button stands out. */
  isFact: boolean;
  small?: boolean;
  onDecide(decision: Decision): void;
}

/** Reject left, Accept right; once decided, the way back. */
export function DecisionButtons({ decision, isFact, small = false, onDecide }: DecisionButtonsProps) {
  if (decision !== 'open') {
    return (
      <>
        <span className="flex items-center gap-1 px-1">
          <Icon name={decision === 'accepted' ? 'accept' : 'close'} />
          {decisionWords[decision]}
        </span>
        <Button small={small} onClick={() => onDecide('open')}>
          <Icon name="undo" />
          Undo
        </Button>
      </>
    );
  }
  return (
    <>
      <Button small={small} aria-keyshortcuts="R" onClick={() => onDecide('rejected')}>
        <Icon name="close" />
        Reject
      </Button>
      <Button
        look={isFact ? 'plain' : 'primary'}
        small={small}
        aria-keyshortcuts="A"
        onClick={() => onDecide('accepted')}
      >
        <Icon name="accept" />
        Accept
      </Button>
    </>
  );
}

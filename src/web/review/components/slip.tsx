import type { TextChange } from '../../../shared/contract/result.ts';
import type { Decision } from '../model.ts';
import { ChangeReasons, ChangeTitle } from './change-words.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { SuppressChange, type SuppressChangeProps } from './suppress-change.tsx';
import { Wordings } from './wordings.tsx';

interface SlipProps extends SuppressChangeProps {
  change: TextChange;
  index: number;
  total: number;
  decision: Decision;
  onDecide(decision: Decision): void;
  onChoose(wording: string): void;
  onMore?: (() => void) | undefined;
}

/** The change under review, beside its line: what, why, and the decision. */
export function Slip({ index, total, onDecide, onChoose, onMore, ...suppressing }: SlipProps) {
  const { change, decision } = suppressing;
  return (
    <span className={change.fact ? 'slip slip-fact' : 'slip'} contentEditable={false} translate="yes">
      <span className="slip-words">
        <span className="slip-count num">
          {index + 1} of {total}
        </span>
        <ChangeTitle change={change} />
        <ChangeReasons change={change}>
          <SuppressChange {...suppressing} />
        </ChangeReasons>
      </span>
      <Wordings change={change} onChoose={onChoose} onMore={onMore} />
      <span className="slip-acts">
        <DecisionButtons decision={decision} isFact={change.fact !== null} small onDecide={onDecide} />
      </span>
    </span>
  );
}

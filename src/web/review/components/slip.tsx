import type { TextChange } from '../../../shared/contract/enhance.ts';
import type { Decision } from '../model.ts';
import { toCategoryWord } from '../words.ts';
import { DecisionButtons } from './decision-buttons.tsx';

interface SlipProps {
  change: TextChange;
  index: number;
  total: number;
  decision: Decision;
  onDecide(decision: Decision): void;
}

/** The change under review, beside its line: what, why, and the decision. */
export function Slip({ change, index, total, decision, onDecide }: SlipProps) {
  return (
    <span className="slip">
      <span className="slip-words">
        <span className="slip-count num">
          {index + 1} of {total}
        </span>
        <b>{toCategoryWord(change.category)}</b>
        <br />
        {change.reason}
      </span>
      <span className="slip-acts">
        <DecisionButtons decision={decision} small onDecide={onDecide} />
      </span>
    </span>
  );
}

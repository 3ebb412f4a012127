import type { TextChange } from '../../../shared/contract/result.ts';
import { Button } from '../../ui/button.tsx';

interface WordingsProps {
  change: TextChange;
  onChoose(wording: string): void;
}

/** What else the change could say: each press accepts it so. */
export function Wordings({ change: { alternatives = [] }, onChoose }: WordingsProps) {
  if (alternatives.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand inside a line of text
    <span className="wordings" role="group" aria-label="Other wordings">
      Or
      {alternatives.map((wording, index) => (
        <Button
          key={wording}
          small
          translate="no"
          aria-keyshortcuts={String(index + 1)}
          onClick={() => onChoose(wording)}
        >
          {wording}
        </Button>
      ))}
    </span>
  );
}

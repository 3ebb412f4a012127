import type { TextChange } from '../../../shared/contract/result.ts';
import { Button } from '../../ui/button.tsx';

interface WordingsProps {
  change: TextChange;
  onChoose(wording: string): void;
  /** Asks for more of them. */
  onMore?: (() => void) | undefined;
}

/** What else the change could say: each press accepts it so. */
export function Wordings({ change: { alternatives = [] }, onChoose, onMore }: WordingsProps) {
  if (alternatives.length === 0 && !onMore) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand inside a line of text
    <span className="wordings" role="group" aria-label="Other wordings">
      {alternatives.length > 0 && 'Or'}
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
      {onMore && (
        <Button look="bare" small onClick={onMore}>
          Other wordings
        </Button>
      )}
    </span>
  );
}

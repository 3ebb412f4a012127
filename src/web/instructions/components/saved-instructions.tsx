import { useId } from 'react';
import type { SavedInstruction } from '../../../shared/contract/instructions.ts';
import { Button } from '../../ui/button.tsx';
import { toKeyWords } from '../keys.ts';
import { findDigit, listRunnable } from '../model.ts';
import { useInstructions } from '../use-instructions.ts';

interface SavedInstructionsProps {
  disabled?: boolean;
  onRun(instruction: string): void;
}

/** The saved instructions as buttons, each of which runs one. Nothing where there are none. */
export function SavedInstructions({ disabled, onRun }: SavedInstructionsProps) {
  const id = useId();
  const { list } = useInstructions();
  const runnable = list ? listRunnable(list) : [];
  if (!list || runnable.length === 0) return null;
  return (
    <div className="grid gap-1">
      <p id={id} className="text-small text-ink-3">
        Saved instructions
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {runnable.map((saved, index) => (
          <li key={saved.id} className="max-w-full">
            <RunSaved saved={saved} digit={findDigit(list, index)} disabled={disabled} onRun={onRun} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface RunSavedProps extends Pick<SavedInstructionsProps, 'onRun'> {
  saved: SavedInstruction;
  digit: string | undefined;
  disabled: boolean | undefined;
}

function RunSaved({ saved, digit, disabled, onRun }: RunSavedProps) {
  return (
    <Button
      small
      className="max-w-full"
      title={saved.instruction}
      disabled={disabled}
      aria-keyshortcuts={digit && toKeyWords(digit).replace('⌃', 'Control').replaceAll(' ', '+')}
      onClick={() => onRun(saved.instruction)}
    >
      <span className="truncate">{saved.name}</span>
      {digit && (
        <span className="max-md:hidden" aria-hidden="true">
          <kbd>{toKeyWords(digit)}</kbd>
        </span>
      )}
    </Button>
  );
}

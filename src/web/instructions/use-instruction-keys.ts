import { useEffect, useEffectEvent } from 'react';
import type { SavedInstruction } from '../../shared/contract/instructions.ts';
import { findInstructionPlace } from './keys.ts';

/** Runs a saved instruction by its key, as long as this is there: those of the page not while a dialog has it to itself. */
export function useInstructionKeys(
  runnable: readonly SavedInstruction[],
  run: (instruction: string) => void,
  isInDialog = false,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const found = runnable[findInstructionPlace(event) ?? -1];
    if (!found) return;
    const isDialogOpen = document.querySelector('dialog:modal') !== null;
    if (isDialogOpen !== isInDialog) return;
    event.preventDefault();
    // A key that is held down runs once
    if (!event.repeat) run(found.instruction);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

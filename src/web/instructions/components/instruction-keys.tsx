import { listRunnable } from '../model.ts';
import { useInstructionKeys } from '../use-instruction-keys.ts';
import { useInstructions } from '../use-instructions.ts';

interface InstructionKeysProps {
  isInDialog?: boolean;
  onRun(instruction: string): void;
}

/** Draws nothing: as long as it is there, the keys of the saved instructions run them. */
export function InstructionKeys({ isInDialog, onRun }: InstructionKeysProps) {
  const { list } = useInstructions();
  useInstructionKeys(list ? listRunnable(list) : [], onRun, isInDialog);
  return null;
}

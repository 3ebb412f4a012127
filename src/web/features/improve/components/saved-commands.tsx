import type { Command } from '../../../commands/model.ts';
import { useCommands } from '../../../commands/use-commands.ts';
import { toKeyWords } from '../../../instructions/keys.ts';
import { findDigit, listRunnable } from '../../../instructions/model.ts';
import { useInstructionKeys } from '../../../instructions/use-instruction-keys.ts';
import { useInstructions } from '../../../instructions/use-instructions.ts';
import { QueryProvider } from '../../../services/query-provider.tsx';

interface SavedCommandsProps {
  /** On the text, or on what of the result is selected. */
  onRun(instruction: string): void;
}

/** Draws nothing: the saved instructions in the command menu, and by their keys. */
export function SavedCommands(props: SavedCommandsProps) {
  return (
    <QueryProvider>
      <Offer {...props} />
    </QueryProvider>
  );
}

function Offer({ onRun }: SavedCommandsProps) {
  const { list } = useInstructions();
  const runnable = list ? listRunnable(list) : [];
  useInstructionKeys(runnable, onRun);
  useCommands(() =>
    runnable.map(({ name, instruction }, index): Command => {
      const digit = list && findDigit(list, index);
      return {
        group: 'On this screen',
        name: `Instruction: ${name}`,
        icon: 'pencil',
        also: 'run saved 1 credit',
        ...(digit && { keys: toKeyWords(digit) }),
        run: () => onRun(instruction),
      };
    }),
  );
  return null;
}

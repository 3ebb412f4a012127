import { useState } from 'react';
import { Link } from 'react-router';
import type { InstructionList } from '../../../shared/contract/instructions.ts';
import { toCallError } from '../../api/call-error.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { notify } from '../../ui/notify.ts';
import { toKeyWords } from '../keys.ts';
import { findDigit, suggestName } from '../model.ts';
import { useInstructions } from '../use-instructions.ts';

/** Keeps what stands in a field for an instruction, under a name made of its first words. */
export function SaveInstruction({ instruction }: { instruction: string }) {
  const { list, change } = useInstructions();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (!list || instruction.trim() === '') return null;
  const saved = list.instructions.find((one) => one.instruction.trim() === instruction.trim());

  async function save({ instructions }: InstructionList): Promise<void> {
    setIsSaving(true);
    setFailure(undefined);
    const name = suggestName(instruction, instructions);
    try {
      const next = await change((api) => api.instructions.add({ instructions: [{ name, instruction }] }));
      const digit = findDigit(next, next.instructions.length - 1);
      void notify({
        title: `Saved as “${name}”`,
        ...(digit && { description: `Run it by ${toKeyWords(digit)}.` }),
      });
    } catch (error) {
      setFailure(toCallError(error).message);
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <div className="grid justify-items-start gap-1" aria-live="polite">
      {saved ? (
        <p className="field-help">
          Saved as “{saved.name}”. <Link to="/settings?tab=preferences">Rename or change it</Link>
        </p>
      ) : (
        <Button look="bare" small busy={isSaving} onClick={() => void save(list)}>
          <Icon name="save" />
          Save this instruction
        </Button>
      )}
      {failure && (
        <p className="field-help">
          {failure} <Link to="/settings?tab=preferences">Your instructions</Link>
        </p>
      )}
    </div>
  );
}

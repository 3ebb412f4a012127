import { type FormEvent, useState } from 'react';
import type { NewInstruction } from '../../../../shared/contract/instructions.ts';
import { instructionLimit, instructionNameLimit } from '../../../../shared/limits.ts';
import { Button } from '../../../ui/button.tsx';
import { AreaField, TextField } from '../../../ui/field.tsx';
import { toInstructionPlaceholder } from '../../../writing/instruction-hints.ts';
import { useRefusalAsTyped } from '../../../writing/rules.ts';
import { useReportUnsaved } from '../unsaved.ts';

interface InstructionFormProps {
  /** What is changed; left out for a new one. */
  former?: NewInstruction;
  /** Tells whether it is saved. */
  onSave(next: NewInstruction): Promise<boolean>;
  onClose(): void;
}

const blank: NewInstruction = { name: '', instruction: '' };

/** What is typed stays until it is saved. */
export function InstructionForm({ former = blank, onSave, onClose }: InstructionFormProps) {
  const [name, setName] = useState(former.name);
  const [instruction, setInstruction] = useState(former.instruction);
  const [isSaving, setIsSaving] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const refused = useRefusalAsTyped(instruction, ({ findInstructionRefusal }) =>
    findInstructionRefusal(instruction, { text: '', isSelection: false }),
  );
  useReportUnsaved('instruction', name !== former.name || instruction !== former.instruction);
  const isWhole = name.trim() !== '' && instruction.trim() !== '';

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsAsked(true);
    if (!isWhole || isSaving) return;
    setIsSaving(true);
    const isSaved = await onSave({ name: name.trim(), instruction: instruction.trim() });
    setIsSaving(false);
    if (isSaved) onClose();
  }

  return (
    <form className="grid gap-2" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Name"
        // Opened by a press: what is typed next is its name
        autoFocus
        maxLength={instructionNameLimit}
        error={isAsked && name.trim() === '' ? 'Please enter a name.' : undefined}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <AreaField
        className="prose"
        label="Instruction"
        rows={3}
        maxLength={instructionLimit}
        placeholder={toInstructionPlaceholder()}
        error={isAsked && instruction.trim() === '' ? 'Please enter what is to be done.' : undefined}
        {...(refused && { help: refused })}
        value={instruction}
        onChange={(event) => setInstruction(event.target.value)}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary" busy={isSaving}>
          {isSaving ? 'Saving...' : 'Save instruction'}
        </Button>
      </div>
    </form>
  );
}

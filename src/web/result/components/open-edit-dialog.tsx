import { type FormEvent, useId, useRef, useState } from 'react';
import { instructionLimit } from '../../../shared/limits.ts';
import { InstructionKeys } from '../../instructions/components/instruction-keys.tsx';
import { SaveInstruction } from '../../instructions/components/save-instruction.tsx';
import { SavedInstructions } from '../../instructions/components/saved-instructions.tsx';
import { QueryProvider } from '../../services/query-provider.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { suggestions, toInstructionPlaceholder } from '../../writing/instruction-hints.ts';
import { RewriteProblemNote } from '../../writing/rewrite-problem-note.tsx';
import { byRules, useRefusalAsTyped } from '../../writing/rules.ts';
import { findResult } from '../find-result.ts';
import type { OpenEditDialogProps } from './edit-dialog.tsx';

/** Asks how a selected part is to change. What is typed stays through a failure; Escape and Cancel change nothing. */
export function OpenEditDialog({ partialEdit, text, begun }: OpenEditDialogProps) {
  const { close, apply, isRunning, problem } = partialEdit;
  const id = useId();
  const [instruction, setInstruction] = useState(begun);
  const isBlank = instruction.trim() === '';
  const refused = useRefusalAsTyped(instruction, ({ findInstructionRefusal }) =>
    findInstructionRefusal(instruction, { text, isSelection: true }),
  );
  const field = useRef<HTMLTextAreaElement>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    // A blank one is told by `apply`: its key works although its button is off
    void apply(instruction);
  }

  function runSaved(saved: string): void {
    if (isRunning) return;
    setInstruction(saved);
    void apply(saved);
  }

  return (
    <Dialog
      title="Edit Selected Text"
      hasCross
      className="dialog-over-source"
      initialFocus={field}
      fallbackFocus={findResult}
      onClose={close}
    >
      <form method="dialog" onSubmit={submit}>
        <div className="dialog-body">
          <blockquote className="quote written" translate="no">
            {text}
          </blockquote>
          <div className="field">
            <label className="field-label" htmlFor={`${id}-how`}>
              How would you like to change this text?
            </label>
            <textarea
              id={`${id}-how`}
              className="input prose"
              rows={2}
              ref={field}
              maxLength={instructionLimit}
              aria-describedby={`${id}-refused`}
              placeholder={toInstructionPlaceholder()}
              value={instruction}
              onChange={(event) => setInstruction(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
              }}
            />
            <p id={`${id}-refused`} className="field-help" aria-live="polite">
              {!problem && refused}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            {suggestions.map((suggestion) => (
              <Button key={suggestion} small onClick={() => setInstruction(suggestion)}>
                {suggestion}
              </Button>
            ))}
          </div>
          <QueryProvider>
            <InstructionKeys isInDialog onRun={runSaved} />
            <SavedInstructions disabled={isRunning} onRun={runSaved} />
            <SaveInstruction instruction={instruction} />
          </QueryProvider>
          {problem && (
            <RewriteProblemNote
              problem={problem}
              text={text}
              instruction={instruction}
              onRetry={() => void apply(instruction)}
              onRules={() => void apply(instruction, byRules)}
            />
          )}
        </div>
        <div className="dialog-foot">
          <Button onClick={close}>Cancel</Button>
          <Button look="primary" type="submit" busy={isRunning} disabled={isBlank}>
            {isRunning ? 'Updating...' : 'Apply Changes'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

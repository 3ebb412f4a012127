import { type FormEvent, useId, useState } from 'react';
import type { FeedbackPoint } from '../../../../shared/contract/review.ts';
import { instructionLimit } from '../../../../shared/limits.ts';
import { QuoteBlock } from '../../../rating/components/quote-block.tsx';
import { listQuotes } from '../../../rating/quotes.ts';
import { Button } from '../../../ui/button.tsx';
import { RewriteProblemNote } from '../../../writing/rewrite-problem-note.tsx';
import { byRules, useRefusalAsTyped } from '../../../writing/rules.ts';
import type { FixControl } from '../use-fix.ts';

interface AskFormProps {
  control: FixControl;
  point: FeedbackPoint;
  /** The text that was analyzed. */
  text: string;
}

/** Where no fix is at hand: what the engine will be asked, and what it costs, before it is asked. */
export function AskForm({ control, point, text }: AskFormProps) {
  const { ask, close, isRunning, problem } = control;
  const id = useId();
  const [instruction, setInstruction] = useState(point.instruction);
  const quoted = point.evidence.quote;
  const refused = useRefusalAsTyped(instruction, ({ findInstructionRefusal }) =>
    findInstructionRefusal(instruction, { text: quoted, isSelection: true }),
  );
  const isBlank = instruction.trim() === '';

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isBlank) void ask(instruction);
  }

  return (
    <form method="dialog" onSubmit={submit}>
      <div className="dialog-body">
        {listQuotes(text, [point.evidence]).map((quote) => (
          <QuoteBlock key={quote.start} quote={quote} />
        ))}
        <div className="field">
          <label className="field-label" htmlFor={id}>
            How would you like to change this text?
          </label>
          <textarea
            id={id}
            className="input prose"
            rows={2}
            maxLength={instructionLimit}
            aria-describedby={`${id}-cost`}
            value={instruction}
            onChange={(event) => setInstruction(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
            }}
          />
          <p id={`${id}-cost`} className="field-help">
            There is no ready fix for this. Asking the engine for a rewrite of the marked words uses 1 credit;
            you see it before anything changes.
          </p>
          <p className="field-help" aria-live="polite">
            {!problem && refused}
          </p>
        </div>
        {problem && (
          <RewriteProblemNote
            problem={problem}
            text={quoted}
            instruction={instruction}
            onRetry={() => void ask(instruction)}
            onRules={() => void ask(instruction, byRules)}
          />
        )}
      </div>
      <div className="dialog-foot">
        <Button onClick={close}>{isRunning ? 'Stop' : 'Cancel'}</Button>
        <Button look="primary" type="submit" busy={isRunning} disabled={isBlank}>
          {isRunning ? 'Updating...' : 'Ask for a rewrite, 1 credit'}
        </Button>
      </div>
    </form>
  );
}

import { formatNumber } from '../../../../shared/format.ts';
import { descriptionLimit } from '../../../../shared/limits.ts';
import { RulesLine } from '../../../account/rules-line.tsx';
import { FramedEntry } from '../../../drafts/framed-entry.tsx';
import { OtherTabNotes } from '../../../drafts/other-tab-notes.tsx';
import { useTextEntry } from '../../../drafts/use-text-entry.ts';
import type { Span } from '../../../review/placed.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { useRefusalAsTyped } from '../../../writing/rules.ts';
import { RunButton, StopButton } from '../../../writing/run-button.tsx';
import { type Fields, textLimits } from '../use-fields.ts';
import type { Write } from '../use-write.ts';
import { LimitedField } from './limited-field.tsx';
import { StylePart } from './style-part.tsx';

interface WriteFormProps {
  fields: Fields;
  write: Write;
  /** A stretch of the description to tint. */
  echo: Span | undefined;
  announce(sentence: string): void;
}

/** To whom, about what, and what it is to say. */
export function WriteForm({ fields, write, echo, announce }: WriteFormProps) {
  const { recipient, subject, description, style } = fields;
  const isEmpty = [recipient, subject, description].every((text) => text.trim() === '');
  return (
    <section className="sheet write-form" aria-label="Your email in a few words">
      <OtherTabNotes
        otherTab={write.otherTab}
        names={{ recipient: 'recipient', subject: 'subject', description: 'description' }}
      />
      <div className="write-line">
        <LimitedField
          label="Recipient (optional)"
          placeholder="e.g., Anneke de Vries"
          autoComplete="off"
          value={recipient}
          limit={textLimits.recipient}
          onChange={(text) => fields.setText('recipient', text)}
          announce={announce}
        />
        <LimitedField
          label="Subject (optional)"
          placeholder="e.g., Delivery on Thursday"
          autoComplete="off"
          value={subject}
          limit={textLimits.subject}
          onChange={(text) => fields.setText('subject', text)}
          announce={announce}
        />
      </div>
      <Description fields={fields} write={write} echo={echo} />
      <StylePart style={style} onChange={fields.setStyle} />
      <RulesLine />
      <div className="flex flex-wrap items-center gap-2">
        {write.isRunning && <StopButton className="max-md:hidden" onStop={write.stop} />}
        <RunButton
          words="Generate Email"
          busyWords="Generating..."
          isRunning={write.isRunning}
          isOff={description.trim() === ''}
          onRun={write.run}
        />
        <span className="text-small text-ink-3">1 credit</span>
        <span className="ml-auto flex flex-wrap items-center gap-2 text-small text-ink-3">
          {!isEmpty && (fields.isSaved ? 'Saved on this device' : 'Not saved: this browser keeps nothing')}
          {!isEmpty && !write.isRunning && (
            <Button look="bare" small onClick={write.clearFields}>
              Clear
            </Button>
          )}
        </span>
      </div>
    </section>
  );
}

const refusal = `Not added: this can have ${formatNumber(descriptionLimit)} characters. Yours is as it was.`;

function Description({ fields, write, echo }: Pick<WriteFormProps, 'fields' | 'write' | 'echo'>) {
  const refused = useRefusalAsTyped(fields.description, write.findRefusal);
  const entry = useTextEntry({
    limit: descriptionLimit,
    onChange: (text) => fields.setText('description', text),
    onOpened: put,
  });

  /** Undo brings the former words back. */
  function put(description: string, title: string): void {
    const former = fields.readFields();
    const undo = fields.fill({ ...former, description });
    const isUndoable = former.description.trim() !== '';
    void notify({ title, ...(isUndoable && { action: { label: 'Undo', onClick: undo } }) });
  }

  return (
    <FramedEntry
      entry={entry}
      title="What do you want to say?"
      name="description"
      text={fields.description}
      placeholder="e.g., delivery moves to thursday 26 nov, ask if someone can sign at 9, thank her for the photos"
      echo={echo}
      check={{ name: 'description', isNotes: true }}
      into="what you want to say"
      refusal={refusal}
      note={refused}
    />
  );
}

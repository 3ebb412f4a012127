import { type Ref, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/clipboard.ts';
import { TextField } from '../../../ui/field.tsx';

interface CopiedFieldProps {
  label: string;
  help: string;
  value: string;
  /** Of the button; left out: what it copies is said by the field. */
  action?: string;
  look?: 'primary';
  ref?: Ref<HTMLButtonElement>;
}

/** What is to be pasted elsewhere, with a button that copies it. */
export function CopiedField({ label, help, value, action, look, ref }: CopiedFieldProps) {
  const [outcome, setOutcome] = useState('');

  async function copy(): Promise<void> {
    const words = await copyText(value).then(
      () => 'Copied',
      () => 'The browser did not let it be copied. Please select and copy it.',
    );
    setOutcome(words);
  }

  return (
    <div className="grid gap-2" translate="no">
      <TextField
        label={label}
        help={help}
        readOnly
        spellCheck={false}
        autoComplete="off"
        value={value}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button ref={ref} {...(look && { look })} onClick={() => void copy()}>
          {action ?? 'Copy address'}
        </Button>
        <span className="text-small text-ink-2" aria-live="polite">
          {outcome}
        </span>
      </div>
    </div>
  );
}

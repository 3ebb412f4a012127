import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/clipboard.ts';
import { TextField } from '../../../ui/field.tsx';

/** A key that was just made, on the one screen that ever shows it. */
export function NewApiKey({ apiKey, onDone }: { apiKey: string; onDone(): void }) {
  const [outcome, setOutcome] = useState('');
  const copyButton = useRef<HTMLButtonElement>(null);
  useEffect(() => copyButton.current?.focus(), []);

  async function copy(): Promise<void> {
    const words = await copyText(apiKey).then(
      () => 'Copied',
      () => 'The browser did not let it be copied. Please select and copy it.',
    );
    setOutcome(words);
  }

  return (
    <div className="grid gap-2" translate="no">
      <TextField
        label="Your new API key"
        help="Copy it now: it is not shown again. Who has it can do what you ticked."
        readOnly
        spellCheck={false}
        autoComplete="off"
        value={apiKey}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button ref={copyButton} look="primary" onClick={() => void copy()}>
          Copy key
        </Button>
        <Button onClick={onDone}>I have it</Button>
        <span className="text-small text-ink-2" aria-live="polite">
          {outcome}
        </span>
      </div>
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { getServerFacts } from '../../../server-facts.ts';
import { Button } from '../../../ui/button.tsx';
import { toAddress } from '../language-tool.ts';
import type { NewKey } from '../use-api-keys.ts';
import { CopiedField } from './copied-field.tsx';

/** A key that was just made, on the one screen that ever shows it. */
export function NewApiKey({ newKey: { key, scopes }, onDone }: { newKey: NewKey; onDone(): void }) {
  const copyButton = useRef<HTMLButtonElement>(null);
  useEffect(() => copyButton.current?.focus(), []);
  const isForChecks = scopes.join() === 'check' && getServerFacts().languageTool !== 'off';

  return (
    <div className="grid gap-3">
      <CopiedField
        ref={copyButton}
        label="Your new API key"
        help="Copy it now: it is not shown again. Who has it can do what you ticked."
        value={key}
        action="Copy key"
        look="primary"
      />
      {isForChecks && (
        <CopiedField
          label="Address with the key inside"
          help="Only for programs that check by a LanguageTool server and have no field for a key. Keep it as you keep the key."
          value={toAddress(location.origin, key)}
        />
      )}
      <div>
        <Button onClick={onDone}>I have it</Button>
      </div>
    </div>
  );
}

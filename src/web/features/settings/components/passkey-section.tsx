import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { formatDate } from '../../../../shared/format.ts';
import { passkeysLimit } from '../../../../shared/limits.ts';
import { findPasskeyObstacle } from '../../../account/passkeys.ts';
import { Button } from '../../../ui/button.tsx';
import { moveLostFocus } from '../../../ui/move-lost-focus.ts';
import type { Passkey, Passkeys } from '../passkey-calls.ts';
import { passkeysQuery } from '../queries.ts';
import type { PasskeyAct } from '../use-passkey-act.ts';
import { Loaded } from './load-state.tsx';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { Section } from './section.tsx';

export function PasskeySection() {
  const query = useQuery(passkeysQuery);
  return (
    <Section
      title="Passkeys"
      note="Sign in by your fingerprint, your face, a PIN or a security key. No password and no code is asked for then."
    >
      <Loaded query={query} failure="Your passkeys could not be read.">
        {(found) => <PasskeyList {...found} />}
      </Loaded>
    </Section>
  );
}

function PasskeyList({ passkeys, asksPassword }: Passkeys) {
  const [act, setAct] = useState<PasskeyAct>();
  const foot = useRef<HTMLDivElement>(null);
  const obstacle = findPasskeyObstacle();
  const isFull = passkeys.length >= passkeysLimit;

  function close(): void {
    setAct(undefined);
    // One that was removed takes the focus with it
    moveLostFocus(() => foot.current?.querySelector('button'));
  }

  return (
    <>
      {passkeys.length === 0 && <p className="text-ink-2">No passkeys yet.</p>}
      {passkeys.length > 0 && (
        <ul className="session-list" aria-label="Your passkeys">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onAct={setAct} />
          ))}
        </ul>
      )}
      {obstacle === undefined && (
        <div ref={foot}>
          <Button
            aria-disabled={isFull || undefined}
            onClick={isFull ? undefined : () => setAct({ kind: 'add' })}
          >
            Add a passkey
          </Button>
        </div>
      )}
      {isFull && (
        <p className="text-small text-ink-2">There is room for {passkeysLimit}. Remove one to add another.</p>
      )}
      {obstacle !== undefined && <p className="text-small text-ink-2">{obstacle} None can be added here.</p>}
      {act && <PasskeyDialog act={act} asksPassword={asksPassword} onClose={close} />}
    </>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  onAct(act: PasskeyAct): void;
}

function PasskeyRow({ passkey, onAct }: PasskeyRowProps) {
  const { name, isSynced, createdAt, lastUsedAt } = passkey;
  const used = lastUsedAt === null ? 'Never used' : `Last used ${toDay(lastUsedAt)}`;
  return (
    <li>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          <b className="wrap-anywhere">{name}</b>
          <span className="badge">{isSynced ? 'Synced' : 'On one device'}</span>
        </p>
        <p className="num text-small text-ink-3">
          Added {toDay(createdAt)}. {used}.
        </p>
      </div>
      <span className="flex flex-wrap justify-end gap-2">
        <Button small aria-label={`Rename “${name}”`} onClick={() => onAct({ kind: 'rename', passkey })}>
          Rename
        </Button>
        <Button small aria-label={`Remove “${name}”`} onClick={() => onAct({ kind: 'remove', passkey })}>
          Remove
        </Button>
      </span>
    </li>
  );
}

function toDay(moment: string): string {
  return formatDate(moment, { dateStyle: 'medium' });
}

import { useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { ApiKey } from '../account-calls.ts';
import { toDates } from '../api-keys.ts';

interface ApiKeyRowProps {
  apiKey: ApiKey;
  onRevoke(): Promise<void>;
}

export function ApiKeyRow({ apiKey, onRevoke }: ApiKeyRowProps) {
  const { start, name, scopes } = apiKey;
  const [now] = useState(() => new Date());
  const [isAsked, setIsAsked] = useState(false);
  const [isRevoking, setIsRevoking] = useState(false);

  async function revoke(): Promise<void> {
    setIsAsked(false);
    setIsRevoking(true);
    await onRevoke();
    setIsRevoking(false);
  }

  return (
    <li>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          <b className="wrap-anywhere">{name}</b>
          {scopes.map((scope) => (
            <span key={scope} className="badge">
              {scope}
            </span>
          ))}
        </p>
        <p className="num text-small text-ink-3">
          <span translate="no">{start}…</span> {toDates(apiKey, now)}
        </p>
      </div>
      <Button small busy={isRevoking} aria-label={`Revoke “${name}”`} onClick={() => setIsAsked(true)}>
        Revoke
      </Button>
      {isAsked && (
        <RevokeDialog name={name} onKeep={() => setIsAsked(false)} onRevoke={() => void revoke()} />
      )}
    </li>
  );
}

interface RevokeDialogProps {
  name: string;
  onKeep(): void;
  onRevoke(): void;
}

function RevokeDialog({ name, onKeep, onRevoke }: RevokeDialogProps) {
  const id = useId();
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog title={`Revoke “${name}”?`} look="small" describedBy={id} initialFocus={keep} onClose={onKeep}>
      <div className="dialog-body">
        <p id={id} className="text-ink-2">
          Whatever uses this key is refused from its next call on. It cannot be brought back.
        </p>
      </div>
      <div className="dialog-foot">
        <Button onClick={onRevoke}>Revoke key</Button>
        <Button ref={keep} look="primary" onClick={onKeep}>
          Keep it
        </Button>
      </div>
    </Dialog>
  );
}

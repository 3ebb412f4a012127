import { type SubmitEvent, useRef } from 'react';
import { passkeyNameLimit } from '../../../../shared/limits.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { type PasskeyAct, usePasskeyAct } from '../use-passkey-act.ts';
import { ProofField } from './proof-field.tsx';

const words: Record<PasskeyAct['kind'], { title: string; note: string; button: string }> = {
  add: {
    title: 'Add a passkey',
    note: 'Your browser asks next where to keep it: on this device, in a password manager, or on a security key.',
    button: 'Continue',
  },
  rename: {
    title: 'Rename this passkey',
    note: 'The name is for you alone.',
    button: 'Rename',
  },
  remove: {
    title: 'Remove this passkey?',
    note: 'It will no longer open your account. Delete it where it is kept as well, or you will still be offered it.',
    button: 'Remove',
  },
};

interface PasskeyDialogProps {
  act: PasskeyAct;
  asksPassword: boolean;
  onClose(): void;
}

export function PasskeyDialog({ act, asksPassword, onClose }: PasskeyDialogProps) {
  const { failure, isBusy, run } = usePasskeyAct(act, onClose);
  const name = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const { title, note, button } = words[act.kind];
  const needsProof = asksPassword && act.kind !== 'rename';

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    void run(name.current?.value.trim() ?? '', needsProof ? { password: password.current?.value ?? '' } : {});
  }

  return (
    <Dialog title={title} look="small" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <div className="dialog-body">
          {act.kind === 'remove' && <p className="font-semibold wrap-anywhere">{act.passkey.name}</p>}
          <p className="text-ink-2">{note}</p>
          {failure && (
            <Banner tone="bad" icon="warning">
              {failure}
            </Banner>
          )}
          {act.kind !== 'remove' && (
            <TextField
              ref={name}
              label="Name"
              {...(act.kind === 'add' && {
                help: 'Such as “My phone”. Left empty, it is called after this browser.',
              })}
              defaultValue={act.kind === 'rename' ? act.passkey.name : ''}
              maxLength={passkeyNameLimit}
              autoComplete="off"
            />
          )}
          {needsProof && <ProofField password={password} />}
        </div>
        <div className="dialog-foot">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" busy={isBusy}>
            {button}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

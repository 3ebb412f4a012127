import { type FormEvent, useRef } from 'react';
import { CodeField } from '../../../account/code-field.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { makeLazyPart } from '../../../ui/lazy-part.tsx';
import type { NewSecret, Proof } from '../security-calls.ts';
import { type SecondFactorAct, useSecondFactor } from '../use-second-factor.ts';
import { ProofField } from './proof-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export type { SecondFactorAct };

const QrCode = makeLazyPart(async () => (await import('./qr-code.tsx')).QrCode);

const words: Record<SecondFactorAct, { title: string; note: string; button: string }> = {
  'turn on': {
    title: 'Turn on two-step sign-in',
    note: 'You need an authenticator app, such as the one of your password manager or your phone.',
    button: 'Continue',
  },
  renew: {
    title: 'New recovery codes',
    note: 'The codes that you have now will no longer work.',
    button: 'Replace my codes',
  },
  'turn off': {
    title: 'Turn off two-step sign-in',
    note: 'Nobody is asked for a code any more, and your recovery codes are deleted.',
    button: 'Turn off',
  },
};

interface SecondFactorDialogProps {
  act: SecondFactorAct;
  asksPassword: boolean;
  onClose(): void;
}

export function SecondFactorDialog({ act, asksPassword, onClose }: SecondFactorDialogProps) {
  const { step, failure, isBusy, prove, confirm } = useSecondFactor(act, onClose);
  return (
    <Dialog title={words[act].title} look="small" onClose={onClose}>
      {step.name === 'proof' && (
        <ProofForm {...{ ...words[act], asksPassword, failure, isBusy, onClose }} onProve={prove} />
      )}
      {step.name === 'secret' && (
        <SecretForm {...{ secret: step.secret, failure, isBusy, onClose }} onConfirm={confirm} />
      )}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} onClose={onClose} />}
    </Dialog>
  );
}

interface StepProps {
  failure: string | undefined;
  isBusy: boolean;
  onClose(): void;
}

function Failure({ failure }: Pick<StepProps, 'failure'>) {
  return (
    failure && (
      <Banner tone="bad" icon="warning">
        {failure}
      </Banner>
    )
  );
}

interface ProofFormProps extends StepProps {
  note: string;
  button: string;
  asksPassword: boolean;
  onProve(proof: Proof): Promise<void>;
}

function ProofForm({ note, button, asksPassword, failure, isBusy, onProve, onClose }: ProofFormProps) {
  const password = useRef<HTMLInputElement>(null);
  function submit(event: FormEvent): void {
    event.preventDefault();
    void onProve(asksPassword ? { password: password.current?.value ?? '' } : {});
  }
  return (
    <form onSubmit={submit} noValidate>
      <div className="dialog-body">
        <p className="text-ink-2">{note}</p>
        <Failure failure={failure} />
        {asksPassword && <ProofField password={password} />}
      </div>
      <div className="dialog-foot">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary" busy={isBusy}>
          {button}
        </Button>
      </div>
    </form>
  );
}

interface SecretFormProps extends StepProps {
  secret: NewSecret;
  onConfirm(code: string): Promise<void>;
}

function SecretForm({ secret: { secret, uri }, failure, isBusy, onConfirm, onClose }: SecretFormProps) {
  const code = useRef<HTMLInputElement>(null);
  function submit(event: FormEvent): void {
    event.preventDefault();
    void onConfirm(code.current?.value ?? '');
  }
  return (
    <form onSubmit={submit} noValidate>
      <div className="dialog-body">
        <p className="text-ink-2">Scan this with your authenticator app, or type the key into it.</p>
        <QrCode text={uri} />
        <p>
          <span className="field-label">Key</span>
          <code className="block text-small wrap-anywhere notranslate">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </code>
        </p>
        <Failure failure={failure} />
        <CodeField ref={code} autoFocus inputMode="numeric" help="The six digits that the app shows now" />
      </div>
      <div className="dialog-foot">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary" busy={isBusy}>
          Turn on
        </Button>
      </div>
    </form>
  );
}

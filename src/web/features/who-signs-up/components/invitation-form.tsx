import { type FormEvent, useState } from 'react';
import type { Invitation } from '../../../../shared/contract/sign-up.ts';
import { emailMaxLength, invitationMaxDays } from '../../../../shared/limits.ts';
import { CopyButton } from '../../../result/components/copy-button.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { isDayCount } from '../policy.ts';
import { useSignUpSettings } from '../use-sign-up-settings.ts';

export function InvitationForm({ sendsMail }: { sendsMail: boolean }) {
  const { invite, isInviting, inviteFailure, invited } = useSignUpSettings();
  const [note, setNote] = useState('');
  const [email, setEmail] = useState('');
  const [days, setDays] = useState('7');
  const [wrong, setWrong] = useState<'email' | 'days'>();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const wrongField = form.querySelector('[name="email"]:invalid') ? 'email' : 'days';
    const isWrong = wrongField === 'email' || !isDayCount(days);
    setWrong(isWrong ? wrongField : undefined);
    if (isWrong) {
      form.querySelector<HTMLInputElement>(`[name="${wrongField}"]`)?.focus();
      return;
    }
    const onSuccess = () => {
      setNote('');
      setEmail('');
    };
    invite({ note, days: Number(days), ...(email !== '' && { email }) }, { onSuccess });
  }

  return (
    <>
      <form className="invitation-form" noValidate onSubmit={submit}>
        <TextField
          label="For whom"
          maxLength={100}
          autoComplete="off"
          value={note}
          onChange={({ target }) => setNote(target.value)}
          help="For your own list, if you like"
        />
        {sendsMail && (
          <TextField
            label="Email address"
            name="email"
            type="email"
            maxLength={emailMaxLength}
            autoComplete="off"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            error={wrong === 'email' ? 'Please enter a valid email address.' : undefined}
            help="Left empty: you send the link yourself"
          />
        )}
        <TextField
          label="Good for so many days"
          name="days"
          inputMode="numeric"
          autoComplete="off"
          value={days}
          onChange={({ target }) => setDays(target.value)}
          error={wrong === 'days' ? `A whole number up to ${invitationMaxDays}.` : undefined}
        />
        <Button type="submit" busy={isInviting}>
          Make an invitation
        </Button>
      </form>
      {inviteFailure && (
        <Banner tone="bad" icon="warning">
          {inviteFailure}
        </Banner>
      )}
      {invited && <NewInvitation {...invited} />}
    </>
  );
}

function NewInvitation({ url, invitation: { mailed_to } }: { url: string; invitation: Invitation }) {
  return (
    <div role="status">
      {mailed_to && <p className="wrap-anywhere">The invitation is on its way to {mailed_to}.</p>}
      <p>This is its link. It is shown only now:</p>
      <ul className="command-lines">
        <li>
          <code className="wrap-anywhere">{url}</code>
          <CopyButton text={url} name="Copy the link" done="Link copied." />
        </li>
      </ul>
    </div>
  );
}

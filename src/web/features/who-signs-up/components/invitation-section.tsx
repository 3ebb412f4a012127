import { type FormEvent, useState } from 'react';
import type { Invitation } from '../../../../shared/contract/sign-up.ts';
import { formatMoment } from '../../../../shared/format.ts';
import { invitationMaxDays } from '../../../../shared/limits.ts';
import { CopyButton } from '../../../result/components/copy-button.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toMoment } from '../../../ui/moment.ts';
import { toStanding } from '../policy.ts';
import { useSignUpSettings } from '../use-sign-up-settings.ts';

export function InvitationSection({ invitations }: { invitations: readonly Invitation[] }) {
  const settings = useSignUpSettings();
  const [note, setNote] = useState('');
  const [days, setDays] = useState('7');
  const [now] = useState(() => new Date());
  const [isWrong, setIsWrong] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const count = Number(days);
    const isGood = Number.isInteger(count) && count >= 1 && count <= invitationMaxDays;
    setIsWrong(!isGood);
    if (isGood) settings.invite({ note, days: count }, { onSuccess: () => setNote('') });
  }

  return (
    <section className="server-section" aria-labelledby="invitations">
      <h2 id="invitations">Invitations</h2>
      <p className="text-ink-2">
        A link with which one account can be made, whatever its address. Send it to whom you mean: whoever has
        it can use it. While sign-up is closed, no invitation works.
      </p>
      <form className="invitation-form" noValidate onSubmit={submit}>
        <TextField
          label="For whom"
          maxLength={100}
          autoComplete="off"
          value={note}
          onChange={({ target }) => setNote(target.value)}
          help="For your own list, if you like"
        />
        <TextField
          label="Good for so many days"
          inputMode="numeric"
          autoComplete="off"
          value={days}
          onChange={({ target }) => setDays(target.value)}
          error={isWrong ? `A whole number up to ${invitationMaxDays}.` : undefined}
        />
        <Button type="submit" busy={settings.isInviting}>
          Make an invitation
        </Button>
      </form>
      {settings.inviteFailure && <Failure>{settings.inviteFailure}</Failure>}
      {settings.link && (
        <div role="status">
          <p>This is its link. It is shown only now:</p>
          <ul className="command-lines">
            <li>
              <code className="wrap-anywhere">{settings.link}</code>
              <CopyButton text={settings.link} name="Copy the link" done="Link copied." />
            </li>
          </ul>
        </div>
      )}
      {settings.revokeFailure && <Failure>{settings.revokeFailure}</Failure>}
      {invitations.length === 0 ? (
        <p className="empty-note">Nobody has been invited yet.</p>
      ) : (
        <ul className="invitations">
          {invitations.map((invitation) => (
            <li key={invitation.id}>
              <InvitationWords invitation={invitation} now={now} />
              {invitation.used_at === null && (
                <Button
                  small
                  busy={settings.revoking === invitation.id}
                  aria-label={`Take back: ${invitation.note || 'an invitation'}`}
                  onClick={() => settings.revoke(invitation.id)}
                >
                  Take back
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function InvitationWords({ invitation, now }: { invitation: Invitation; now: Date }) {
  const { note, created_at, expires_at, used_at } = invitation;
  const ends = {
    open: `Good until ${formatMoment(expires_at)}`,
    used: `Used ${toMoment(used_at ?? created_at, now)}`,
    expired: 'Expired',
  };
  return (
    <div className="min-w-0">
      <p className="wrap-anywhere">{note || 'Without a name'}</p>
      <p className="num text-small text-ink-3">
        Made {toMoment(created_at, now)}. {ends[toStanding(invitation, now)]}.
      </p>
    </div>
  );
}

function Failure({ children }: { children: string }) {
  return (
    <Banner tone="bad" icon="warning">
      {children}
    </Banner>
  );
}

import { useState } from 'react';
import type { Invitation, SignUpState } from '../../../../shared/contract/sign-up.ts';
import { formatMoment } from '../../../../shared/format.ts';
import { spentInvitationDays } from '../../../../shared/limits.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { toMoment } from '../../../ui/moment.ts';
import { toStanding } from '../policy.ts';
import { useSignUpSettings } from '../use-sign-up-settings.ts';
import { InvitationForm } from './invitation-form.tsx';

export function InvitationSection({ state }: { state: SignUpState }) {
  const { invitations, sends_mail } = state;
  const { revoke, revoking, revokeFailure } = useSignUpSettings();
  const [now] = useState(() => new Date());

  return (
    <section className="server-section" aria-labelledby="invitations">
      <h2 id="invitations">Invitations</h2>
      <p className="text-ink-2">
        A link with which one account can be made, whatever its address. Send it to whom you mean: whoever has
        it can use it. While sign-up is closed, no invitation works. One that is used or expired leaves this
        list after {spentInvitationDays} days.
      </p>
      <InvitationForm sendsMail={sends_mail} />
      {revokeFailure && (
        <Banner tone="bad" icon="warning">
          {revokeFailure}
        </Banner>
      )}
      {invitations.length === 0 ? (
        <p className="empty-note">Nobody is invited.</p>
      ) : (
        <ul className="invitations">
          {invitations.map((invitation) => (
            <li key={invitation.id}>
              <InvitationWords invitation={invitation} now={now} />
              {invitation.used_at === null && (
                <Button
                  small
                  busy={revoking === invitation.id}
                  aria-label={`Take back: ${nameOf(invitation)}`}
                  onClick={() => revoke(invitation.id)}
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
  const { note, mailed_to, created_at, expires_at, used_at } = invitation;
  const ends = {
    open: `Good until ${formatMoment(expires_at)}`,
    used: `Used ${toMoment(used_at ?? created_at, now)}`,
    expired: 'Expired',
  };
  return (
    <div className="min-w-0">
      <p className="wrap-anywhere">{nameOf(invitation)}</p>
      <p className="num wrap-anywhere text-small text-ink-3">
        Made {toMoment(created_at, now)}. {ends[toStanding(invitation, now)]}.
        {mailed_to && (note ? ` By mail to ${mailed_to}.` : ' By mail.')}
      </p>
    </div>
  );
}

const nameOf = ({ note, mailed_to }: Invitation) => note || mailed_to || 'Without a name';

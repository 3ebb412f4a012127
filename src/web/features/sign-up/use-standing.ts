import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import * as v from 'valibot';
import { callAccount } from '../../session/call-account.ts';

const answerSchema = v.object({
  mode: v.picklist(['open', 'invitation', 'closed']),
  isInvited: v.boolean(),
});

/** Why nobody can sign up here and now. */
export type Standing = 'closed' | 'by-invitation' | 'link-is-dead';

/** Whether the visitor may sign up. Where that cannot be read, the form shows, and the server answers it. */
export function useStanding() {
  const invitation = new URLSearchParams(useLocation().hash.slice(1)).get('invitation') ?? undefined;
  const [standing, setStanding] = useState<Standing>();
  useEffect(() => {
    let isGone = false;
    callAccount('check-sign-up', { invitation })
      .then((answer) => {
        const { mode, isInvited } = v.parse(answerSchema, answer);
        if (!isGone) setStanding(toStanding(mode, isInvited, invitation !== undefined));
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [invitation]);
  return { invitation, standing };
}

function toStanding(mode: string, isInvited: boolean, hasLink: boolean): Standing | undefined {
  if (mode === 'closed') return 'closed';
  if (isInvited) return undefined;
  if (hasLink) return 'link-is-dead';
  return mode === 'invitation' ? 'by-invitation' : undefined;
}

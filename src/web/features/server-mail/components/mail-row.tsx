import type { WaitingMail } from '../../../../shared/contract/mail.ts';
import { mailFailures, toMailKindName } from '../../../../shared/mail.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { useMailActs } from '../use-mail-acts.ts';
import { badges, toHistory } from '../words.ts';
import { DropButton } from './drop-button.tsx';

export function MailRow({ mail, now }: { mail: WaitingMail; now: Date }) {
  const { id, kind, recipient, status, failure, is_link_dead } = mail;
  const acts = useMailActs(id);
  const name = `${toMailKindName(kind)}, ${recipient}`;
  return (
    <li className="mail-row">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          <b>{toMailKindName(kind)}</b>
          <span className="badge">{badges[status]}</span>
        </p>
        <p className="text-small text-ink-2 wrap-anywhere">{recipient}</p>
        <p className="num text-small text-ink-3">{toHistory(mail, now)}</p>
        {failure && (
          <p className="text-small text-ink-2">
            {mailFailures[failure]} <code translate="no">{failure}</code>
          </p>
        )}
        {is_link_dead && (
          <p className="text-small text-ink-2">
            The link in it is too old to work: sent now, it would help nobody.
          </p>
        )}
        {acts.retryFailure && (
          <Banner tone="bad" icon="warning">
            {acts.retryFailure}
          </Banner>
        )}
      </div>
      {status !== 'sending' && (
        <div className="mail-acts">
          {!is_link_dead && (
            <Button small busy={acts.isRetrying} aria-label={`Try now: ${name}`} onClick={acts.retry}>
              Try now
            </Button>
          )}
          <DropButton name={name} acts={acts} />
        </div>
      )}
    </li>
  );
}

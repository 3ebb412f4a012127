import { useEffect, useRef, useState } from 'react';
import { cancellationReasonLimit, type Subscription } from '../../../../shared/contract/billing.ts';
import { formatMoment } from '../../../../shared/format.ts';
import { FailureNote } from '../../../billing/components/failure-note.tsx';
import { useCancel } from '../../../billing/use-cancel.ts';
import { canPay } from '../../../billing/words.ts';
import { getServerFacts } from '../../../server-facts.ts';
import { useOfflineNote } from '../../../services/use-connection.ts';
import { Button } from '../../../ui/button.tsx';
import { AreaField } from '../../../ui/field.tsx';
import { Section } from './section.tsx';

/** Cancelling, confirmed in a second step; or until when the cancelled plan goes on. */
export function CancelSection({ subscription }: { subscription: Subscription }) {
  const { cancelled_at, subscription_end } = subscription;
  const [wasRunning] = useState(!cancelled_at);
  if (cancelled_at)
    return <ScheduledCard subscription={subscription} since={cancelled_at} isNew={wasRunning} />;
  return <CancelCard end={subscription_end} />;
}

interface ScheduledCardProps {
  subscription: Subscription;
  since: string;
  /** It takes the place of the step that cancelled. */
  isNew: boolean;
}

function ScheduledCard({ subscription, since, isNew }: ScheduledCardProps) {
  const { plans, billing } = getServerFacts();
  const { free, paid } = plans;
  const { subscription_end: end, cancellation_reason: reason } = subscription;
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The step that had the focus a moment ago is gone
    if (isNew && document.activeElement === document.body) words.current?.focus();
  }, [isNew]);
  return (
    <Section title="Cancelled" note={`Since ${formatMoment(since)}.`}>
      <p ref={words} tabIndex={-1} className="num">
        You have access to {paid.name} until {end ? formatMoment(end) : 'the period ends'}. Then your account
        is {free.name} again. Your texts are kept.
      </p>
      {canPay(billing) && (
        <p>Changed your mind? Until then you can resume it under ‘Invoices and Payment’ above.</p>
      )}
      {reason && <p className="text-small wrap-anywhere text-ink-3">Your reason: {reason}</p>}
    </Section>
  );
}

function CancelCard({ end }: { end: string | null }) {
  const { paid } = getServerFacts().plans;
  const [isAsked, setIsAsked] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const note = `You keep ${paid.name} until the period ends.`;
  if (isAsked)
    return (
      <ConfirmStep
        end={end}
        onKeep={() => {
          setIsAsked(false);
          setWasAsked(true);
        }}
      />
    );
  return (
    <Section title="Cancel" note={note}>
      <p>
        {/* The focus comes back to where the step was opened */}
        <Button autoFocus={wasAsked} onClick={() => setIsAsked(true)}>
          Cancel Subscription
        </Button>
      </p>
    </Section>
  );
}

function ConfirmStep({ end, onKeep }: { end: string | null; onKeep(): void }) {
  const { free, paid } = getServerFacts().plans;
  const { cancel, isBusy, failure } = useCancel();
  const [reason, setReason] = useState('');
  const offlineNote = useOfflineNote();
  return (
    <Section title={`Cancel ${paid.name}?`} note="Nothing has changed yet.">
      <p className="num">
        You keep {paid.name} until {end ? formatMoment(end) : 'the period ends'}, and nothing more is charged.
        Then your account is {free.name} again. Your texts are kept.
      </p>
      <AreaField
        label="Reason (optional)"
        rows={3}
        // The step was asked for a moment ago, and goes on here
        autoFocus
        maxLength={cancellationReasonLimit}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {failure && <FailureNote failure={failure} />}
      <p className="flex flex-wrap gap-2">
        <Button look="primary" onClick={onKeep}>
          Keep Subscription
        </Button>
        <Button busy={isBusy} onClick={() => void cancel(reason)} {...offlineNote}>
          {isBusy ? 'Cancelling...' : 'Confirm Cancellation'}
        </Button>
      </p>
    </Section>
  );
}

import { type FormEvent, useState } from 'react';
import type { Person } from '../../../../shared/contract/people.ts';
import { formatCount } from '../../../../shared/format.ts';
import { grantMaxCredits, grantReasonMaxLength } from '../../../../shared/limits.ts';
import { makeIdempotencyKey } from '../../../api/idempotency-key.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useAct } from '../use-act.ts';

/** Credits beside those of the plan. Sent again after a failure they are given once. */
export function GrantForm({ person }: { person: Person }) {
  const { id, name, account_type } = person;
  const [credits, setCredits] = useState('');
  const [reason, setReason] = useState('');
  const [idempotencyKey, setIdempotencyKey] = useState(makeIdempotencyKey);
  const [isTried, setIsTried] = useState(false);
  const { run, isRunning, failure } = useAct();
  const count = /^\d{1,5}$/.test(credits.trim()) ? Number(credits) : 0;
  const isCountWrong = count < 1 || count > grantMaxCredits;
  const isReasonMissing = reason.trim() === '';

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setIsTried(true);
    if (isCountWrong || isReasonMissing) {
      event.currentTarget.querySelectorAll('input')[isCountWrong ? 0 : 1]?.focus();
      return;
    }
    const act = {
      button: 'Give',
      done: `${name} got ${formatCount(count, 'credit')}.`,
      call: (api: Parameters<Parameters<typeof run>[0]['call']>[0]) =>
        api.people.grantCredits({ id, credits: count, reason }, { context: { idempotencyKey } }),
    };
    run(act, () => {
      setCredits('');
      setReason('');
      setIsTried(false);
      setIdempotencyKey(makeIdempotencyKey());
    });
  }

  return (
    <form className="grant-form" onSubmit={submit} noValidate>
      <TextField
        label="Credits"
        inputMode="numeric"
        value={credits}
        onChange={({ target }) => setCredits(target.value)}
        error={isTried && isCountWrong ? `A whole number up to ${grantMaxCredits}.` : undefined}
        help={account_type === 'paid' ? 'Until the month ends (UTC).' : 'Until the day ends (UTC).'}
      />
      <TextField
        label="Reason"
        value={reason}
        maxLength={grantReasonMaxLength}
        onChange={({ target }) => setReason(target.value)}
        error={isTried && isReasonMissing ? 'Please say why.' : undefined}
        help="They read it with their credits."
      />
      <Button type="submit" busy={isRunning}>
        Give credits
      </Button>
      {failure && (
        <Banner tone="bad" icon="warning">
          {failure}
        </Banner>
      )}
    </form>
  );
}

import { Link } from 'react-router';
import type { CallError } from '../../../api/call-error.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, toButtonClass } from '../../../ui/button.tsx';

/** What happened, what is safe, what to do. */
export function FailureBanner({ error, onRetry }: { error: CallError; onRetry(): void }) {
  const isExpired = error.status === 401;
  const action = isExpired ? (
    <Link className={toButtonClass({ small: true })} to="/login?next=%2Fimprove-text">
      Sign in again
    </Link>
  ) : error.retryable ? (
    <Button small onClick={onRetry}>
      Try again
    </Button>
  ) : undefined;
  return (
    <Banner tone="bad" icon={error.code === 'OFFLINE' ? 'offline' : 'warning'} action={action}>
      {error.message} <b>Your text is safe, no credit was used.</b>
    </Banner>
  );
}

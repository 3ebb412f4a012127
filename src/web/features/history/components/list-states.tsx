import { Link } from 'react-router';
import { toCallError } from '../../../api/call-error.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, toButtonClass } from '../../../ui/button.tsx';

const skeletonRows = ['a', 'b', 'c', 'd', 'e'];

export function ListSkeleton() {
  return (
    <div className="history-list" role="status" aria-label="Loading your history">
      {skeletonRows.map((row) => (
        <div key={row} className="entry" aria-hidden="true">
          <span className="skeleton entry-when" />
          <span className="skeleton entry-what" />
          <span className="skeleton entry-text" />
          <span className="skeleton entry-result" />
        </div>
      ))}
    </div>
  );
}

export function EmptyHistory() {
  return (
    <div className="history-note">
      <h2>Nothing here yet</h2>
      <p className="text-ink-2">
        Each text that you improve, write or have reviewed is kept here, with its changes, until you delete
        it.
      </p>
      <Link className={toButtonClass({ look: 'primary', className: 'mt-4' })} to="/improve-text">
        Improve a text
      </Link>
    </div>
  );
}

export function NoMatch({ onClear }: { onClear(): void }) {
  return (
    <div className="history-note" role="status">
      <h2>No entry matches</h2>
      <p className="text-ink-2">Every word of a search must appear in your text or its result.</p>
      <Button className="mt-4" onClick={onClear}>
        Clear filters
      </Button>
    </div>
  );
}

/** Of the list, or of one entry. What is on the screen already stays. */
export function ListFailure({ error, onRetry }: { error: Error; onRetry(): void }) {
  const { code, message, status } = toCallError(error);
  const tryAgain = (
    <Button small onClick={onRetry}>
      Try again
    </Button>
  );
  const isFinal = status === 401 || status === 404;
  return (
    <Banner
      tone="bad"
      icon={code === 'OFFLINE' ? 'offline' : 'warning'}
      action={isFinal ? undefined : tryAgain}
    >
      {status === 404 ? 'There is no such entry. It may have been deleted.' : message}
    </Banner>
  );
}

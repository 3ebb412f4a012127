import { useEffect, useId, useRef } from 'react';
import { type Location, useBlocker } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { readTab } from '../tabs.ts';

/** Asks before a way out of a section that holds something unsaved: to another tab, screen or site. */
export function LeaveGuard({ hasUnsaved }: { hasUnsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      hasUnsaved && (from.pathname !== to.pathname || toTab(from) !== toTab(to)),
  );
  useEffect(() => {
    if (!hasUnsaved) return;
    // The browser asks in its own words
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [hasUnsaved]);
  if (blocker.state !== 'blocked') return null;
  return <LeaveDialog onStay={blocker.reset} onLeave={blocker.proceed} />;
}

function toTab({ search }: Location) {
  return readTab(new URLSearchParams(search));
}

function LeaveDialog({ onStay, onLeave }: { onStay(): void; onLeave(): void }) {
  const id = useId();
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog title="Leave without saving?" look="small" describedBy={id} initialFocus={stay} onClose={onStay}>
      <div className="dialog-body">
        <p id={id} className="text-ink-2">
          Your changes here are not saved. If you leave, they are lost.
        </p>
      </div>
      <div className="dialog-foot">
        <Button onClick={onLeave}>Leave without saving</Button>
        <Button ref={stay} look="primary" onClick={onStay}>
          Stay
        </Button>
      </div>
    </Dialog>
  );
}

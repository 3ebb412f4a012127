import { useSyncExternalStore } from 'react';
import type { Late } from './late.ts';

interface LateNoteProps {
  late: Late<unknown>;
  /** What the writer wants tried again as well, once it is here. */
  onLoaded?: (() => void) | undefined;
}

/** In the place of what is still on its way, or could not come: what it is waiting for, and the way on. */
export function LateNote({ late, onLoaded }: LateNoteProps) {
  const hasFailed = useSyncExternalStore(late.subscribe, late.hasFailed, late.hasFailed);
  if (!hasFailed) {
    return (
      <p className="text-small text-ink-2" role="status">
        Loading...
      </p>
    );
  }
  return (
    <p className="text-small text-ink-2" role="status">
      This could not be loaded.{' '}
      <button
        type="button"
        className="underline"
        onClick={() => void late.load().then(onLoaded, () => undefined)}
      >
        Try again
      </button>
    </p>
  );
}

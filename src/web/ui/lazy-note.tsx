import type { Lazy } from './lazy.ts';
import { leavePage } from './leave-page.ts';
import { useStore } from './use-store.ts';

interface LazyNoteProps {
  lazy: Lazy<unknown>;
  /** What the writer wants tried again as well, once it is here. */
  onLoaded?: (() => void) | undefined;
}

/** In the place of what is still on its way, or could not come: what it is waiting for, and the way on. */
export function LazyNote({ lazy, onLoaded }: LazyNoteProps) {
  const state = useStore(lazy.state);
  if (state === 'absent' || state === 'here') {
    return (
      <p className="text-small text-ink-2" role="status">
        Loading...
      </p>
    );
  }
  return (
    <p className="text-small text-ink-2" role="status">
      {state === 'gone'
        ? 'This could not be loaded. A newer version of this page may be out.'
        : 'This could not be loaded. It comes when the server can be reached again.'}{' '}
      <button
        type="button"
        className="underline"
        onClick={() => void lazy.load().then(onLoaded, () => undefined)}
      >
        Try again
      </button>
      {state === 'gone' && (
        <>
          {' '}
          <button type="button" className="underline" onClick={() => void leavePage(() => location.reload())}>
            Reload
          </button>
        </>
      )}
    </p>
  );
}

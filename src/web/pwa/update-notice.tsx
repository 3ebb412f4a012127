import { Button } from '../ui/button.tsx';
import { useStore } from '../ui/use-store.ts';
import { updates } from './updates.ts';

/** A new release waits. What is typed is kept as it is typed, so going over to it loses nothing. */
export function UpdateNotice() {
  const reload = useStore(updates.waiting);
  return (
    <div className="fixed bottom-4 left-4 z-40" role="status">
      {reload && (
        <p className="sheet flex items-center gap-4 py-2 pr-2 pl-4 text-small">
          A new version is ready.
          <Button small onClick={reload}>
            Reload
          </Button>
        </p>
      )}
    </div>
  );
}

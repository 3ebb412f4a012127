import { ModeNote } from '../../../billing/components/mode-note.tsx';
import { Button } from '../../../ui/button.tsx';
import { WaysOn } from './ways-on.tsx';

/** It did not arrive in the time that a person waits for. It still may. */
export function Processing({ onAgain }: { onAgain(): void }) {
  return (
    <>
      <h1>Your payment is still processing</h1>
      <p className="text-ink-2" role="status">
        It can take a few minutes. You don’t need to wait here: your plan changes by itself as soon as the
        payment arrives. If you have not paid, nothing is charged.
      </p>
      <p>
        <Button look="primary" onClick={onAgain}>
          Check again
        </Button>
      </p>
      <WaysOn />
      <ModeNote />
    </>
  );
}

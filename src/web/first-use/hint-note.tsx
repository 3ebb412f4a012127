import { useDraftStore } from '../drafts/use-draft-fields.ts';
import type { ReviewLook } from '../review/model.ts';
import { useIsFinePointer } from '../review/use-is-fine-pointer.ts';
import { useUser } from '../session/auth-provider.tsx';
import { Button } from '../ui/button.tsx';
import { findHint, hints } from './hints.ts';

interface HintNoteProps {
  hasChanges: boolean;
  look: ReviewLook;
}

/** One short hint above a result, never over it. Dismissed, it never comes again for this writer on this device. */
export function HintNote({ hasChanges, look }: HintNoteProps) {
  const { id: userId } = useUser();
  const { fields, setField } = useDraftStore({
    place: { userId, name: 'hints' },
    initial: { dismissed: '' },
    toKeys: () => ({ dismissed: toHintsKey(userId) }),
  });
  const dismissed = fields.dismissed.split(' ');
  const shown = { hasKeyboard: useIsFinePointer(), hasChanges, look };
  const hint = findHint(dismissed, shown);
  if (!hint) return null;

  function dismiss(names: readonly string[], button: HTMLElement): void {
    const next = [...dismissed, ...names];
    if (!findHint(next, shown)) focusChange(button);
    setField('dismissed', next.join(' '));
  }

  return (
    // Not a live region: it is there to be found, not to interrupt
    <div className="hint" role="note" aria-label="Hint">
      <p>{hint.text}</p>
      <div>
        <Button look="bare" small onClick={(event) => dismiss([hint.name], event.currentTarget)}>
          Got it
        </Button>
        <Button
          look="bare"
          small
          className="hint-all"
          onClick={(event) =>
            dismiss(
              hints.map(({ name }) => name),
              event.currentTarget,
            )
          }
        >
          No more hints
        </Button>
      </div>
    </div>
  );
}

/** The last hint takes the button along that has the focus: what it spoke of gets it. */
function focusChange(button: HTMLElement): void {
  const change = button.closest('section')?.querySelector<HTMLElement>('[data-change="0"]');
  change?.focus({ preventScroll: true });
}

/** One for each writer. */
function toHintsKey(userId: string): string {
  return `draftwell.hints.${userId}`;
}

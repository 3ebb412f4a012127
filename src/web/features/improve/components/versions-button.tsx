import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';

/** At the bottom right, in the foot, so that it never covers a word. Phones have it among the actions. */
export function VersionsButton({ count, onOpen }: { count: number; onOpen(): void }) {
  return (
    <Button small className="max-md:hidden" aria-haspopup="dialog" onClick={onOpen}>
      <Icon name="clock" />
      Version History <span className="num text-ink-3">{count}</span>
    </Button>
  );
}

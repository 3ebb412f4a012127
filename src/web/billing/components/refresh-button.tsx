import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';

/** Asks anew how the plan stands. Its look while busy stays square, so that nothing jumps. */
export function RefreshButton({ isBusy, onRefresh }: { isBusy: boolean; onRefresh(): void }) {
  return (
    <Button
      look="bare"
      small
      icon
      aria-label="Refresh status"
      title="Refresh status"
      busy={isBusy}
      onClick={onRefresh}
    >
      {!isBusy && <Icon name="refresh" />}
    </Button>
  );
}

import { Icon } from '../../ui/icons.tsx';
import { useStore } from '../../ui/use-store.ts';
import { commandStore } from '../command-store.ts';

/** In a menu or drawer, which it closes first: the way to the commands without a keyboard. */
export function CommandsRow({ onClose }: { onClose(): void }) {
  return (
    <button
      type="button"
      className="menu-row"
      aria-haspopup="dialog"
      onClick={() => {
        onClose();
        commandStore.open('menu');
      }}
    >
      <Icon name="search" />
      Search commands
    </button>
  );
}

/** In the foot of a page, where there is somebody to open it: not on pages that run no script. */
export function ShortcutsEntry() {
  if (!useStore(commandStore.hasHost)) return null;
  return (
    <button
      type="button"
      className="text-ink-2 hover:underline max-md:hidden"
      aria-haspopup="dialog"
      onClick={() => commandStore.open('shortcuts')}
    >
      Keyboard shortcuts
    </button>
  );
}

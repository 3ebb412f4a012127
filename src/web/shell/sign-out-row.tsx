import { Icon } from '../ui/icons.tsx';

interface SignOutRowProps {
  /** Closes the menu or drawer that it stands in, whatever becomes of signing out. */
  onClose(): void;
  onSignOut(): Promise<void>;
}

export function SignOutRow({ onClose, onSignOut }: SignOutRowProps) {
  return (
    <button
      type="button"
      className="menu-row"
      onClick={() => {
        onClose();
        void onSignOut();
      }}
    >
      <Icon name="signOut" />
      Sign Out
    </button>
  );
}

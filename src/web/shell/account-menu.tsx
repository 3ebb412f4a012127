import { useRef, useState } from 'react';
import { toInitials } from '../account/initials.ts';
import { useUser } from '../session/auth-provider.tsx';
import { useLazy } from '../ui/lazy.ts';
import { LazyNote } from '../ui/lazy-note.tsx';
import { lazyParts } from './lazy-parts.ts';

/** A native popover: it closes on Escape and on a click elsewhere, and gives the focus back. */
export function AccountMenu({ onSignOut }: { onSignOut(): Promise<void> }) {
  const menu = useRef<HTMLDivElement>(null);
  const user = useUser();
  const parts = useLazy(lazyParts);
  const [profileName, setProfileName] = useState('');
  const name = profileName || user.name;
  return (
    <>
      <button
        type="button"
        className="avatar"
        popoverTarget="account-menu"
        aria-haspopup="dialog"
        aria-label={`Account: ${name || 'User'}`}
      >
        {toInitials(name)}
      </button>
      <div
        ref={menu}
        id="account-menu"
        popover="auto"
        className="menu sheet"
        role="dialog"
        aria-label="Account"
      >
        {parts ? (
          <parts.AccountMenuParts
            onName={setProfileName}
            onClose={() => menu.current?.hidePopover()}
            onSignOut={onSignOut}
          />
        ) : (
          <LazyNote lazy={lazyParts} />
        )}
      </div>
    </>
  );
}

import { useRef } from 'react';
import { CreditsPanel, useWriter, WriterPanel } from '../account/account-panel.tsx';
import { toInitials } from '../account/model.ts';
import { CommandsRow } from '../commands/components/entries.tsx';
import { SignOutRow } from './sign-out-row.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** A native popover: it closes on Escape and on a click elsewhere, and gives the focus back. */
export function AccountMenu({ onSignOut }: { onSignOut(): Promise<void> }) {
  const menu = useRef<HTMLDivElement>(null);
  const { name } = useWriter();
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
        <div>
          <WriterPanel />
        </div>
        <div>
          <CreditsPanel />
        </div>
        <div>
          <ThemeChoice />
        </div>
        <div>
          <CommandsRow onClose={() => menu.current?.hidePopover()} />
          <SignOutRow onClose={() => menu.current?.hidePopover()} onSignOut={onSignOut} />
        </div>
      </div>
    </>
  );
}

import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { CreditsPanel, useWriter, WriterPanel } from '../account/account-panel.tsx';
import { CommandsRow } from '../commands/components/entries.tsx';
import { isCurrentTool, serverSettings } from '../commands/tools.ts';
import { Icon } from '../ui/icons.tsx';
import { SignOutRow } from './sign-out-row.tsx';
import { ThemeChoice } from './theme-choice.tsx';

interface MenuPartsProps {
  onClose(): void;
  onSignOut(): Promise<void>;
}

interface AccountMenuPartsProps extends MenuPartsProps {
  /** Told the name that the profile has, and each other one that it gets. */
  onName(name: string): void;
}

export function AccountMenuParts({ onName, ...actions }: AccountMenuPartsProps) {
  const { name } = useWriter();
  useEffect(() => onName(name), [name, onName]);
  return (
    <>
      <div>
        <WriterPanel />
      </div>
      <div>
        <CreditsPanel />
      </div>
      <div className="p-2">
        <ThemeChoice />
      </div>
      <Actions {...actions} />
    </>
  );
}

/** Below the links of the drawer. */
export function DrawerParts(actions: MenuPartsProps) {
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <WriterPanel />
        <CreditsPanel />
      </div>
      <div className="p-2">
        <ThemeChoice />
      </div>
      <Actions {...actions} />
    </>
  );
}

function Actions({ onClose, onSignOut }: MenuPartsProps) {
  return (
    <div className="p-2">
      <ServerSettingsRow onClose={onClose} />
      <CommandsRow onClose={onClose} />
      <SignOutRow onClose={onClose} onSignOut={onSignOut} />
    </div>
  );
}

function ServerSettingsRow({ onClose }: { onClose(): void }) {
  const { isAdministrator } = useWriter();
  const { pathname } = useLocation();
  if (!isAdministrator) return null;
  return (
    <Link
      className="menu-row"
      to={serverSettings.path}
      aria-current={isCurrentTool(serverSettings, pathname) ? 'page' : undefined}
      onClick={onClose}
    >
      <Icon name={serverSettings.icon} />
      {serverSettings.name}
    </Link>
  );
}

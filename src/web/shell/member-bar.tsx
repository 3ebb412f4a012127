import { Link, useLocation } from 'react-router';
import { CommandHost } from '../commands/command-host.tsx';
import { isCurrentTool, settings, tools } from '../commands/tools.ts';
import { Banner } from '../ui/banner.tsx';
import { Boundary } from '../ui/boundary.tsx';
import { toButtonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icons.tsx';
import { useLazy } from '../ui/lazy.ts';
import { Wordmark } from '../ui/wordmark.tsx';
import { AccountMenu } from './account-menu.tsx';
import { BlankChip } from './blank-chip.tsx';
import { Drawer } from './drawer.tsx';
import { lazyParts } from './lazy-parts.ts';
import { useSignOut } from './use-sign-out.ts';

export function MemberBar() {
  const { pathname } = useLocation();
  const signOut = useSignOut();
  const parts = useLazy(lazyParts);
  return (
    <>
      <header className="topbar">
        <Drawer onSignOut={signOut.start} />
        <Wordmark to="/dashboard" />
        <nav className="-ml-2 hidden p-1 lg:flex" aria-label="Main">
          {tools.map((tool) => (
            <Link
              key={tool.path}
              className="nav-link"
              to={tool.path}
              aria-current={isCurrentTool(tool, pathname) ? 'page' : undefined}
            >
              {tool.name}
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-2">
          {parts ? <parts.CreditChip /> : <BlankChip />}
          <Link
            className={toButtonClass({
              look: 'bare',
              icon: true,
              className: 'max-lg:hidden aria-[current]:text-pencil',
            })}
            to={settings.path}
            aria-label={settings.name}
            title={settings.name}
            aria-current={isCurrentTool(settings, pathname) ? 'page' : undefined}
          >
            <Icon name={settings.icon} />
          </Link>
          <Boundary>
            <AccountMenu onSignOut={signOut.start} />
          </Boundary>
          <CommandHost onSignOut={signOut.start} />
        </div>
      </header>
      {signOut.failure && (
        <div className="page flex-none pb-2">
          <Banner tone="bad" icon="warning">
            You are still signed in. {signOut.failure}
          </Banner>
        </div>
      )}
    </>
  );
}

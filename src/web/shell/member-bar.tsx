import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { toNextCredits } from '../account/model.ts';
import { creditsQuery } from '../account/queries.ts';
import { CommandHost } from '../commands/command-host.tsx';
import { useServices } from '../services.ts';
import { Banner } from '../ui/banner.tsx';
import { toButtonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icons.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Drawer } from './drawer.tsx';
import { isCurrentTool, settings, tools } from './tools.ts';
import { useSignOut } from './use-sign-out.ts';

export function MemberBar() {
  const { pathname } = useLocation();
  const signOut = useSignOut();
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
          <CreditChip />
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
          <AccountMenu onSignOut={signOut.start} />
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

/** What is left, always in sight. Where it cannot be read its place stays empty, so that nothing moves: the menu says why. */
function CreditChip() {
  const { data } = useQuery(creditsQuery(useServices()));
  if (!data)
    return (
      <p className="num invisible truncate px-2 text-small" aria-hidden="true">
        <b>10</b>
        <span className="max-[24rem]:hidden"> of 10</span> left
        <span className="max-[24rem]:hidden"> today</span>
      </p>
    );
  const { left, total, isLow, period } = toNextCredits(data);
  return (
    <p className={`num truncate px-2 text-small ${isLow ? 'text-flag' : 'text-ink-2'}`}>
      <b className={isLow ? '' : 'text-ink'}>{left}</b>
      <span className="max-[24rem]:hidden"> of {total}</span> left
      <span className="max-[24rem]:hidden"> {period}</span>
    </p>
  );
}

import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { administratorScreens } from '../../shared/screens.ts';
import { ForAdministrators } from './for-administrators.tsx';
import { OpenCount } from './open-count.tsx';

const names: Record<(typeof administratorScreens)[number], string> = {
  '/server-settings': 'Engine',
  '/server-settings/people': 'People',
  '/server-settings/sign-up': 'Sign-up',
  '/server-settings/inbox': 'Inbox',
  '/server-settings/plans': 'Plans',
  '/server-settings/log': 'Log',
  '/server-settings/errors': 'Errors',
  '/server-settings/mail': 'Mail',
};

/** A screen of who runs the server, with the way to the others. */
export function AdministratorPage({ children }: { children: ReactNode }) {
  return (
    <ForAdministrators>
      <main id="main" className="page server-settings">
        <h1>Server settings</h1>
        <nav className="tabs server-nav" aria-label="Server settings">
          {administratorScreens.map((path) => (
            <NavLink key={path} to={path} end>
              {names[path]}
              {path === '/server-settings/inbox' && <OpenCount />}
            </NavLink>
          ))}
        </nav>
        {children}
      </main>
    </ForAdministrators>
  );
}

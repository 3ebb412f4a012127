import { newDraft } from '../drafts/draft-list.ts';
import type { Theme } from '../ui/theme.ts';
import type { Command } from './model.ts';
import { serverSettings, settings, tools } from './tools.ts';

interface GlobalParts {
  isAdministrator: boolean;
  goTo(path: string): void;
  setTheme(theme: Theme): void;
  showShortcuts(): void;
  signOut(): void;
}

const pages = [
  { path: '/dashboard', name: 'Dashboard', icon: 'home', also: 'home start credits usage' },
  ...tools,
  {
    path: `/improve-text?draft=${newDraft}`,
    name: 'New draft in Improve Text',
    icon: 'drafts',
    also: 'empty page start write',
  },
  settings,
  { path: '/settings?tab=plan', name: 'Plan and credits', icon: 'settings', also: 'ledger billing' },
  { path: '/upgrade', name: 'Upgrade', icon: 'flag', also: 'premium price billing' },
  { path: '/feedback', name: 'Send us feedback', icon: 'thumbUp', also: 'opinion contact' },
  { path: '/about', name: 'About Developer', icon: 'page', also: 'contact' },
  { path: '/privacy', name: 'Privacy Policy', icon: 'page' },
  { path: '/terms', name: 'Terms of Service', icon: 'page' },
  { path: '/accessibility', name: 'Accessibility', icon: 'page', also: 'wcag screen reader' },
] as const;

const serverPage = { ...serverSettings, also: 'administrator who writes model engine provider ollama' };

const themeWords = { light: 'Light', dark: 'Dark', system: 'Same as the system' } as const;

/** What can be done on every screen. */
export function listGlobalCommands({
  isAdministrator,
  goTo,
  setTheme,
  showShortcuts,
  signOut,
}: GlobalParts): Command[] {
  return [
    ...[...pages, ...(isAdministrator ? [serverPage] : [])].map(
      ({ path, ...page }): Command => ({ group: 'Go to', ...page, run: () => goTo(path) }),
    ),
    ...(['light', 'dark', 'system'] as const).map(
      (theme): Command => ({
        group: 'Theme',
        name: themeWords[theme],
        icon: 'eye',
        also: 'color colour mode appearance',
        run: () => setTheme(theme),
      }),
    ),
    {
      group: 'Help and account',
      name: 'Keyboard shortcuts',
      icon: 'options',
      keys: '?',
      also: 'keys help',
      run: showShortcuts,
    },
    { group: 'Help and account', name: 'Sign Out', icon: 'signOut', also: 'log out leave', run: signOut },
  ];
}

import { useNavigate } from 'react-router';
import { profileQuery } from '../account/queries.ts';
import { useServices } from '../services/services.ts';
import { useStoredChoice } from '../ui/stored-choice.ts';
import { applyTheme, themeKey, themes } from '../ui/theme.ts';
import { commandStore } from './command-store.ts';
import { listGlobalCommands } from './global-commands.ts';
import type { Command } from './model.ts';

export function useGlobalCommands(onSignOut: () => Promise<void>): Command[] {
  const navigate = useNavigate();
  const services = useServices();
  const profile = services.findQueries()?.getQueryData(profileQuery(services).queryKey);
  const [, chooseTheme] = useStoredChoice(themeKey, themes);
  return listGlobalCommands({
    isAdministrator: profile?.is_administrator ?? false,
    goTo: (path) => void navigate(path),
    setTheme(theme) {
      chooseTheme(theme);
      applyTheme(theme);
    },
    showShortcuts: () => commandStore.open('shortcuts'),
    signOut: () => void onSignOut(),
  });
}

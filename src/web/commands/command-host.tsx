import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { notify } from '../ui/notify.ts';
import { commandDoor, type Opening } from './command-door.ts';
import { useQuestionKey } from './question-key.ts';
import { useCommandKeys } from './use-command-keys.ts';

export interface PanelProps {
  onClose(): void;
  onSignOut(): Promise<void>;
}

const loaders = {
  menu: async () => (await import('./components/command-menu.tsx')).CommandMenu,
  shortcuts: async () => (await import('./components/shortcuts-sheet.tsx')).ShortcutsSheet,
};

/** Listens for the keys of the command menu and the shortcuts, which are only loaded when they are first opened. */
export function CommandHost({ onSignOut }: { onSignOut(): Promise<void> }) {
  const opening = useSyncExternalStore(commandDoor.subscribe, commandDoor.getOpening, () => undefined);
  const [loaded, setLoaded] = useState<{ opening: Opening; Panel: ComponentType<PanelProps> }>();
  const [questionKey] = useQuestionKey();
  useCommandKeys(questionKey === 'on');
  useEffect(() => commandDoor.arrive(), []);
  useEffect(() => {
    if (!opening) return;
    loaders[opening.panel]().then(
      (Panel) => setLoaded({ opening, Panel }),
      () => {
        commandDoor.close(opening);
        void notify({ tone: 'error', title: 'This could not be loaded', description: 'Please try again.' });
      },
    );
  }, [opening]);
  if (!opening || loaded?.opening !== opening) return null;
  const { Panel } = loaded;
  return <Panel key={opening.number} onClose={() => commandDoor.close(opening)} onSignOut={onSignOut} />;
}

import { useEffect, useState, useSyncExternalStore } from 'react';
import { notify } from '../ui/notify.ts';
import { commandDoor } from './command-door.ts';
import { findPanel, loadPanel, loadPanelWhenIdle } from './panels.ts';
import { useQuestionKey } from './question-key.ts';
import { useCommandKeys } from './use-command-keys.ts';
import { useTypedAhead } from './use-typed-ahead.ts';

/** Listens for the keys of the command menu and the shortcuts, which are not loaded with the screen. */
export function CommandHost({ onSignOut }: { onSignOut(): Promise<void> }) {
  const opening = useSyncExternalStore(commandDoor.subscribe, commandDoor.getOpening, () => undefined);
  const [, drawAgain] = useState(opening);
  const [questionKey] = useQuestionKey();
  const Panel = opening && findPanel(opening.panel);
  const typed = useTypedAhead(opening, Panel !== undefined);
  useCommandKeys(questionKey === 'on');
  useEffect(() => commandDoor.arrive(), []);
  useEffect(() => loadPanelWhenIdle('menu'), []);
  useEffect(() => {
    if (!opening || Panel) return;
    loadPanel(opening.panel).then(
      () => drawAgain(opening),
      () => {
        commandDoor.close(opening);
        void notify({ tone: 'error', title: 'This could not be loaded', description: 'Please try again.' });
      },
    );
  }, [opening, Panel]);
  if (!opening || !Panel) return null;
  return (
    <Panel
      key={opening.number}
      typed={typed}
      onClose={() => commandDoor.close(opening)}
      onSignOut={onSignOut}
    />
  );
}

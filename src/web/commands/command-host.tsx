import { useEffect, useState } from 'react';
import { Boundary } from '../ui/boundary.tsx';
import { notify } from '../ui/notify.ts';
import { useStore } from '../ui/use-store.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { commandStore } from './command-store.ts';
import { lazyPanels } from './panels.ts';
import { useQuestionKey } from './question-key.ts';
import { useCommandKeys } from './use-command-keys.ts';
import { useTypedAhead } from './use-typed-ahead.ts';

/** Listens for the keys of the command menu and the shortcuts, which are not loaded with the screen. */
export function CommandHost({ onSignOut }: { onSignOut(): Promise<void> }) {
  const opening = useStore(commandStore.opening);
  const [, drawAgain] = useState(opening);
  const [questionKey] = useQuestionKey();
  const Panel = opening && lazyPanels[opening.panel].find();
  const typed = useTypedAhead(opening, Panel !== undefined);
  useCommandKeys(questionKey === 'on');
  useEffect(() => commandStore.arrive(), []);
  // Who opens it before, or after this failed, loads it again and is told
  useEffect(() => whenIdle(() => void lazyPanels.menu.load().catch(() => undefined)), []);
  useEffect(() => {
    if (!opening || Panel) return;
    lazyPanels[opening.panel].load().then(
      () => drawAgain(opening),
      () => {
        commandStore.close(opening);
        void notify({ tone: 'error', title: 'This could not be loaded', description: 'Please try again.' });
      },
    );
  }, [opening, Panel]);
  if (!opening || !Panel) return null;
  return (
    <Boundary key={opening.number}>
      <Panel typed={typed} onClose={() => commandStore.close(opening)} onSignOut={onSignOut} />
    </Boundary>
  );
}

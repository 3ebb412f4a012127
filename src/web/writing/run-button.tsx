import type { MouseEvent } from 'react';
import { useOfflineNote } from '../services/use-connection.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icons.tsx';
import { toChord } from '../ui/keys.ts';
import { moveLostFocus } from '../ui/move-lost-focus.ts';

const runKeys = 'Control+Enter Meta+Enter';

interface RunButtonProps {
  /** What it does, such as ‘Generate Email’, and what it says while that is done. */
  words: string;
  busyWords: string;
  isRunning: boolean;
  /** Off while what it needs is blank. */
  isOff: boolean;
  onRun(): void;
}

/** The main action of a tool. Ctrl or Cmd with Enter does the same: see use-shortcuts.ts. */
export function RunButton({ words, busyWords, isRunning, isOff, onRun }: RunButtonProps) {
  const offlineNote = useOfflineNote();
  if (isRunning) {
    return (
      <Button className="max-lg:grow" busy>
        {busyWords}
      </Button>
    );
  }
  return (
    <Button
      className="max-lg:grow"
      look="primary"
      disabled={isOff}
      aria-keyshortcuts={runKeys}
      onClick={onRun}
      {...offlineNote}
    >
      {words}
      {!isOff && <Key>{toChord('↵')}</Key>}
    </Button>
  );
}

/** Stands left of what runs, so that a second click on Run never stops it. */
export function StopButton({ className, onStop }: { className?: string; onStop(): void }) {
  function stop({ currentTarget }: MouseEvent<HTMLElement>): void {
    const beside = currentTarget.parentElement;
    onStop();
    moveLostFocus(() => findRunButton(beside) ?? findRunButton(document));
  }
  return (
    <Button className={className} onClick={stop} aria-keyshortcuts="Escape">
      <Icon name="stop" />
      Stop
      <Key>Esc</Key>
    </Button>
  );
}

function findRunButton(place: ParentNode | null): HTMLElement | undefined {
  const buttons = place?.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${runKeys}"]`) ?? [];
  return [...buttons].find((button) => button.isConnected && button.offsetParent !== null);
}

/** For the eye: the name of the button stays its word, `aria-keyshortcuts` says the key. */
function Key({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="max-md:hidden">
      <kbd>{children}</kbd>
    </span>
  );
}

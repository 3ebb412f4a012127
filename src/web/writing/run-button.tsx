import { useOfflineNote } from '../api/use-connection.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icons.tsx';
import { toChord } from '../ui/keys.ts';

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
      aria-keyshortcuts="Control+Enter Meta+Enter"
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
  return (
    <Button className={className} onClick={onStop} aria-keyshortcuts="Escape">
      <Icon name="stop" />
      Stop
      <Key>Esc</Key>
    </Button>
  );
}

/** For the eye: the name of the button stays its word, `aria-keyshortcuts` says the key. */
function Key({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="max-md:hidden">
      <kbd>{children}</kbd>
    </span>
  );
}

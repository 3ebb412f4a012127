import { useOfflineNote } from '../../../api/use-connection.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';

interface RunButtonProps {
  words: string;
  isRunning: boolean;
  isBlank: boolean;
  onRun(): void;
  onStop(): void;
}

/** Stop stands left of what runs, so that a second click never stops it. */
export function RunButton({ words, isRunning, isBlank, onRun, onStop }: RunButtonProps) {
  const offlineNote = useOfflineNote();
  if (isRunning) {
    return (
      <>
        <StopButton className="max-lg:hidden" onStop={onStop} />
        <Button className="max-md:grow" busy>
          Analyzing...
        </Button>
      </>
    );
  }
  return (
    <Button
      className="max-md:grow"
      look="primary"
      disabled={isBlank}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      onClick={onRun}
      {...offlineNote}
    >
      {words}
      {!isBlank && <Key>Ctrl ↵</Key>}
    </Button>
  );
}

export function StopButton({ className, onStop }: { className: string; onStop(): void }) {
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

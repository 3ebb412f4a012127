import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';

interface RunButtonsProps {
  className: string;
  isRunning: boolean;
  isReady: boolean;
  onRun(): void;
  onStop(): void;
}

/** Stop stands left of what runs, so that a second click never stops it. */
export function RunButtons({ className, isRunning, isReady, onRun, onStop }: RunButtonsProps) {
  return (
    <div className={`gap-2 ${className}`}>
      {isRunning && (
        <Button onClick={onStop} aria-keyshortcuts="Escape">
          <Icon name="stop" />
          Stop
          <Key>Esc</Key>
        </Button>
      )}
      {isRunning ? (
        <Button className="grow" busy>
          Enhancing...
        </Button>
      ) : (
        <Button
          className="grow"
          look="primary"
          disabled={!isReady}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={onRun}
        >
          Enhance Reply
          {isReady && <Key>Ctrl ↵</Key>}
        </Button>
      )}
    </div>
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

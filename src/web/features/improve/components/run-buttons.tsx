import type { EnhanceActionName } from '../../../../shared/contract/enhance.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { actionWords } from '../model.ts';

interface RunButtonsProps {
  className: string;
  running: EnhanceActionName | undefined;
  isBlank: boolean;
  onRun(action: EnhanceActionName): void;
  onStop(): void;
}

/** Stop stands left of what runs, so that a second click on Improve never stops it. */
export function RunButtons({ className, running, isBlank, onRun, onStop }: RunButtonsProps) {
  const isOff = isBlank || running !== undefined;
  return (
    <div className={`gap-2 ${className}`}>
      {running && (
        <Button onClick={onStop} aria-keyshortcuts="Escape">
          <Icon name="stop" />
          Stop
          <Key>Esc</Key>
        </Button>
      )}
      {running === 'grammar' ? (
        <Button className="max-md:grow" busy>
          {actionWords.grammar.busy}
        </Button>
      ) : (
        <Button className={running && 'max-md:hidden'} disabled={isOff} onClick={() => onRun('grammar')}>
          {actionWords.grammar.name}
        </Button>
      )}
      {running === 'improve' ? (
        <Button className="grow" busy>
          {actionWords.improve.busy}
        </Button>
      ) : (
        <Button
          className={running ? 'grow max-md:hidden' : 'grow'}
          look="primary"
          disabled={isOff}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={() => onRun('improve')}
        >
          {actionWords.improve.name}
          {!isOff && <Key>Ctrl ↵</Key>}
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

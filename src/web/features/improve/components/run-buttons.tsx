import { useOfflineNote } from '../../../api/use-connection.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { actionWords } from '../model.ts';
import type { Editor } from '../use-editor.ts';

interface RunButtonsProps {
  className: string;
  editor: Editor;
  isBlank: boolean;
  areOptionsOpen: boolean;
  onOptions(): void;
}

/** Stop stands left of what runs, so that a second click on Improve never stops it. */
export function RunButtons({ className, editor, isBlank, areOptionsOpen, onOptions }: RunButtonsProps) {
  const { busyAction } = editor;
  const offlineNote = useOfflineNote();
  return (
    <div className={`gap-2 ${className}`}>
      {busyAction && (
        <Button onClick={editor.stop} aria-keyshortcuts="Escape">
          <Icon name="stop" />
          Stop
          <Key>Esc</Key>
        </Button>
      )}
      <Button
        className="max-md:order-last max-md:px-3"
        aria-label="Advanced Options"
        aria-haspopup="dialog"
        aria-expanded={areOptionsOpen}
        onClick={onOptions}
      >
        <Icon name="options" />
        <span className="max-md:hidden">Advanced Options</span>
      </Button>
      {busyAction ? (
        <Button className="grow" busy>
          {actionWords[busyAction].busy}
        </Button>
      ) : (
        <Button
          className="grow"
          look="primary"
          disabled={isBlank}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          {...offlineNote}
          onClick={() => editor.run({ action: 'improve' })}
        >
          {actionWords.improve.name}
          {!isBlank && <Key>Ctrl ↵</Key>}
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

import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { RunButton, StopButton } from '../../../writing/run-button.tsx';
import { actionWords } from '../model.ts';
import type { Editor } from '../use-editor.ts';

interface RunButtonsProps {
  className: string;
  editor: Editor;
  isBlank: boolean;
  areOptionsOpen: boolean;
  onOptions(): void;
}

export function RunButtons({ className, editor, isBlank, areOptionsOpen, onOptions }: RunButtonsProps) {
  const { busyAction } = editor;
  return (
    <div className={`gap-2 ${className}`}>
      {busyAction && <StopButton onStop={editor.stop} />}
      <Button
        className="max-md:order-last max-md:px-3"
        aria-haspopup="dialog"
        aria-expanded={areOptionsOpen}
        onClick={onOptions}
      >
        <Icon name="options" />
        <span className="max-md:sr-only">Advanced Options</span>
      </Button>
      <RunButton
        words={actionWords.improve.name}
        busyWords={actionWords[busyAction ?? 'improve'].busy}
        isRunning={busyAction !== undefined}
        isOff={isBlank}
        onRun={() => editor.run({ action: 'improve' })}
      />
    </div>
  );
}

import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { actionWords } from '../../../writing/improve-actions.ts';
import { RunButton, StopButton } from '../../../writing/run-button.tsx';
import type { Running } from '../use-running.ts';

interface RunButtonsProps {
  className: string;
  running: Running;
  isBlank: boolean;
  areOptionsOpen: boolean;
  onOptions(): void;
}

export function RunButtons({ className, running, isBlank, areOptionsOpen, onOptions }: RunButtonsProps) {
  const { busyAction } = running;
  return (
    <div className={`gap-2 ${className}`}>
      {busyAction && <StopButton onStop={running.stop} />}
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
        onRun={() => running.run({ action: 'improve' })}
      />
    </div>
  );
}

import { RunButton, StopButton } from '../../../writing/run-button.tsx';

interface RunButtonsProps {
  className: string;
  isRunning: boolean;
  isReady: boolean;
  onRun(): void;
  onStop(): void;
}

export function RunButtons({ className, isRunning, isReady, onRun, onStop }: RunButtonsProps) {
  return (
    <div className={`gap-2 ${className}`}>
      {isRunning && <StopButton onStop={onStop} />}
      <RunButton
        words="Enhance Reply"
        busyWords="Enhancing..."
        isRunning={isRunning}
        isOff={!isReady}
        onRun={onRun}
      />
    </div>
  );
}

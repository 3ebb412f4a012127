import type { EnhanceActionName } from '../../shared/contract/enhance.ts';
import { Button } from '../ui/button.tsx';
import { actionWords } from './improve-actions.ts';

interface ActionButtonProps {
  action: EnhanceActionName;
  /** What runs. */
  busyAction: EnhanceActionName | undefined;
  isOff: boolean;
  onRun(): void;
}

/** While one action runs it says so, and the others are off. */
export function ActionButton({ action, busyAction, isOff, onRun }: ActionButtonProps) {
  const { name, busy } = actionWords[action];
  return busyAction === action ? (
    <Button busy>{busy}</Button>
  ) : (
    <Button disabled={isOff} onClick={onRun}>
      {name}
    </Button>
  );
}

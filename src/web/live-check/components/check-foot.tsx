import { formatCount } from '../../../shared/format.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/switch.tsx';

interface CheckFootProps {
  /** Undefined where nothing is underlined, since it is switched off. */
  count: number | undefined;
  onShowNext(): void;
  onSwitch(isOn: boolean): void;
}

/** How many words are underlined, the way to them, and the way to have none. */
export function CheckFoot({ count, onShowNext, onSwitch }: CheckFootProps) {
  return (
    <div className="check-foot" translate="yes">
      {count !== undefined && count > 0 && (
        <Button look="bare" small onClick={onShowNext}>
          <span className="num">{formatCount(count, 'underlined place')}</span>
          <span className="sr-only">, show the next</span>
        </Button>
      )}
      <span className="check-switch">
        <span aria-hidden="true">Underlines</span>
        <Switch label="Underlines while writing" isOn={count !== undefined} onChange={onSwitch} />
      </span>
    </div>
  );
}

import { type CSSProperties, type ReactNode, useId } from 'react';

interface SliderProps {
  name: string;
  /** What the stops are called, from left to right. */
  levels: readonly string[];
  /** 0 is the first stop. */
  index: number;
  disabled?: boolean;
  /** What switches the whole slider on and off, before its name. */
  toggle?: ReactNode;
  onChange(index: number): void;
}

/** A ruled line with stops; the value is always written out. */
export function Slider({ name, levels, index, disabled = false, toggle, onChange }: SliderProps) {
  const id = useId();
  const last = levels.length - 1;
  return (
    <div className={disabled ? 'slider slider-off' : 'slider'}>
      <div className="slider-name">
        {toggle}
        <label htmlFor={id}>{name}</label>
      </div>
      <output className="slider-value" htmlFor={id}>
        {levels[index]}
      </output>
      <div className="slider-track" style={{ '--stops': last } as CSSProperties}>
        <input
          id={id}
          type="range"
          min={0}
          max={last}
          step={1}
          value={index}
          disabled={disabled}
          aria-valuetext={levels[index]}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      </div>
    </div>
  );
}

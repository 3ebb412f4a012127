interface SwitchProps {
  /** For a label of its own. */
  id?: string;
  label: string;
  isOn: boolean;
  onChange(isOn: boolean): void;
}

export function Switch({ id, label, isOn, onChange }: SwitchProps) {
  return (
    <button
      id={id}
      type="button"
      className="switch"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      onClick={() => onChange(!isOn)}
    />
  );
}

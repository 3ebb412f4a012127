interface SwitchProps {
  label: string;
  isOn: boolean;
  onChange(isOn: boolean): void;
}

export function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      className="switch"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      onClick={() => onChange(!isOn)}
    />
  );
}

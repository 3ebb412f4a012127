import { Segments } from '../ui/segments.tsx';
import { useStoredChoice } from '../ui/stored-choice.ts';
import { applyTheme, themeKey, themes } from '../ui/theme.ts';

const options = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const;

export function ThemeChoice() {
  const [theme, setTheme] = useStoredChoice(themeKey, themes);
  return (
    <div className="flex items-center justify-between gap-2 px-2 text-small">
      <span>Theme</span>
      <Segments
        label="Theme"
        value={theme}
        options={options}
        onChange={(next) => {
          setTheme(next);
          applyTheme(next);
        }}
      />
    </div>
  );
}

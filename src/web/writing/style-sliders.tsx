import { type RewriteStyle, rewriteLevels } from '../../shared/contract/enhance.ts';
import { Slider } from '../ui/slider.tsx';
import { levelWords } from './levels.ts';

const settings = [
  { key: 'formality', name: 'Formality' },
  { key: 'tone', name: 'Tone' },
  { key: 'length', name: 'Length' },
] as const;

interface StyleSlidersProps {
  style: RewriteStyle;
  isOff: boolean;
  onChange(style: RewriteStyle): void;
}

/** The three settings of a rewrite. */
export function StyleSliders({ style, isOff, onChange }: StyleSlidersProps) {
  return settings.map(({ key, name }) => {
    const levels: readonly string[] = rewriteLevels[key];
    const words: Record<string, string> = levelWords[key];
    return (
      <Slider
        key={key}
        name={name}
        levels={levels.map((level) => words[level] ?? level)}
        index={levels.indexOf(style[key])}
        disabled={isOff}
        onChange={(index) => onChange({ ...style, [key]: levels[index] } as RewriteStyle)}
      />
    );
  });
}

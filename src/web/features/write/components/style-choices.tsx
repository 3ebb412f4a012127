import { useId } from 'react';
import { type ComposeStyle, composeLevels } from '../../../../shared/contract/compose.ts';
import { styleWords } from '../words.ts';

interface StyleChoicesProps {
  style: ComposeStyle;
  onChange(style: ComposeStyle): void;
}

/** One level of each: radio buttons, so that a choice can be changed and never cleared. */
export function StyleChoices({ style, onChange }: StyleChoicesProps) {
  return (
    <div className="style-choices">
      <Choice
        name={styleWords.formality.name}
        levels={composeLevels.formality}
        words={styleWords.formality.levels}
        value={style.formality}
        onChange={(formality) => onChange({ ...style, formality })}
      />
      <Choice
        name={styleWords.tone.name}
        levels={composeLevels.tone}
        words={styleWords.tone.levels}
        value={style.tone}
        onChange={(tone) => onChange({ ...style, tone })}
      />
      <Choice
        name={styleWords.length.name}
        levels={composeLevels.length}
        words={styleWords.length.levels}
        value={style.length}
        onChange={(length) => onChange({ ...style, length })}
      />
    </div>
  );
}

interface ChoiceProps<Level extends string> {
  name: string;
  levels: readonly Level[];
  words: Record<Level, string>;
  value: Level;
  onChange(level: Level): void;
}

function Choice<Level extends string>({ name, levels, words, value, onChange }: ChoiceProps<Level>) {
  const id = useId();
  return (
    <fieldset>
      <legend className="field-label mb-1">{name}</legend>
      <div className="segments segments-even">
        {levels.map((level) => (
          <label key={level}>
            <input
              className="sr-only"
              type="radio"
              name={id}
              checked={level === value}
              onChange={() => onChange(level)}
            />
            {words[level]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

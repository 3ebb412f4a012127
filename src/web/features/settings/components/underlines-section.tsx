import { checkLevels, useCheckLevel } from '../../../live-check/level.ts';
import { Section } from './section.tsx';

/** What is underlined while writing. Chosen for this device, at once. */
export function UnderlinesSection() {
  const [level, setLevel] = useCheckLevel();
  return (
    <Section
      title="Underlines while writing"
      note="On this device. The rules on this server check each paragraph that you change: free, and nothing of it is stored."
    >
      <fieldset>
        <legend className="field-label mb-1">What is underlined</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          {Object.entries(words).map(([value, label]) => (
            <label key={value} className="radio">
              <input
                type="radio"
                name="live-check"
                checked={value === level}
                onChange={() => setLevel(checkLevels.find((one) => one === value) ?? level)}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
    </Section>
  );
}

const words = {
  errors: 'Spelling and grammar',
  style: 'Wordy phrases, too',
  off: 'Nothing',
};

import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Slider } from '../../../ui/slider.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { type ReplyStyle, styleScales } from '../style.ts';

interface StyleCardProps {
  style: ReplyStyle;
  onChange(style: ReplyStyle): void;
}

/** Three scales, each with a switch: what is off is left to the draft. */
export function StyleCard({ style, onChange }: StyleCardProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <section className="sheet reply-card" aria-labelledby={id}>
      <div className="reply-card-head">
        <h2 id={id}>Style Preferences</h2>
        <Button
          look="bare"
          small
          icon
          className="ml-auto"
          aria-expanded={isOpen}
          aria-controls={`${id}-scales`}
          aria-label={isOpen ? 'Close Style Preferences' : 'Open Style Preferences'}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'up' : 'down'} />
        </Button>
      </div>
      <div id={`${id}-scales`} hidden={!isOpen} className="reply-scales">
        {styleScales.map(({ key, name, levels }) => {
          const { isOn, level } = style[key];
          const set = (setting: Partial<ReplyStyle[typeof key]>) =>
            onChange({ ...style, [key]: { isOn, level, ...setting } });
          return (
            <Slider
              key={key}
              name={name}
              levels={levels}
              index={level - 1}
              disabled={!isOn}
              toggle={
                <Switch
                  label={`Use ${name.toLowerCase()}`}
                  isOn={isOn}
                  onChange={(on) => set({ isOn: on })}
                />
              }
              onChange={(index) => set({ level: index + 1 })}
            />
          );
        })}
      </div>
    </section>
  );
}

import { toButtonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';

interface DecisionRadiosProps {
  name: string;
  /** Named in full for who does not see what they stand beside. */
  about: string;
  decided?: 'accepted' | 'rejected' | undefined;
}

/** Reject and Accept as radio buttons: the marks follow them by style alone, so that no script is needed. */
export function DecisionRadios({ name, about, decided }: DecisionRadiosProps) {
  const options = [
    { value: 'rejected', word: 'Reject', icon: 'close' },
    { value: 'accepted', word: 'Accept', icon: 'accept' },
  ] as const;
  return (
    <span className="slip-acts">
      {options.map(({ value, word, icon }) => (
        <label
          key={value}
          className={toButtonClass({
            small: true,
            look: value === 'accepted' ? 'primary' : 'plain',
            className: 'relative',
          })}
        >
          <input
            className="sr-only"
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === decided}
            aria-label={`${word}: ${about}`}
          />
          <Icon name={icon} />
          {word}
        </label>
      ))}
    </span>
  );
}

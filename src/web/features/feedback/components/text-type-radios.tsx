import { type TextType, textTypes } from '../../../../shared/contract/review.ts';
import { textTypeWords } from '../words.ts';

interface TextTypeRadiosProps {
  value: TextType;
  onChange(type: TextType): void;
}

export function TextTypeRadios({ value, onChange }: TextTypeRadiosProps) {
  return (
    <fieldset>
      <legend className="field-label mb-1">Text type</legend>
      <div className="text-types">
        {textTypes.map((type) => (
          <label key={type} className="radio">
            <input type="radio" name="text-type" checked={type === value} onChange={() => onChange(type)} />
            {textTypeWords[type].name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

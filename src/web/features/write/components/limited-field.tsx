import { useState } from 'react';
import { formatNumber } from '../../../../shared/format.ts';
import { judgeInput } from '../../../drafts/model.ts';
import { TextField } from '../../../ui/field.tsx';

interface LimitedFieldProps {
  label: string;
  value: string;
  limit: number;
  placeholder?: string;
  autoComplete?: string;
  onChange(text: string): void;
  announce(sentence: string): void;
}

/** A line of text. What would make it too long is refused as a whole, and that is said. */
export function LimitedField({ value, limit, onChange, announce, ...input }: LimitedFieldProps) {
  const [isRefused, setIsRefused] = useState(false);
  const help = `Not added: at most ${formatNumber(limit)} characters fit here.`;
  return (
    <TextField
      {...input}
      {...(isRefused && { help })}
      type="text"
      value={value}
      onChange={(event) => {
        const verdict = judgeInput(value, event.target.value.replaceAll(/[\r\n]+/gu, ' '), limit);
        setIsRefused(verdict.isRefused);
        if (verdict.isRefused) announce(help);
        else onChange(verdict.text);
      }}
    />
  );
}

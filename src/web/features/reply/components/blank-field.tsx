import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';

interface BlankFieldProps {
  label: string;
  placeholder: string;
  /** What the button says. */
  action: string;
  onFill(words: string): void;
}

/** Longest answer that a blank takes, in characters: a longer one is better written in the text. */
const blankLimit = 500;

/** The writer's own words for the reply. */
export function BlankField({ label, placeholder, action, onFill }: BlankFieldProps) {
  const [words, setWords] = useState('');
  const isBlank = words.trim() === '';

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isBlank) onFill(words.trim());
  }

  return (
    <form className="coverage-fill" onSubmit={submit}>
      <input
        className="input"
        aria-label={label}
        placeholder={placeholder}
        maxLength={blankLimit}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button type="submit" disabled={isBlank}>
        {action}
      </Button>
    </form>
  );
}

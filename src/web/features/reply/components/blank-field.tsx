import { type FormEvent, useState } from 'react';
import type { TextSelection } from '../../../review/selection.ts';
import { Button } from '../../../ui/button.tsx';

interface BlankFieldProps {
  blank: TextSelection;
  label: string;
  onFill(blank: TextSelection, words: string): void;
}

/** Longest answer that a blank takes, in characters: a longer one is better written in the text. */
const blankLimit = 500;

/** The writer's own words for one blank of the reply. */
export function BlankField({ blank, label, onFill }: BlankFieldProps) {
  const [words, setWords] = useState('');
  const isBlank = words.trim() === '';

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isBlank) onFill(blank, words.trim());
  }

  return (
    <form className="coverage-fill" onSubmit={submit}>
      <input
        className="input"
        aria-label={label}
        placeholder={toPlaceholder(blank)}
        maxLength={blankLimit}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button type="submit" disabled={isBlank}>
        Fill in
      </Button>
    </form>
  );
}

/** The words of the blank itself, without its brackets. */
function toPlaceholder({ text }: TextSelection): string {
  const words = text.slice(1, -1).trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

import { isDictionaryWord } from '../../../shared/words.ts';
import { Button } from '../../ui/button.tsx';
import { isRule } from '../is-rule.ts';

interface SuppressButtonsProps {
  /** What is taken for a misspelling. */
  word: string | undefined;
  rule: string;
  onAddWord(): void;
  onSwitchOff(): void;
}

/** How to be told no more of a word, or of what a rule says. Nothing where neither is to be had. */
export function SuppressButtons({ word, rule, onAddWord, onSwitchOff }: SuppressButtonsProps) {
  return (
    <>
      {word !== undefined && isDictionaryWord(word) && (
        <Button look="bare" small onClick={onAddWord}>
          Add to dictionary
        </Button>
      )}
      {isRule(rule) && (
        <Button look="bare" small onClick={onSwitchOff}>
          Switch this rule off
        </Button>
      )}
    </>
  );
}

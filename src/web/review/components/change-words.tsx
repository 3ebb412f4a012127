import type { TextChange } from '../../../shared/contract/result.ts';
import { Icon } from '../../ui/icons.tsx';
import { toFactSentence, toTitle } from '../words.ts';

/** At the head of a slip: what a change is. */
export function ChangeTitle({ change }: { change: TextChange }) {
  return (
    <>
      {change.fact && <Icon name="flag" />}
      <b>{toTitle(change)}</b>
    </>
  );
}

/** What is to be checked, and why the change was made: a line each, where there is something to say. */
export function ChangeReasons({ change }: { change: TextChange }) {
  return [toFactSentence(change), change.reason].filter(Boolean).map((sentence) => (
    <span key={sentence} className="block">
      {sentence}
    </span>
  ));
}

import { memo } from 'react';
import type { TextChange } from '../../../shared/contract/result.ts';
import type { Decision } from '../model.ts';
import { isLongRewrite, toChangeLabel, toVisible } from '../words.ts';
import { type Picked, Words } from './words.tsx';

interface ChangeMarkProps {
  change: TextChange;
  index: number;
  total: number;
  removed: string;
  /** The words that the change adds, without what `splitAtEdges` cuts off. */
  added: string;
  decision: Decision;
  isCurrent: boolean;
  picked: Picked | undefined;
}

/** A flagged change up to this long stays on one line with its flag. */
const longestOnOneLine = 28;

/**
 * One change in the text. `ins` and `del` say which is which to a reader that skips their look (see marks.css). Deciding
 * one of hundreds draws only itself anew: what is pressed is found by its number, not by a callback of its own.
 */
export const ChangeMark = memo(function ChangeMark(props: ChangeMarkProps) {
  const { change, index, total, removed, added, decision, isCurrent, picked } = props;
  const isOpen = decision === 'open';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand inside a line of text
    <span
      className={toClasses(props)}
      data-change={index}
      role="group"
      // All changes are one stop: the one under review, from which keys lead on (see use-review.ts)
      tabIndex={isCurrent ? 0 : -1}
      aria-label={toChangeLabel(change, index, total, decision)}
      aria-current={isCurrent || undefined}
    >
      {removed && (
        <del {...(decision === 'rejected' && toHolder(removed, removed))}>
          {decision === 'rejected' ? (
            <Words text={removed} picked={picked} />
          ) : picked ? (
            <span className="picked">{toShown(removed, 'removed', isOpen)}</span>
          ) : (
            toShown(removed, 'removed', isOpen)
          )}
        </del>
      )}
      {added && (
        <ins {...(decision !== 'rejected' && toHolder(added, toShown(added, 'added', isOpen)))}>
          {isSpace(added) ? toShown(added, 'added', isOpen) : <Words text={added} picked={picked} />}
        </ins>
      )}
    </span>
  );
});

/**
 * Added words without the line breaks before and after them: inside of a mark those would put its flag, its outline and
 * what stands beside it on another line. Breaks alone stay in the mark, which shows them by their glyphs.
 */
export function splitAtEdges(added: string): { before: string; words: string; after: string } {
  if (isSpace(added)) return { before: '', words: added, after: '' };
  const before = /^\s*[\n\r]/u.exec(added)?.[0] ?? '';
  const after = /[\n\r]\s*$/u.exec(added)?.[0] ?? '';
  return { before, words: added.slice(before.length, added.length - after.length), after };
}

function toClasses({ change, removed, added, decision, isCurrent }: ChangeMarkProps): string {
  const both = removed + added;
  return [
    'chg',
    isLongRewrite(added) && 'chg-long',
    change.fact && 'chg-fact',
    change.fact && both.length <= longestOnOneLine && !/[\n\r]/u.test(both) && 'chg-tight',
    decision !== 'open' && `chg-${decision}`,
    isCurrent && 'chg-on',
  ]
    .filter(Boolean)
    .join(' ');
}

function isSpace(text: string): boolean {
  return text.trim() === '';
}

function toShown(text: string, side: 'removed' | 'added', isOpen: boolean): string {
  return isOpen ? toVisible(text, side) : text;
}

/** Marks what holds the shown text, for selections (see dom-selection.ts). */
function toHolder(text: string, shown: string) {
  return { 'data-words': '', ...(text.length !== shown.length && { 'data-length': text.length }) };
}

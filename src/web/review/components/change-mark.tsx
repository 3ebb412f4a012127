import type { Segment } from '../model.ts';
import { isLongRewrite, toChangeLabel, toVisible } from '../words.ts';

type ChangeSegment = Extract<Segment, { kind: 'change' }>;

interface ChangeMarkProps {
  segment: ChangeSegment;
  total: number;
  isCurrent: boolean;
  onFocus(): void;
}

/** One change in the text. `ins` and `del` say which is which to a reader that skips their look (see marks.css). */
export function ChangeMark({ segment, total, isCurrent, onFocus }: ChangeMarkProps) {
  const { index, change, removed, added, decision } = segment;
  const isLong = isLongRewrite(added);
  const classes = [
    'chg',
    isLong && 'chg-long',
    decision !== 'open' && `chg-${decision}`,
    isCurrent && 'chg-on',
  ].filter(Boolean);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand inside a line of text
    <span
      className={classes.join(' ')}
      data-change={index}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: each change is one stop, where its keys work
      tabIndex={0}
      aria-label={toChangeLabel(change, index, total, decision)}
      aria-current={isCurrent || undefined}
      onFocus={onFocus}
    >
      {removed && <del>{decision === 'open' ? toVisible(removed, 'removed') : removed}</del>}
      {added && <ins>{decision === 'open' ? toVisible(added, 'added') : added}</ins>}
    </span>
  );
}

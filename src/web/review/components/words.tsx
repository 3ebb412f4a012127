import { splitAtBlanks } from '../blanks.ts';
import type { Span } from '../placed.ts';

/** The part of some words that is selected, and whether the selection begins and ends here. */
export interface Picked extends Span {
  isFirst: boolean;
  isLast: boolean;
}

/** What of a selection lies in a stretch of the same text, counted from where the stretch begins. */
export function findPicked(selected: Span | undefined, { start, end }: Span): Picked | undefined {
  if (!selected || selected.start >= end || selected.end <= start) return undefined;
  return {
    start: Math.max(selected.start, start) - start,
    end: Math.min(selected.end, end) - start,
    isFirst: selected.start >= start,
    isLast: selected.end <= end,
  };
}

/** A writer's words: blanks in their boxes, the selected ones ringed. Not a letter more or less than `text`. */
export function Words({ text, picked }: { text: string; picked?: Picked | undefined }) {
  if (!picked) return <WithBlanks text={text} />;
  const { start, end, isFirst, isLast } = picked;
  const classes = ['picked', isFirst && 'picked-first', isLast && 'picked-last'].filter(Boolean);
  return (
    <>
      <WithBlanks text={text.slice(0, start)} />
      <span className={classes.join(' ')}>
        <WithBlanks text={text.slice(start, end)} />
      </span>
      <WithBlanks text={text.slice(end)} />
    </>
  );
}

function WithBlanks({ text }: { text: string }) {
  const parts = splitAtBlanks(text);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no name but their place
      <span key={index} className="slot">
        <span className="slot-edge">[</span>
        {part.slice(1, -1)}
        <span className="slot-edge">]</span>
      </span>
    ),
  );
}

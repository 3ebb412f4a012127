import { memo, type ReactNode } from 'react';

interface DrawnWhenProps {
  /** All that the picture depends on. Handlers may be older than the screen, so they must read what is now. */
  changes: readonly unknown[];
  draw(): ReactNode;
}

/** A part of a screen that is drawn anew only when what it shows has changed, however often the rest is, as by typing. */
export const DrawnWhen = memo(
  function DrawnWhen({ draw }: DrawnWhenProps) {
    return draw();
  },
  ({ changes: before }, { changes: after }) => before.every((value, index) => Object.is(value, after[index])),
);

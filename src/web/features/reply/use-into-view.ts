import { type RefObject, useEffect, useRef } from 'react';

/** How far down its first words may stand, as a part of the screen's height. */
const lowest = 0.5;

/**
 * Brings a part to the top of the screen when its work begins, where its first words would not be seen as they come. At
 * once, and the focus stays where it is.
 */
export function useIntoView<Part extends HTMLElement>(isRunning: boolean): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (!isRunning || !part.current) return;
    const { top } = part.current.getBoundingClientRect();
    if (top < 0 || top > innerHeight * lowest) part.current.scrollIntoView({ block: 'start' });
  }, [isRunning]);
  return part;
}

import { type RefObject, useEffect, useReducer, useRef } from 'react';

export const entryLinkId = (id: string) => `entry-${id}`;

/**
 * Moves the focus, as soon as no panel holds it: to an entry, or to the heading where there is none. An entry that is
 * deleted would take the focus along, and whoever works by keyboard would begin again at the top.
 */
export function useEntryFocus(heading: RefObject<HTMLElement | null>, isHeldByPanel: boolean) {
  const [, drawAgain] = useReducer((drawings: number) => drawings + 1, 0);
  const wish = useRef<{ id: string | undefined }>(undefined);
  // After each drawing: what is wished for may have to wait for several
  useEffect(() => {
    if (!wish.current || isHeldByPanel) return;
    const { id } = wish.current;
    wish.current = undefined;
    const entry = id === undefined ? null : document.getElementById(entryLinkId(id));
    (entry ?? heading.current)?.focus();
  });
  return (id: string | undefined) => {
    wish.current = { id };
    drawAgain();
  };
}

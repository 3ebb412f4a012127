/** A screen is drawn anew within so many frames, on a slow machine too. */
const MOST_FRAMES = 10;

/**
 * To be called by what may go with its own press: once the screen is drawn anew, a focus that went with it moves to what
 * comes next for the writer. One that is somewhere else stays there.
 */
export function moveLostFocus(findNext: () => HTMLElement | null | undefined): void {
  const look = (framesLeft: number) => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) findNext()?.focus({ preventScroll: true });
    else if (framesLeft > 1) requestAnimationFrame(() => look(framesLeft - 1));
  };
  requestAnimationFrame(() => look(MOST_FRAMES));
}

/** A second at most: what draws the changes may still be on its way. */
const mostFrames = 60;

/** To the first change, as soon as it is drawn: what was pressed to get it is gone, and with it the focus. */
export function focusFirstChange(frame = 0): void {
  const change = document.querySelector<HTMLElement>('#main [data-change="0"]');
  if (change) change.focus();
  else if (frame < mostFrames) requestAnimationFrame(() => focusFirstChange(frame + 1));
}

/** A second at most: what draws the changes may still be on its way. */
const mostFrames = 60;

/** Moves the focus to a change as soon as it is drawn: what was pressed to get there may be gone by then. */
export function focusChange(index: number, frame = 0): void {
  const change = document.querySelector<HTMLElement>(`#main [data-change="${index}"]`);
  if (change) change.focus();
  else if (frame < mostFrames) requestAnimationFrame(() => focusChange(index, frame + 1));
}

/** A second at most: what draws the changes may still be on its way. */
const mostFrames = 60;

/** Moves the focus to a change as soon as it is drawn: what was pressed to get there may be gone by then. */
export function focusChange(index: number): void {
  onceDrawn(`[data-change="${index}"]`, (change) => change.focus());
}

/** Brings the change under review into sight, clear of the dock (see margin.css), as soon as it is drawn. */
export function scrollToCurrentChange(): void {
  onceDrawn('[data-change][aria-current]', (change) => change.scrollIntoView({ block: 'nearest' }));
}

function onceDrawn(selector: string, act: (change: HTMLElement) => void, frame = 0): void {
  const change = document.querySelector<HTMLElement>(`#main ${selector}`);
  if (change) act(change);
  else if (frame < mostFrames) requestAnimationFrame(() => onceDrawn(selector, act, frame + 1));
}

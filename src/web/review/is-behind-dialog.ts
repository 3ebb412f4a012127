/** Whether a dialog has the page to itself in which this is not. */
export function isBehindDialog(element: Element | null): boolean {
  const modal = document.querySelector('dialog:modal');
  return modal !== null && !modal.contains(element);
}

/** The result, where what opened a dialog over it may be gone, as a bar for a selection is. */
export function findResult(): Element | null {
  return document.querySelector('.email-body textarea, .pane .written');
}

import type { Span } from './paragraphs.ts';

/**
 * Writes in a field as its writer would, so that Ctrl and Z takes it back, and only it: `execCommand` is the one way
 * that keeps the field's own undo. The caret stands behind it.
 */
export function writeIntoField(field: HTMLTextAreaElement, { start, end }: Span, words: string): void {
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  const isWritten =
    words === '' ? document.execCommand('delete') : document.execCommand('insertText', false, words);
  if (!isWritten && field.value.slice(start, end) !== words) {
    field.setRangeText(words, start, end, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  // What is typed next is an edit of its own
  const behind = field.selectionEnd;
  field.setSelectionRange(start, start);
  field.setSelectionRange(behind, behind);
}

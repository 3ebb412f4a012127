/**
 * The ways to put words in place of what is selected, one after the other; who asks for the next has seen that the one
 * before did nothing. First as an event, which editors with a model of their own take for themselves; then as the browser
 * does it when somebody types. Both are known to what takes steps back.
 */
type Attempt = 'taken' | 'typed';

export function* insertWords(host: HTMLElement, words: string): Generator<Attempt> {
  if (!dispatchInput(host, words)) yield 'taken';
  if (words === '') host.ownerDocument.execCommand('delete');
  else host.ownerDocument.execCommand('insertText', false, words);
  yield 'typed';
}

/** The same for words on several lines, which are pasted: editors make paragraphs of them in their own way. */
export function* insertLines(host: HTMLElement, words: string): Generator<Attempt> {
  if (!dispatchPaste(host, words)) yield 'taken';
  const page = host.ownerDocument;
  for (const [index, line] of words.split(/\n+/).entries()) {
    if (index > 0) page.execCommand('insertParagraph');
    if (line !== '') page.execCommand('insertText', false, line);
  }
  yield 'typed';
}

/** @returns false where the page has taken it */
function dispatchInput(host: HTMLElement, data: string): boolean {
  const what = data === '' ? { inputType: 'deleteContentBackward' } : { inputType: 'insertText', data };
  const kind = { ...what, bubbles: true, cancelable: true, composed: true };
  return host.dispatchEvent(new InputEvent('beforeinput', kind));
}

function dispatchPaste(host: HTMLElement, words: string): boolean {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', words.replace(/\n+/g, '\n'));
  const kind = { clipboardData, bubbles: true, cancelable: true, composed: true };
  return host.dispatchEvent(new ClipboardEvent('paste', kind));
}

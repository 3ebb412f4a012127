import type { PlainField } from './plain-field.ts';

/** Where a writer writes: a field of text, or an element whose content is edited. */
export type Field = { kind: 'plain'; element: PlainField } | { kind: 'rich'; element: HTMLElement };

/** What has the focus, also inside of open shadow roots. */
export function findActive(root: Document | ShadowRoot): Element | null {
  const active = root.activeElement;
  return active?.shadowRoot ? (findActive(active.shadowRoot) ?? active) : active;
}

/** Kinds of input that hold words; a password is none. */
const textInputs = new Set(['text', 'search']);

export function toField(element: Element | null): Field | undefined {
  if (element instanceof HTMLTextAreaElement) return { kind: 'plain', element };
  if (element instanceof HTMLInputElement)
    return textInputs.has(element.type) ? { kind: 'plain', element } : undefined;
  const host = element instanceof HTMLElement ? findEditingHost(element) : undefined;
  return host && { kind: 'rich', element: host };
}

/** The outermost element that is edited as one; the body, where the whole page is. */
function findEditingHost(element: HTMLElement): HTMLElement | undefined {
  if (!element.isContentEditable) return undefined;
  let host = element;
  while (host.parentElement?.isContentEditable) host = host.parentElement;
  return host;
}

/** What is selected around a node, also inside of an open shadow root, where each browser has its own way to say it. */
export function findRange(node: Node): Range | undefined {
  const root = node.getRootNode();
  const page = node.ownerDocument ?? document;
  const selection = findSelection(root, page);
  if (!selection || selection.rangeCount === 0) return undefined;
  return selection.getRangeAt(0);
}

function findSelection(root: Node, page: Document): Selection | null {
  // Chromium's own, which is in no standard
  if (root instanceof ShadowRoot && 'getSelection' in root && typeof root.getSelection === 'function')
    return root.getSelection() as Selection | null;
  return page.getSelection();
}

/** What of WordprocessingML is read and written here. Its names stand in the namespace of the part itself. */

export function childrenOf(element: Element | null | undefined, name: string): Element[] {
  return [...(element?.children ?? [])].filter((child) => child.localName === name);
}

export function childOf(element: Element | null | undefined, name: string): Element | undefined {
  return childrenOf(element, name)[0];
}

export function readValue(element: Element | undefined, name = 'val'): string | undefined {
  return element && [...element.attributes].find(({ localName }) => localName === name)?.value;
}

/** A new element of the same namespace, with attributes of it. */
export function makeElement(near: Node, name: string, values: Record<string, string> = {}): Element {
  const root = near.ownerDocument?.documentElement;
  if (!root) throw new Error('A part has no root');
  const { namespaceURI, prefix } = root;
  const toName = (local: string) => (prefix ? `${prefix}:${local}` : local);
  const made = root.ownerDocument.createElementNS(namespaceURI, toName(name));
  for (const [key, value] of Object.entries(values)) made.setAttributeNS(namespaceURI, `w:${key}`, value);
  return made;
}

/**
 * Parts an element in two, so that the second half begins with `node`, which stands somewhere in it. The element itself
 * becomes the second half; what comes before goes into copies, with their attributes. Returns the first half.
 */
export function splitBefore(element: Element, node: Node): Element {
  let [at, half] = [node, undefined as Element | undefined];
  for (let parent = at.parentElement; parent; parent = at.parentElement) {
    const copy = parent.cloneNode(false) as Element;
    // The parent's own place is in the second half, beside what was copied of the level below
    while (parent.firstChild && parent.firstChild !== at && parent.firstChild !== half)
      copy.append(parent.firstChild);
    if (half) copy.append(half);
    parent.before(copy);
    half = copy;
    at = parent;
    if (parent === element) return copy;
  }
  throw new Error('The node stands elsewhere');
}

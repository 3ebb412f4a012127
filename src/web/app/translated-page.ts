/** What a translation of the page put in the place of a text of React's. */
const standIns = new WeakMap<Node, Element>();

/**
 * A browser that translates a page puts `font` elements in the place of its text nodes. React goes on to use the nodes
 * that it made: it fails where it removes one or puts something before it, and what it writes into one is not seen
 * (https://github.com/facebook/react/issues/11538). From here on it finds what stands in their place. Call it once.
 */
export function keepTranslatedPage(): void {
  const observer = new MutationObserver((records) => {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    for (const record of records) {
      if (record.type === 'characterData') putBack(record.target);
      for (const node of record.removedNodes) {
        const standIn = node instanceof Text && !node.isConnected && findAdded(record, added);
        if (!standIn) continue;
        standIns.set(node, standIn);
        // What is written into it is for the page
        observer.observe(node, { characterData: true });
      }
    }
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
  patchNodes(Node.prototype);
}

/** The translation that came where the text went: in one step, or beside it and then the text was taken away. */
function findAdded(record: MutationRecord, added: ReadonlySet<Node>): Element | undefined {
  const beside = [...record.addedNodes, record.previousSibling, record.nextSibling];
  return beside.find((node) => node instanceof HTMLElement && node.localName === 'font' && added.has(node)) as
    | Element
    | undefined;
}

/** The text with its new words, in place of the translation of the former ones. */
function putBack(text: Node): void {
  standIns.get(text)?.replaceWith(text);
  standIns.delete(text);
}

function findStandIn(parent: Node, child: Node | null): Element | undefined {
  const standIn = child && child.parentNode !== parent ? standIns.get(child) : undefined;
  return standIn?.parentNode === parent ? standIn : undefined;
}

function patchNodes(nodes: Node): void {
  const { appendChild, insertBefore, removeChild } = nodes;
  nodes.removeChild = function removeShown<Child extends Node>(this: Node, child: Child): Child {
    removeChild.call(this, findStandIn(this, child) ?? child);
    return child;
  };
  nodes.insertBefore = function insertBeforeShown<Child extends Node>(
    this: Node,
    node: Child,
    next: Node | null,
  ): Child {
    forget(node);
    insertBefore.call(this, node, findStandIn(this, next) ?? next);
    return node;
  };
  nodes.appendChild = function appendShown<Child extends Node>(this: Node, node: Child): Child {
    forget(node);
    appendChild.call(this, node);
    return node;
  };
}

/** A text that is put somewhere else takes no translation of itself along. */
function forget(node: Node): void {
  standIns.get(node)?.remove();
  standIns.delete(node);
}

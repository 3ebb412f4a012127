/**
 * Keeps a part where it is seen and can be pressed: in the dialog that has the page to itself, under which all else lies
 * and is inert; else at the end of the page. Returns the way to end that.
 */
export function keepOnTop(part: HTMLElement): () => void {
  function place(): void {
    const home = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    if (part.parentElement !== home) home.append(part);
  }
  const observer = new MutationObserver((records) => {
    // The dialog may have gone with the part in it
    if (!part.isConnected || records.some(({ type }) => type === 'attributes')) place();
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  });
  place();
  return () => {
    observer.disconnect();
    part.remove();
  };
}

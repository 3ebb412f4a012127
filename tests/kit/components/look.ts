import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Where toasts stand. */
export const toasts = page.getByRole('region', { name: /^Notifications/ });

/** Waits until a screen reader was told this, by a region that is read when its words change. */
export async function expectAnnounced(sentence: string): Promise<void> {
  const regions = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]';
  const listSaid = () => [...document.querySelectorAll(regions)].map((region) => region.textContent);
  await expect.poll(listSaid).toContainEqual(expect.stringContaining(sentence));
}

/** Selects some words of an element, as a mouse or the shift key would. */
export function selectWords(within: Element, words: string): void {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const start = node.nodeValue?.indexOf(words) ?? -1;
    if (start < 0) continue;
    document.getSelection()?.setBaseAndExtent(node, start, node, start + words.length);
    return;
  }
  throw new Error(`“${words}” is not there`);
}

/**
 * Until what was set by a timer is drawn. Polling, as `expect.element` does, would not do after a faked timer: each poll
 * lets some of the faked time pass.
 */
export async function nextFrame(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

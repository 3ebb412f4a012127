import { phoneQuery } from './use-is-phone.ts';

/**
 * Back on a phone closes what lies over the page, and leaves the page where it is. Chromium asks open dialogs and menus
 * by itself (close watchers, since 126): this is for browsers that do not, where they let a page call Back off. They
 * do so once for each press of the writer's, so that nobody is held.
 */
export function closeOnBack(): void {
  if (!('navigation' in window)) return;
  navigation.addEventListener('navigate', (event) => {
    if (!isBack(event) || !event.cancelable || !matchMedia(phoneQuery).matches) return;
    const open = findOnTop();
    if (!open) return;
    event.preventDefault();
    if (open instanceof HTMLDialogElement) open.requestClose();
    else open.hidePopover();
  });
}

/** By the writer: a screen that goes back itself, as after ‘Leave without saving’, means it. */
function isBack({ navigationType, userInitiated, destination }: NavigateEvent): boolean {
  const here = navigation.currentEntry?.index ?? -1;
  return navigationType === 'traverse' && userInitiated && destination.index < here;
}

function findOnTop(): HTMLElement | undefined {
  const open = [...document.querySelectorAll<HTMLElement>('dialog:modal, :popover-open')];
  return open.find((part) => part.contains(document.activeElement)) ?? open.at(-1);
}

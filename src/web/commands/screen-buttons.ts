import { type Command, withoutUnclear } from './model.ts';

/**
 * The buttons of the screen that can be pressed now, as commands: so that whatever a screen can do is in the menu,
 * without each screen telling it twice. What shows what is already so is left out, and what has no name of its own.
 */
export function listScreenButtons(page: Document): Command[] {
  const commands = [...page.querySelectorAll<HTMLButtonElement>('#main button')]
    .filter(canBePressed)
    .map((button) => ({ group: 'On this screen', name: toName(button), run: () => button.click() }) as const);
  return withoutUnclear(commands);
}

function canBePressed(button: HTMLButtonElement): boolean {
  const isOff = button.disabled || button.getAttribute('aria-disabled') === 'true';
  const isSo = button.getAttribute('aria-pressed') === 'true' && button.closest('.segments') !== null;
  // A row's own button, such as its Delete, is not to be what a few letters and Enter find first
  return !isOff && !isSo && !button.closest('dialog, [role="note"], .entry') && button.checkVisibility();
}

/** As a screen reader says it. One of a few choices has the name of all of them before it. */
function toName(button: HTMLButtonElement): string {
  const name = button.getAttribute('aria-label') ?? toSeenWords(button);
  const choices = button.closest('.segments')?.getAttribute('aria-label');
  return choices ? `${choices}: ${name}` : name;
}

function toSeenWords(button: HTMLButtonElement): string {
  const copy = button.cloneNode(true) as HTMLButtonElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"], .num')) hidden.remove();
  return (copy.textContent ?? '').replaceAll(/\s+/gu, ' ').trim();
}

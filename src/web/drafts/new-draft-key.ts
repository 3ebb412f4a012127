import { isApplePlatform } from '../ui/keys.ts';

/** For the eye. Ctrl or Cmd with N is the browser's own. */
export function toNewDraftChord(): string {
  return isApplePlatform(navigator) ? '⌥ ⇧ N' : 'Alt Shift N';
}

/** By the place of the key: with Alt, a Mac types another letter. */
export function isNewDraftKey(event: KeyboardEvent): boolean {
  const { code, altKey, shiftKey, ctrlKey, metaKey } = event;
  const isPlain = !event.repeat && !event.isComposing && !event.defaultPrevented;
  return isPlain && code === 'KeyN' && altKey && shiftKey && !ctrlKey && !metaKey;
}

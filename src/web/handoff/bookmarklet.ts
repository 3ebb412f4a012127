import { toHandedAddress } from '../../shared/handed-text.ts';

/** Runs on pages of others, in whatever browser: the selection of a field too, but never of a password. */
const code = `(() => {
  const field = document.activeElement;
  const isField = field && field.type !== 'password' && typeof field.selectionStart === 'number';
  const inField = isField ? field.value.slice(field.selectionStart, field.selectionEnd) : '';
  const text = inField || String(getSelection());
  if (text.trim()) open(ADDRESS + encodeURIComponent(text), '_blank', 'noopener');
  else alert('Please select some text first.');
})()`;

/** A bookmark that takes what is selected on any page to a tool. */
export function toBookmarklet(origin: string, path: string): string {
  const address = JSON.stringify(toHandedAddress(origin + path, ''));
  const words = code.replace('ADDRESS', () => address).replaceAll(/\s*\n\s*/gu, ' ');
  return `javascript:${encodeURIComponent(words)}`;
}

/** What is wrong with an address before the server is asked; undefined when it may be right. */
export function checkAddress(address: string, isNeeded: boolean): string | undefined {
  const trimmed = address.trim();
  if (trimmed === '') return isNeeded ? 'Please enter the address.' : undefined;
  if (!/^https?:\/\//u.test(trimmed)) return 'It begins with http:// or https://.';
  return URL.canParse(trimmed) ? undefined : 'This is not an address.';
}

/** Where the system's share menu sends a text. The service worker takes it: a server is asked only before that one runs. */
export const sharePath = '/share';

/** The fields of what it sends. */
export const sharedFields = ['title', 'text', 'url'] as const;

/** The address that opens a tool with a text: in the fragment, which no browser sends to a server. */
export function toHandedAddress(path: string, text: string): string {
  return `${path}#text=${encodeURIComponent(text.toWellFormed())}`;
}

/** The text of such an address; undefined for any other. */
export function readHandedText(hash: string): string | undefined {
  const text = new URLSearchParams(hash.slice(1)).get('text')?.replaceAll('\r\n', '\n');
  return text?.trim() ? text : undefined;
}

/** What was shared as one text: a title says what the words do not. */
export function readSharedText(form: FormData): string {
  const [title = '', text = '', url = ''] = sharedFields.map((name) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  });
  const parts = [text.includes(title) ? '' : title, text, text.includes(url) ? '' : url];
  return parts.filter((part) => part.trim() !== '').join('\n\n');
}

/** Where a shared text is opened. */
export function toSharedAddress(text: string): string {
  return toHandedAddress('/improve-text', text);
}

/** What one browser keeps in a cookie: an id of its own, and a mark for each account that it is known for, newest first. */
export interface BrowserCookie {
  id: string;
  marks: readonly string[];
}

const marksPerBrowser = 5;

const part = '[\\w-]{43}';
const form = new RegExp(`^${part}(?:\\.${part}){1,${marksPerBrowser}}$`);

/** Undefined where the browser shows no such cookie, or one that was not made here. */
export function parseBrowserCookie(cookies: string | null, name: string): BrowserCookie | undefined {
  for (const cookie of (cookies ?? '').split(';')) {
    const [key, value = ''] = cookie.trim().split('=');
    if (key !== name || !form.test(value)) continue;
    const [id = '', ...marks] = value.split('.');
    return { id, marks };
  }
  return undefined;
}

export interface CookieSettings {
  name: string;
  lifetimeSeconds: number;
  isSecure: boolean;
}

export function toSetCookie({ id, marks }: BrowserCookie, settings: CookieSettings): string {
  const { name, lifetimeSeconds, isSecure } = settings;
  const value = [id, ...marks.slice(0, marksPerBrowser)].join('.');
  const attributes = `Max-Age=${lifetimeSeconds}; Path=/; HttpOnly; SameSite=Lax`;
  return `${name}=${value}; ${attributes}${isSecure ? '; Secure' : ''}`;
}

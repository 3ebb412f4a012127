import Bowser from 'bowser';

/** What the library calls otherwise than people do. */
const plainNames: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  macOS: 'Mac',
  'Chrome OS': 'Chromebook',
};

/** It takes the first word of what it does not know for a name, and that word may be anything. */
const browsers: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));

/** A browser's user agent in plain words, such as “Firefox on Windows”. */
export function describeDevice(userAgent: string | null): string {
  if (userAgent === null || userAgent === '') return 'Unknown device';
  const { browser, os, platform } = Bowser.parse(userAgent);
  const isKnown = browser.name !== undefined && browsers.has(browser.name);
  const names = [isKnown ? browser.name : undefined, os.name === 'iOS' ? (platform.model ?? 'iOS') : os.name];
  return (
    names
      .filter((name) => name !== undefined)
      .map((name) => plainNames[name] ?? name)
      .join(' on ') || 'Unknown device'
  );
}

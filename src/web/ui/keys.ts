/** Whether the big key of this keyboard is ⌘. */
export function isApplePlatform({ platform }: Pick<Navigator, 'platform'>): boolean {
  return /^(?:Mac|iP)/u.test(platform);
}

/** A key together with the big one, as it is called here: ‘⌘ K’ or ‘Ctrl K’. */
export function toChord(key: string): string {
  return isApplePlatform(navigator) ? `⌘ ${key}` : `Ctrl ${key}`;
}

/** What an address asks of this door. */
export interface Address {
  /** Such as `words/add`; empty for none. */
  action: string;
  keyInPath: string | undefined;
}

/** Undefined: it is none of this door's. Some clients write a slash too many, others end in one. */
export function readAddress(path: string): Address | undefined {
  const plain = path.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  const found = /^(?:\/k\/([^/]+))?\/v2(?:\/(.*))?$/.exec(plain);
  return found === null ? undefined : { keyInPath: found[1], action: found[2] ?? '' };
}

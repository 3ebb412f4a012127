import { atom } from 'nanostores';
import { defaultFacts, type ServerFacts, serverFactsId } from '../shared/facts.ts';

let read: ServerFacts | undefined;

/** What the server says of itself in the page; while a page is prerendered, what holds unless settings say otherwise. */
export function getServerFacts(): ServerFacts {
  if (typeof document === 'undefined') return defaultFacts;
  read ??=
    (JSON.parse(document.getElementById(serverFactsId)?.textContent ?? 'null') as ServerFacts | null) ??
    defaultFacts;
  return read;
}

/** Who writes: as it came with the page, until it is changed from there. */
export const engineInForce = atom(getServerFacts().engine);

/**
 * An address of this server for what is no link of the router, which knows the path that the server lives under.
 * @param path from the server's own root, such as `/api/docs`
 */
export function toOwnAddress(path: string): string {
  return getServerFacts().basePath + path;
}

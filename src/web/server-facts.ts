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

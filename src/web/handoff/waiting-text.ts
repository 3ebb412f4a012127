import { readHandedText, toHandedAddress } from '../../shared/handed-text.ts';

/** In the storage of this tab: no other tab reads it, and it goes when the tab is closed. */
const storageKey = 'draftwell.handed';

export interface WaitingText {
  /** Of the tool that it was handed to. */
  path: string;
  text: string;
}

/** Where this browser keeps nothing it waits as long as the page is not left. */
let address: string | undefined;

/** A text that was handed over to somebody who is not signed in waits for the sign-in. */
export function keepWaitingText({ path, text }: WaitingText): void {
  address = toHandedAddress(path, text);
  try {
    sessionStorage.setItem(storageKey, address);
  } catch {
    // Then it does not outlive a reload
  }
}

export function findWaitingText(): WaitingText | undefined {
  const [path = '', fragment = ''] = (read() ?? '').split('#');
  const text = readHandedText(`#${fragment}`);
  return text === undefined ? undefined : { path, text };
}

export function forgetWaitingText(): void {
  address = undefined;
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept
  }
}

function read(): string | null | undefined {
  try {
    return sessionStorage.getItem(storageKey) ?? address;
  } catch {
    return address;
  }
}

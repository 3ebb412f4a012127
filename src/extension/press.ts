import * as v from 'valibot';

/** What the writer pressed the button for: a place on a page, whose text the panel takes. */
export interface Press {
  tabId: number;
  windowId: number;
  /** Where the menu of a frame was used; undefined where the frame is to be found by the focus. */
  frameId?: number | undefined;
  /** What the menu was opened over: all that is known of a frame that cannot be read. */
  selected?: string | undefined;
  /** Of the page, such as `mail.example.org`. */
  site: string;
  /** So that the next press is another one. */
  atMs: number;
}

const pressSchema = v.object({
  tabId: v.number(),
  windowId: v.number(),
  frameId: v.optional(v.number()),
  selected: v.optional(v.string()),
  site: v.string(),
  atMs: v.number(),
});

/** In memory, and gone with the browser. */
const store = chrome.storage.session;

const toName = (windowId: number) => `press-${windowId}`;

export async function keepPress(press: Press): Promise<void> {
  await store.set({ [toName(press.windowId)]: press });
}

export async function readPress(windowId: number): Promise<Press | undefined> {
  const name = toName(windowId);
  const stored = (await store.get(name))[name];
  return v.is(pressSchema, stored) ? stored : undefined;
}

/** @returns the way to end it */
export function watchPress(windowId: number, onPress: () => void): () => void {
  const listener = (changes: object) => {
    if (toName(windowId) in changes) onPress();
  };
  store.onChanged.addListener(listener);
  return () => store.onChanged.removeListener(listener);
}

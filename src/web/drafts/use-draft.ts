import { type DraftPlace, toDraftKey } from './model.ts';
import { type Drawn, type OtherTab, useDraftStore } from './use-draft-fields.ts';

export interface Draft {
  text: string;
  setText(text: string): void;
  /** The text as it is now, for what happens later than the screen was drawn, such as Undo. */
  readText(): string;
  /** For a part of the screen that is to have each text before the rest of it. Returns the way to end it. */
  subscribe(listener: () => void): () => void;
  /** False when this browser refuses to keep it. */
  isSaved: boolean;
  /** What another tab had in its place, for <OtherTabNotes>. */
  otherTab: OtherTab<{ text: string }>;
}

/** A text that is kept on this device as it is typed. Mount the screen with the draft as key. */
export function useDraft(place: DraftPlace, drawn?: Drawn): Draft {
  const { fields, setField, readFields, subscribe, isSaved, otherTab } = useDraftStore({
    place,
    initial: { text: '' },
    toKeys: (name) => ({ text: toDraftKey(place.userId, name) }),
    drawn,
  });
  return {
    text: fields.text,
    setText: (text) => setField('text', text),
    readText: () => readFields().text,
    subscribe,
    isSaved,
    otherTab,
  };
}

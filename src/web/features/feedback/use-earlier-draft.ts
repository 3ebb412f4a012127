import type { DraftPlace } from '../../drafts/model.ts';
import { type OtherTab, useDraftFields } from '../../drafts/use-draft-fields.ts';

export interface EarlierDraft {
  place: DraftPlace;
  text: string;
  setText(text: string): void;
  readText(): string;
  otherTab: OtherTab<{ earlier: string }>;
}

/** The text to compare with, kept beside the draft. */
export function useEarlierDraft(place: DraftPlace): EarlierDraft {
  const { fields, setField, readFields, otherTab } = useDraftFields(place, { earlier: '' });
  return {
    place,
    text: fields.earlier,
    setText: (text) => setField('earlier', text),
    readText: () => readFields().earlier,
    otherTab,
  };
}

import * as v from 'valibot';

/** A file that was opened with its form, as it lies on the device beside the text. It is never sent. */
export interface KeptDocument {
  name: string;
  kind: 'docx' | 'html';
  bytes: Uint8Array<ArrayBuffer>;
  /** What was read of it. */
  text: string;
  /** What cannot be kept, or is not read: a sentence each. */
  cautions: readonly string[];
}

const documentSchema = v.object({
  name: v.string(),
  kind: v.picklist(['docx', 'html']),
  bytes: v.instance(Uint8Array),
  text: v.string(),
  cautions: v.array(v.string()),
});

/** Reads what this browser has kept; undefined for what is none. */
export function parseDocument(stored: unknown): KeptDocument | undefined {
  return v.is(documentSchema, stored) ? (stored as KeptDocument) : undefined;
}

const leastShare = 0.5;

/** Whether a text still is what the document says: half of its words are left. Else its form has nothing to hold on to. */
export function isOfDocument(document: Pick<KeptDocument, 'text'>, text: string): boolean {
  const words = listWords(document.text);
  const left = new Set(listWords(text));
  return words.filter((word) => left.has(word)).length >= words.length * leastShare;
}

function listWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

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

/** Reads what this browser has kept; undefined for what is none. */
export function parseDocument(stored: unknown): KeptDocument | undefined {
  const document = stored as Partial<KeptDocument> | null;
  const isWhole =
    document?.bytes instanceof Uint8Array &&
    typeof document.name === 'string' &&
    typeof document.text === 'string' &&
    Array.isArray(document.cautions) &&
    (document.kind === 'docx' || document.kind === 'html');
  return isWhole ? (document as KeptDocument) : undefined;
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

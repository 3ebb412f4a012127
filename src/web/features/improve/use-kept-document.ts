import { type KeptDocument, parseDocument } from '../../documents/kept-document.ts';
import type { DraftPlace } from '../../drafts/model.ts';
import { usePersisted } from '../../drafts/use-persisted.ts';

export interface DocumentParts {
  document: KeptDocument | undefined;
  setDocument(document: KeptDocument | undefined): void;
  /** False when this browser refuses to keep it. */
  isSaved: boolean;
}

/** The file that a draft was opened from, on this device. */
export function useKeptDocument({ userId, name }: DraftPlace): DocumentParts {
  const [document, setDocument, , isSaved] = usePersisted(userId, `${name}.document`, {
    parse: parseDocument,
  });
  return { document, setDocument, isSaved };
}

import { isOfDocument, type KeptDocument } from '../documents/kept-document.ts';

/** A way to save a text in the form of the file that it was opened from. */
export interface FormedKind {
  extension: KeptDocument['kind'];
  name: string;
  isTracked: boolean;
}

const formedKinds: Record<KeptDocument['kind'], readonly FormedKind[]> = {
  docx: [
    { extension: 'docx', name: 'Word, as it was formatted', isTracked: false },
    { extension: 'docx', name: 'Word, with tracked changes and reasons', isTracked: true },
  ],
  html: [{ extension: 'html', name: 'Web page, as it was formatted', isTracked: false }],
};

/** None where too little of the file is left in the text. */
export function listFormedKinds(document: KeptDocument | undefined, text: string): readonly FormedKind[] {
  return document && isOfDocument(document, text) ? formedKinds[document.kind] : [];
}

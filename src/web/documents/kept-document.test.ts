import { expect, test } from 'vitest';
import { isOfDocument, parseDocument } from './kept-document.ts';

const text = 'Dear Ada, the report is ready and waits for you.';

test('a text is of its document as long as half of its words are left', () => {
  expect(isOfDocument({ text }, 'Dear Ada, your report is ready now.')).toBe(true);
  expect(isOfDocument({ text }, 'Dear Ada, I am on holiday.')).toBe(false);
  expect(isOfDocument({ text }, '')).toBe(false);
});

test('what is kept is a document with its bytes, and nothing else', () => {
  const document = { name: 'a.docx', kind: 'docx', bytes: new Uint8Array(3), text, cautions: [] };
  expect(parseDocument(document)).toBe(document);
  for (const other of [null, 'a', { ...document, bytes: 'abc' }, { ...document, kind: 'pdf' }])
    expect(parseDocument(other)).toBeUndefined();
});

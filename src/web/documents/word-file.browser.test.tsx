import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type AskedChange,
  anyWordChanges,
  anyWordFile,
  applyAll,
  listRuns,
  placeChanges,
  rejectRevisions,
} from '../../../tests/kit/components/word-documents.ts';
import { makeReview } from '../review/model.ts';
import { makeChange } from '../review/review-arbitraries.ts';
import type { KeptDocument } from './kept-document.ts';
import { toText } from './pieces.ts';
import { saveDocument } from './save-document.ts';
import { readWord } from './word/read-word.ts';
import { saveWord } from './word/save-word.ts';

const author = 'Draftwell';
const now = new Date('2026-03-04T05:06:07.890Z');
const seed = 13;

/** Accepted, the file says the result; rejected, it is what it was, run for run; plain, nothing else is altered. Says how many changes. */
function expectRevised(bytes: Uint8Array, asked: readonly AskedChange[]): number {
  const original = readWord(bytes);
  const text = toText(original.pieces);
  const changes = placeChanges(original.pieces, asked);
  const save = (isTracked: boolean) => saveWord({ word: readWord(bytes), changes, isTracked, author, now });

  const tracked = save(true);
  const revised = readWord(tracked.bytes);
  expect(tracked.leftOut).toBe(0);
  expect(toText(revised.pieces)).toBe(applyAll(text, changes));
  for (const [index, { document }] of revised.parts.entries()) {
    rejectRevisions(document, author);
    expect(listRuns(document)).toEqual(listRuns(original.parts[index]?.document ?? document));
  }

  const plain = readWord(save(false).bytes);
  expect(toText(plain.pieces)).toBe(applyAll(text, changes));
  expect(plain.parts[0].document.querySelectorAll(`[*|author="${author}"]`)).toHaveLength(0);
  const altered = Object.keys(plain.files).filter(
    (path) => String(plain.files[path]) !== String(original.files[path]),
  );
  expect(['word/document.xml', 'word/footnotes.xml']).toEqual(expect.arrayContaining(altered));
  return changes.length;
}

test('50 Word files of a library: changes accepted they say the result, rejected they are what they were', {
  timeout: 240_000,
}, async () => {
  let count = 0;
  await fc.assert(
    fc.asyncProperty(anyWordFile, anyWordChanges, async (makeFile, asked) => {
      count += expectRevised(await makeFile(), asked);
    }),
    { numRuns: 50, seed },
  );
  expect(count).toBeGreaterThan(200);
});

test.each([1, 2, 3])('Word file %i of LibreOffice: the same', async (number) => {
  const response = await fetch(`/tests/kit/components/libreoffice/${number}.docx`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  for (const asked of fc.sample(anyWordChanges, { numRuns: 5, seed })) expectRevised(bytes, asked);
});

test('what was rejected is not in the file; what was changed by hand before is, without a reason', async () => {
  const [makeFile] = fc.sample(anyWordFile, { numRuns: 1, seed });
  const bytes = (await makeFile?.()) ?? new Uint8Array();
  const text = toText(readWord(bytes).pieces);
  expect(text.startsWith('It begins here.')).toBe(true);
  const source = text.replace('It begins', 'It now begins');
  const changes = [makeChange(0, 2, 'This'), makeChange(7, 13, 'starts'), makeChange(14, 18, 'there')];
  const review = { ...makeReview(source, changes), decisions: ['open', 'rejected', 'accepted'] as const };
  const document: KeptDocument = { name: 'a.docx', kind: 'docx', bytes, text, cautions: [] };
  const { blob, leftOut } = await saveDocument({ document, review, isTracked: true, now });
  const saved = readWord(new Uint8Array(await blob.arrayBuffer()));
  expect(leftOut).toBe(0);
  expect(toText(saved.pieces)).toBe(text.replace('It begins here', 'This now begins there'));
  const comments = new TextDecoder().decode(saved.files['word/comments.xml']);
  expect(comments.match(/Grammar: Because\./g)).toHaveLength(2);
});

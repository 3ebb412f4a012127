import fc from 'fast-check';
import { readWord } from '../../src/web/documents/word/read-word.ts';
import { saveWord } from '../../src/web/documents/word/save-word.ts';
import { anyWordChanges, anyWordFile, placeChanges } from '../../tests/kit/components/word-documents.ts';

/** What scripts/documents.ts does in a browser, whose own parts read and write XML. Files are numbers on their way. */

const now = new Date();

export async function makeFiles(count: number, seed: number): Promise<number[][]> {
  const makers = fc.sample(anyWordFile, { numRuns: count, seed });
  return Promise.all(makers.map(async (make) => [...(await make())]));
}

export function revise(files: readonly number[][], seed: number) {
  const asked = fc.sample(anyWordChanges, { numRuns: files.length, seed });
  return files.map((file, index) => {
    const read = () => readWord(new Uint8Array(file));
    const changes = placeChanges(read().pieces, asked[index] ?? []);
    const save = (isTracked: boolean) =>
      saveWord({ word: read(), changes, isTracked, author: 'Draftwell', now });
    const [tracked, plain] = [save(true), save(false)];
    return {
      tracked: [...tracked.bytes],
      plain: [...plain.bytes],
      leftOut: tracked.leftOut,
      changes: changes.length,
    };
  });
}

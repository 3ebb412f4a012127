import type { TextChange } from '../../shared/contract/result.ts';
import { makeDiffClient } from './diff-client.ts';
import { listPieces } from './pieces.ts';

/** Shorter pairs are compared within a frame or two; longer ones would make typing wait. */
const longestInline = 2000;

const askWorker = makeDiffClient(
  () => new Worker(new URL('./diff.worker.ts', import.meta.url), { type: 'module' }),
);

/** What differs between any two texts, to be read; long ones are compared away from the page. Rejects if that fails. */
export async function diffTexts(source: string, result: string): Promise<TextChange[]> {
  if (source === result) return [];
  return source.length + result.length < longestInline
    ? listPieces(source, result)
    : askWorker(source, result);
}

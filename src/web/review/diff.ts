import type { TextChange } from '../../shared/contract/result.ts';
import { toChanges } from '../../shared/diff/index.ts';
import { makeDiffClient } from './diff-client.ts';

/** Shorter pairs are compared within a frame or two; longer ones would make typing wait. */
const longestInline = 2000;

const askWorker = makeDiffClient(
  () => new Worker(new URL('./diff.worker.ts', import.meta.url), { type: 'module' }),
);

/** The changes between any two texts, as `toChanges` finds them; long ones away from the page. Rejects if that fails. */
export async function diffTexts(source: string, result: string): Promise<TextChange[]> {
  if (source === result) return [];
  return source.length + result.length < longestInline
    ? toChanges(source, result)
    : askWorker(source, result);
}

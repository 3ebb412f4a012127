import { toChanges } from '../../shared/diff/index.ts';
import type { DiffAnswer, DiffQuestion } from './diff-client.ts';

self.onmessage = ({ data }: MessageEvent<DiffQuestion>) => {
  self.postMessage(answer(data));
};

function answer({ id, source, result }: DiffQuestion): DiffAnswer {
  try {
    return { id, changes: toChanges(source, result) };
  } catch (error) {
    return { id, failure: String(error) };
  }
}

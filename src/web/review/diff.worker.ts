import type { DiffAnswer, DiffQuestion } from './diff-client.ts';
import { listPieces } from './pieces.ts';

self.onmessage = ({ data }: MessageEvent<DiffQuestion>) => {
  self.postMessage(answer(data));
};

function answer({ id, source, result }: DiffQuestion): DiffAnswer {
  try {
    return { id, changes: listPieces(source, result) };
  } catch (error) {
    return { id, failure: String(error) };
  }
}

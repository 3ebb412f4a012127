import type { TextChange } from '../../shared/contract/result.ts';

/** What a page asks of the worker, and what it answers. */
export interface DiffQuestion {
  id: number;
  source: string;
  result: string;
}
export type DiffAnswer = { id: number; changes: TextChange[] } | { id: number; failure: string };

/** The part of a Web Worker that is needed here. */
interface DiffWorker extends EventTarget {
  postMessage(question: DiffQuestion): void;
  terminate(): void;
}

interface Waiting {
  resolve(changes: TextChange[]): void;
  reject(error: Error): void;
}

/**
 * Asks one worker, which is made for the first question and kept. When it fails, all that wait for it are rejected, and
 * the next question gets a new one.
 */
export function makeDiffClient(makeWorker: () => DiffWorker) {
  const waiting = new Map<number, Waiting>();
  let worker: DiffWorker | undefined;
  let lastId = 0;

  function fail(message: string): void {
    worker?.terminate();
    worker = undefined;
    const all = [...waiting.values()];
    waiting.clear();
    for (const one of all) one.reject(new Error(message));
  }

  function receive(answer: DiffAnswer): void {
    const one = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('changes' in answer) one?.resolve(answer.changes);
    else one?.reject(new Error(answer.failure));
  }

  function start(): DiffWorker {
    const made = makeWorker();
    made.addEventListener('message', (event) => event instanceof MessageEvent && receive(event.data));
    made.addEventListener('error', () => fail('The comparison ended early'));
    made.addEventListener('messageerror', () => fail('The comparison gave no readable answer'));
    return made;
  }

  return async (source: string, result: string): Promise<TextChange[]> => {
    worker ??= start();
    lastId += 1;
    const question = { id: lastId, source, result };
    const { promise, resolve, reject } = Promise.withResolvers<TextChange[]>();
    waiting.set(question.id, { resolve, reject });
    worker.postMessage(question);
    return promise;
  };
}

import { Piscina } from 'piscina';
import {
  type EnhanceEvent,
  type EnhanceRequest,
  type EnhanceResult,
  joinResults,
  readDocumentFacts,
  splitIntoPassages,
  type WritingEngine,
} from '../../../engine/index.ts';
import type { PassageTask } from './worker.ts';

export interface EmbeddedEngineOptions {
  /** Worker threads; each keeps its own linter and lexicon. */
  threads: number;
}

/** The engine that needs no account and sends no text anywhere: rules, in worker threads of this process. */
export function makeEmbeddedEngine({ threads }: EmbeddedEngineOptions): WritingEngine {
  const pool = new Piscina<PassageTask, EnhanceResult>({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  });

  /** Passage by passage: the first words show early, and texts of several writers take turns. */
  async function* enhance(request: EnhanceRequest, signal: AbortSignal): AsyncGenerator<EnhanceEvent> {
    const { text, action, language } = request;
    const passages = splitIntoPassages(text);
    const document = readDocumentFacts(text);
    const results: EnhanceResult[] = [];
    for (const passage of passages) {
      signal.throwIfAborted();
      const result = await untilAborted(pool.run({ text: passage, action, language, document }), signal);
      results.push(result);
      yield { type: 'text', text: result.text };
    }
    yield { type: 'result', result: joinResults(passages, results) };
  }

  const sample = 'This is a test.';
  return {
    identity: { name: 'Embedded engine', local: true },
    enhance,
    async ready() {
      const document = readDocumentFacts(sample);
      await pool.run({ text: sample, action: 'grammar', language: 'en-us', document });
    },
    close: () => pool.close({ force: true }),
  };
}

/**
 * Leaves a passage to its worker when the caller goes: a passage takes well under a second, while ending the thread,
 * which is how the pool aborts, costs every other writer a boot.
 */
function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

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

/** An ordinary paragraph: the linter compiles its rules with the first text that it reads, not when it is made. */
const warmUpText = `Thank you for your letter of last week, which I have read with interest. The team have looked into
the matter and they thinks that a mistake was made when the report was send to you. In order to put this right, we
will write to you again before the end of the month, and if there is anything else we can do, please let us know.`;

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

  return {
    identity: { name: 'Embedded engine', local: true },
    enhance,
    async ready() {
      const document = readDocumentFacts(warmUpText);
      await pool.run({ text: warmUpText, action: 'improve', language: 'en-us', document });
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

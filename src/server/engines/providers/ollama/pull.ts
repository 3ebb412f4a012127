import { z } from 'zod';
import { AppError } from '../../../../shared/errors.ts';
import type { ProviderCall } from '../connection.ts';
import { makeGarbageError, ProviderFault, readComplaint } from '../failures.ts';
import { parseJson, readLines } from '../readers.ts';
import { joinUrl } from '../set-up.ts';

/** Why a model could not be pulled, of what Ollama says in words. */
export type PullFault = 'UNKNOWN_MODEL' | 'NO_SPACE' | 'NO_LIBRARY' | 'OLD_OLLAMA' | 'PULL_FAILED';

/** How far one part of a model is, by its digest. */
export interface PulledPart {
  digest: string;
  total: number;
  completed: number;
}

export function toPullCall(baseUrl: string, model: string): ProviderCall {
  return { method: 'POST', url: joinUrl(baseUrl, 'api/pull'), headers: {}, body: { model, stream: true } };
}

const pullLine = z.object({
  status: z.string().nullish(),
  digest: z.string().nullish(),
  total: z.number().nullish(),
  // Left out while it is 0.
  completed: z.number().nullish(),
  error: z.unknown().optional(),
});

/**
 * Reads the answer of `/api/pull`, a JSON object a line. The model is there only with the line that says so.
 * @throws AppError for an error in a line, an answer that is cut, and what is not of the protocol
 */
export async function* readPull(pieces: AsyncIterable<string>): AsyncGenerator<PulledPart> {
  for await (const text of readLines(pieces)) {
    const json = parseJson(text);
    const { data: line } = pullLine.safeParse(json);
    if (line === undefined) throw makeGarbageError();
    if (line.error !== undefined) {
      const fault = findPullFault(readComplaint(json).message ?? '');
      throw new AppError('ENGINE_ERROR', { cause: new ProviderFault(fault) });
    }
    if (line.status === 'success') return;
    const { digest, total, completed } = line;
    if (digest && total) yield { digest, total, completed: completed ?? 0 };
  }
  throw new AppError('ENGINE_UNAVAILABLE', { cause: new ProviderFault('CUT') });
}

/** The first that fits: a full disk may be told as the reason of a download that was given up. */
const faults: readonly [words: RegExp, fault: PullFault][] = [
  [/no space left|not enough space|disk (?:is )?full|disk quota/i, 'NO_SPACE'],
  [/newer version of ollama/i, 'OLD_OLLAMA'],
  [/manifest: file does not exist|model\b.* not found|invalid model name/i, 'UNKNOWN_MODEL'],
  [
    /max retries|\bdial\b|no such host|lookup |timeout|timed out|deadline|\bEOF\b|connection re(?:set|fused)|unreachable|tls:|x509|proxyconnect/i,
    'NO_LIBRARY',
  ],
];

/** What Ollama's words amount to. They name files and addresses of its machine, and go no further. */
export function findPullFault(message: string): PullFault {
  return faults.find(([words]) => words.test(message))?.[1] ?? 'PULL_FAILED';
}

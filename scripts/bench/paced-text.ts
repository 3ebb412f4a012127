import { setTimeout as sleep } from 'node:timers/promises';

const text = 'The committee met on Thursday and agreed that the old bridge can be repaired before winter. ';
/** 30 characters, and a whole sentence: a text that stops in the middle of one is refused. */
const chunk = 'They met on Thursday at noon. ';
const chunks = 20;

/**
 * The pace travels in the text itself, so that product and reference need no other word from the bench. 0 is without
 * a pause.
 */
export function makePacedRequest(msPerChunk: number): string {
  return `${msPerChunk} ${text.repeat(6)}`;
}

/** What both write to a paced request: the first chunk at once, so that no timer blurs the time to it. */
export async function* writePaced(request: string): AsyncGenerator<string> {
  const msPerChunk = Number.parseInt(request, 10);
  for (let written = 0; written < chunks; written += 1) {
    if (written > 0 && msPerChunk > 0) await sleep(msPerChunk);
    yield chunk;
  }
}

/** How long a paced call takes at least, in milliseconds. */
export function toDuration(msPerChunk: number): number {
  return msPerChunk * (chunks - 1);
}

export const pacedText = chunk.repeat(chunks);

import { setTimeout as sleep } from 'node:timers/promises';

const text = 'The committee met on Thursday and agreed that the old bridge can be repaired before winter. ';
const chunks = 20;

/** About 30 characters, and a whole sentence: a text that stops in the middle of one, or says all twice, is refused. */
function toChunk(index: number): string {
  return `They met in room ${index + 1} at noon. `;
}

/**
 * The pace travels in the text itself, so that product and reference need no other word from the bench. 0 is without
 * a pause.
 */
export function makePacedRequest(msPerChunk: number): string {
  return `${msPerChunk} ${text.repeat(6).trim()}`;
}

/** What all write to a paced request: the first chunk at once, so that no timer blurs the time to it. */
export async function* writePaced(request: string): AsyncGenerator<string> {
  const msPerChunk = Number.parseInt(request, 10);
  for (let written = 0; written < chunks; written += 1) {
    if (written > 0 && msPerChunk > 0) await sleep(msPerChunk);
    yield toChunk(written);
  }
}

/** How long a paced call takes at least, in milliseconds. */
export function toDuration(msPerChunk: number): number {
  return msPerChunk * (chunks - 1);
}

export const pacedText = Array.from({ length: chunks }, (_, index) => toChunk(index)).join('');

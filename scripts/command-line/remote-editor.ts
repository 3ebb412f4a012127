import { CallFailure } from '../../src/server/mcp/call-failure.ts';
import { connectToApi, makeWritingClient } from '../../src/server/mcp/writing-client.ts';
import { checkTextLimit, improveTextLimit } from '../../src/shared/limits.ts';
import { WriterError } from './command-error.ts';
import type { Editor } from './editor.ts';
import type { Source } from './source.ts';

interface Placed {
  start: number;
  end: number;
}

/** By a server, in pieces as long as it takes them. */
export function makeRemoteEditor(server: NonNullable<Source['server']>): Editor {
  const client = makeWritingClient(connectToApi(server));
  const { signal } = new AbortController();

  async function inPieces<Found extends Placed>(
    text: string,
    limit: number,
    ask: (piece: string) => Promise<readonly Found[]>,
  ): Promise<Found[]> {
    const found: Found[] = [];
    for (const { start: offset, piece } of cut(text, limit)) {
      const answer = await ask(piece).catch(failPlainly);
      found.push(...answer.map((one) => ({ ...one, start: one.start + offset, end: one.end + offset })));
    }
    return found;
  }

  return {
    check: (text, level) =>
      inPieces(text, checkTextLimit, async (piece) => {
        const { issues } = await client.check({ text: piece, level }, { signal });
        return issues;
      }),
    improve: (text, action) =>
      inPieces(text, improveTextLimit, async (piece) => {
        const { changes } = await client.enhance({ action, original_text: piece }, { signal });
        return changes;
      }),
  };
}

/** Between blocks where that is possible, else between sentences, else between words. */
export function cut(text: string, limit: number): { start: number; piece: string }[] {
  const pieces: { start: number; piece: string }[] = [];
  let start = 0;
  while (start < text.length) {
    const rest = text.slice(start, start + limit);
    const length = start + rest.length === text.length ? rest.length : findCut(rest);
    const piece = text.slice(start, start + length);
    if (piece.trim() !== '') pieces.push({ start, piece });
    start += length;
  }
  return pieces;
}

function findCut(text: string): number {
  for (const border of ['\n\n', '. ', ' ']) {
    const index = text.lastIndexOf(border);
    if (index > 0) return index + border.length;
  }
  return text.length;
}

function failPlainly(error: unknown): never {
  throw error instanceof CallFailure ? new WriterError(`${error.body.code}: ${error.message}`) : error;
}

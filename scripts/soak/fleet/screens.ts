import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { readServer, tryCall } from './call.ts';
import type { SoakWriter } from './writers.ts';

const reconnectMs = 500;
const newsMs = 60_000;

/** A stream of events that has ended, and which server sent it. */
export interface EndedStream {
  startedAt: number;
  endedAt: number;
  server: number | undefined;
}

/** An open screen: it follows what changes, and connects anew whenever its stream ends. */
export interface Screen {
  writer: SoakWriter;
  ended: EndedStream[];
  /** How many events have come. */
  heard(): number;
  close(): Promise<void>;
}

export function openScreen(url: string, writer: SoakWriter): Screen {
  const closing = new AbortController();
  const ended: EndedStream[] = [];
  let heard = 0;
  const followOnce = async () => {
    const startedAt = Date.now();
    let server: number | undefined;
    try {
      const headers = { authorization: `Bearer ${writer.token.value}`, 'x-forwarded-for': writer.address };
      const answer = await fetch(`${url}/api/events`, { headers, signal: closing.signal });
      if (!answer.ok || answer.body === null) return;
      server = readServer(answer.headers);
      for await (const chunk of answer.body.pipeThrough(new TextDecoderStream()))
        heard += chunk.split('data: {"type"').length - 1;
    } catch {
      // Cut: how it ended is judged by who was killed then
    }
    if (!closing.signal.aborted && server !== undefined)
      ended.push({ startedAt, endedAt: Date.now(), server });
  };
  const following = (async () => {
    while (!closing.signal.aborted) {
      await followOnce();
      await sleep(reconnectMs);
    }
  })();
  return {
    writer,
    ended,
    heard: () => heard,
    async close() {
      closing.abort();
      await following;
    },
  };
}

/** Makes a call of each screen's writer. @returns how many screens were told nothing of it */
export async function countDeafScreens(url: string, screens: readonly Screen[]): Promise<number> {
  const told = await Promise.all(
    screens.map(async (screen) => {
      const before = screen.heard();
      const { writer } = screen;
      const mark = `w999n${Math.floor(Math.random() * 1e9)}`;
      const wish = { tool: 'improve-text', isStream: false, mark, key: randomUUID() } as const;
      await tryCall({ url, token: writer.token.value, address: writer.address }, wish);
      const until = Date.now() + newsMs;
      while (screen.heard() === before && Date.now() < until) await sleep(100);
      return screen.heard() > before;
    }),
  );
  return told.filter((isTold) => !isTold).length;
}

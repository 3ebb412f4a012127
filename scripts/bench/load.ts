import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from './measure.ts';
import { makePacedRequest, toDuration } from './paced-text.ts';
import type { Writer } from './writers.ts';

export interface Load {
  atOnce: number;
  /** 0 for streams without a pause. */
  msPerChunk: number;
  callsPerWriter: number;
}

export interface Figures {
  msToFirstText: number;
  streamsPerSecond: number;
}

/** Every writer's calls follow one another; the writers begin one after the other, over the time that one call takes. */
export async function runStreams(
  url: string,
  { atOnce, msPerChunk, callsPerWriter }: Load,
  writers: readonly Writer[],
): Promise<Figures> {
  const agent = new Agent({ keepAlive: true });
  const body = JSON.stringify({ action: 'improve', original_text: makePacedRequest(msPerChunk) });
  const timesToFirstText: number[] = [];
  const startedAt = performance.now();
  const write = async ({ authorization }: Writer, place: number) => {
    await sleep((place / atOnce) * toDuration(msPerChunk));
    for (let call = 0; call < callsPerWriter; call += 1)
      timesToFirstText.push(await readStream(url, agent, authorization, body));
  };
  await Promise.all(writers.slice(0, atOnce).map(write));
  const streamsPerSecond = (1_000 * timesToFirstText.length) / (performance.now() - startedAt);
  agent.destroy();
  return { msToFirstText: median(timesToFirstText), streamsPerSecond };
}

const path = '/api/functions/enhance-text-v2';
const deadlineMs = 30_000;

/** Reads one call to its end. Returns the milliseconds until its first text. */
function readStream(url: string, agent: Agent, authorization: string, body: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    accept: 'text/event-stream',
    authorization,
  };
  const startedAt = performance.now();
  let msToFirstText: number | undefined;
  let end = '';
  const call = request(url + path, { method: 'POST', agent, headers, timeout: deadlineMs }, (answer) => {
    answer.setEncoding('utf8');
    answer.on('data', (data: string) => {
      if (data.includes('"type":"text"')) msToFirstText ??= performance.now() - startedAt;
      // The name of the last event may come in two parts.
      end = (end + data).slice(-20_000);
    });
    answer.on('end', () => {
      if (msToFirstText !== undefined && end.includes('event: done')) resolve(msToFirstText);
      else
        reject(new Error(`A stream with status ${answer.statusCode} did not end well: ${end.slice(-300)}`));
    });
    answer.on('error', reject);
  });
  call.on('timeout', () => call.destroy(new Error('A stream took too long.')));
  call.on('error', reject);
  call.end(body);
  return promise;
}

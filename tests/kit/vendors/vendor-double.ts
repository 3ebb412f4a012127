import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Complaint, End, Question, RawRequest, Usage, Wire } from './wire.ts';

/**
 * How an answer is laid over chunks. `in pieces`: a word an event, an event a chunk. `within letters`: cut after the
 * first byte of each letter that has several.
 */
export type Manner = 'in pieces' | 'within letters' | 'in one chunk' | 'in one event' | { pauseMs: number };

/** What a double has counted where nothing else has been said. */
export const usualUsage: Usage = { inputTokens: 25, outputTokens: 9 };

/** What a double does with one call. Texts in `after` are sent first; without one, not even headers are. */
export type Scene =
  | { kind: 'answer'; text: string; end?: End; manner?: Manner; usage?: Usage | 'not reported' }
  | ({ kind: 'status'; status: number; body?: string; headers?: Record<string, string> } & Partial<Complaint>)
  /** The status, and then a body that never comes. */
  | { kind: 'status without body'; status: number }
  | ({ kind: 'error event'; after?: string } & Complaint)
  /** A clean end of the connection, without the final event. */
  | { kind: 'cut'; after: string }
  /** The connection breaks. */
  | { kind: 'reset'; after?: string }
  | { kind: 'silence'; after?: string }
  | { kind: 'garbage'; after: string };

export interface RecordedRequest extends RawRequest {
  /** Undefined for what is no call, and for what is refused. */
  question?: Question;
  /** The client left before the answer was whole. */
  closedEarly: boolean;
  /** The answer is whole, or its client has left. */
  isOver: boolean;
}

/** A vendor of models on a port of its own, in this process. It knows `vendorKey` and `vendorModel` only. */
export interface VendorDouble {
  /** For the adapter. */
  baseUrl: string;
  /** All that came, oldest first. */
  requests: RecordedRequest[];
  /** What is answered, or done, when nothing else has been said. */
  answer: (question: Question) => string | Scene;
  /** What happens to the next calls, one each. */
  play(...scenes: Scene[]): void;
  /** Forgets what has been said of calls that did not come. */
  clear(): void;
  /** The questions that were asked, refused ones aside. */
  listQuestions(): Question[];
  close(): Promise<void>;
}

/** @param answer what it answers or does; left out, the last message */
export async function startVendorDouble(
  wire: Wire,
  answer: VendorDouble['answer'] = ({ messages }) => messages.at(-1)?.text ?? '',
): Promise<VendorDouble> {
  const scenes: Scene[] = [];
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '', headers } = request;
    const record: RecordedRequest = {
      method,
      path,
      headers,
      body: undefined,
      closedEarly: false,
      isOver: false,
    };
    double.requests.push(record);
    response.on('close', () => {
      record.closedEarly = !response.writableFinished;
      record.isOver = true;
    });
    record.body = await readJson(request);
    const reading = wire.read(record);
    if (reading.kind === 'refused')
      return sendJson(response, reading.status, wire.toErrorBody(reading.complaint));
    if (reading.kind === 'probe') return sendJson(response, 200, reading.body);
    if (reading.kind === 'own') return reading.answer(response);
    const { question } = reading;
    record.question = question;
    await perform(scenes.shift() ?? toScene(double.answer(question)), { wire, question, response });
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const double: VendorDouble = {
    baseUrl: `http://127.0.0.1:${port}${wire.basePath}`,
    requests: [],
    answer,
    play: (...next) => scenes.push(...next),
    clear: () => scenes.splice(0),
    listQuestions: () => double.requests.flatMap(({ question }) => question ?? []),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return double;
}

function toScene(answer: string | Scene): Scene {
  return typeof answer === 'string' ? { kind: 'answer', text: answer } : answer;
}

interface Stage {
  wire: Wire;
  question: Question;
  response: ServerResponse;
}

async function perform(scene: Scene, stage: Stage): Promise<void> {
  const { wire, response } = stage;
  switch (scene.kind) {
    case 'answer':
      await sendAnswer(scene, stage);
      return void response.end();
    case 'status': {
      const { status, type = 'some_error', message = 'Some words of the vendor.', headers } = scene;
      const body = scene.body ?? JSON.stringify(wire.toErrorBody({ type, message }));
      return void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
    }
    case 'status without body':
      return void response.writeHead(scene.status).flushHeaders();
    case 'error event':
      await sendTexts(scene.after ?? '', stage);
      return void response.end(wire.toErrorEvent(scene));
    case 'cut':
      await sendTexts(scene.after, stage);
      return void response.end();
    case 'garbage':
      await sendTexts(scene.after, stage);
      return void response.end(wire.garbage);
    case 'reset':
      if (scene.after !== undefined) await sendTexts(scene.after, stage);
      // A true reset would take words with it that the client has not read yet.
      return void (scene.after ? response.socket?.destroy() : response.socket?.resetAndDestroy());
    case 'silence':
      if (scene.after !== undefined) await sendTexts(scene.after, stage);
  }
}

async function sendAnswer(
  { text, end = 'complete', manner = 'in pieces', usage = usualUsage }: Extract<Scene, { kind: 'answer' }>,
  { wire, question, response }: Stage,
): Promise<void> {
  const pieces = manner === 'in one event' ? [text] : toPieces(text);
  const counted = usage === 'not reported' ? undefined : usage;
  const messages = [
    wire.begin(question, counted),
    ...pieces.map((piece) => wire.toText(piece, question)),
    wire.toEnd(end, question, counted),
  ];
  beginAnswer(wire, response);
  for (const chunk of toChunks(messages, manner)) {
    await send(response, chunk);
    if (typeof manner === 'object') await sleep(manner.pauseMs);
    // Without a pause, the next chunk would reach the client with this one.
    if (manner === 'within letters') await sleep(5);
  }
}

function toChunks(messages: string[], manner: Manner): Buffer[] {
  if (manner !== 'within letters' && manner !== 'in one chunk')
    return messages.map((text) => Buffer.from(text));
  const whole = Buffer.from(messages.join(''));
  if (manner === 'in one chunk') return [whole];
  const cuts = [...whole.keys()].filter((index) => (whole[index] ?? 0) >= 0xc0).map((index) => index + 1);
  return [0, ...cuts].map((start, index) => whole.subarray(start, cuts[index]));
}

async function sendTexts(text: string, { wire, question, response }: Stage): Promise<void> {
  beginAnswer(wire, response);
  await send(response, Buffer.from(wire.begin(question, usualUsage)));
  for (const piece of toPieces(text)) await send(response, Buffer.from(wire.toText(piece, question)));
}

function beginAnswer(wire: Wire, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': wire.contentType }).flushHeaders();
}

/** Words with the space after them: a long text in longer pieces, as its number would say nothing. */
function toPieces(text: string): string[] {
  return text.length > 100_000 ? (text.match(/.{1,1000}/gsu) ?? []) : (text.match(/\s*\S+\s*/g) ?? []);
}

/** Resolves when the chunk is on its way, so that the next one is another. */
export async function send(response: ServerResponse, chunk: Buffer): Promise<void> {
  if (response.destroyed) throw new Error('the client has left');
  const { promise, resolve } = Promise.withResolvers<void>();
  if (chunk.length > 0) response.write(chunk, () => resolve());
  else resolve();
  response.once('close', resolve);
  await promise;
  response.off('close', resolve);
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? undefined : JSON.parse(text);
}

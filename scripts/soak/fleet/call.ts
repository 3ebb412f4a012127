import { createParser } from 'eventsource-parser';
import type { ErrorBody } from '../../../src/shared/errors.ts';
import type { ToolName } from '../../../src/shared/tools.ts';
import { servedByHeader } from '../../../tests/kit/proxy.ts';

/** One thing that a writer wants, however often it has to be asked for: the same text by the same key. */
export interface Wish {
  tool: ToolName;
  isStream: boolean;
  /** Stands in the text, and in no other. */
  mark: string;
  key: string;
}

/** How one request for it ended, and at which server. */
export interface Attempt {
  startedAt: number;
  endedAt: number;
  /** The port; undefined where no server has answered, and the proxy for none. */
  server: number | undefined;
  isStream: boolean;
  /** `cut`: without an answer, or in the midst of it. */
  outcome: 'acknowledged' | 'refused' | 'cut';
  /** Of a refusal; of what was cut, how. */
  why: string;
  /** The result as the writer got it. */
  acknowledged?: { actionId: string; text: string };
}

const functions = '/api/functions';

const requests: Record<ToolName, (mark: string) => { path: string; body: object }> = {
  'improve-text': (mark) => ({
    path: `${functions}/enhance-text-v2`,
    body: {
      action: 'improve',
      original_text: `please read letter ${mark} before monday, their is much in it.`,
    },
  }),
  'email-reply': (mark) => ({
    path: `${functions}/reply-email`,
    body: {
      action: 'reply-email',
      'email-chain': 'Hi,\n\nwhen will it come?\n\nTom',
      'user-draft': `letter ${mark} come on monday`,
    },
  }),
  'write-from-scratch': (mark) => ({
    path: `${functions}/write-from-scratch`,
    body: { description: `tell Tom that letter ${mark} comes on Monday` },
  }),
  'get-feedback': (mark) => ({
    path: `${functions}/get-feedback`,
    body: { action: 'get-feedback', text: `I send letter ${mark} on Monday.`, text_type: 'document' },
  }),
};

/** SQL: the mark in a text. */
export const markInSql = String.raw`substring(original_text from 'letter (w\d+n\d+)')`;

/** What a model writes to one of the texts above, for a double of its provider. */
export function writeAnswer(asked: string, hasSchema: boolean): string {
  const mark = /letter (w\d+n\d+)/.exec(asked)?.[1] ?? 'none';
  if (hasSchema) return JSON.stringify(rate(mark));
  if (asked.includes('tell Tom'))
    return `Subject: Letter ${mark}\n\nHi Tom,\n\nLetter ${mark} comes on Monday.\n\nBest regards,\n[your name]`;
  if (asked.includes('when will it come'))
    return `Hi Tom,\n\nLetter ${mark} comes on Monday.\n\nBest regards,`;
  return `Please read letter ${mark} before Monday; there is much in it.`;
}

function rate(mark: string) {
  const ratings = ['Readability', 'Clarity', 'Professionalism'].map((category) => ({
    category,
    score: 4,
    description: 'It is short.',
    evidence: `letter ${mark}`,
  }));
  return { written_feedback: `Letter ${mark} says what it has to say.`, ratings };
}

interface Asking {
  url: string;
  token: string;
  address: string;
}

/** Makes the call once. Never fails: how it ended is what it returns. */
export async function tryCall({ url, token, address }: Asking, wish: Wish): Promise<Attempt> {
  const startedAt = Date.now();
  const { path, body } = requests[wish.tool](wish.mark);
  const attempt = { startedAt, endedAt: startedAt, server: undefined, isStream: wish.isStream } as const;
  let server: number | undefined;
  try {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': wish.key,
        'x-forwarded-for': address,
        ...(wish.isStream && { accept: 'text/event-stream' }),
      },
      body: JSON.stringify(body),
    });
    if (!isOfProxy(answer)) server = readServer(answer.headers);
    const told = wish.isStream && answer.ok ? readEnd(await answer.text()) : await readJson(answer);
    return { ...attempt, server, endedAt: Date.now(), ...told };
  } catch (error) {
    const why = error instanceof Error ? `${error.message} ${readCause(error)}` : String(error);
    return { ...attempt, server, endedAt: Date.now(), outcome: 'cut', why };
  }
}

export function readServer(headers: Headers): number | undefined {
  return Number(headers.get(servedByHeader)) || undefined;
}

type Told = Pick<Attempt, 'outcome' | 'why' | 'acknowledged'>;

/** Which failures a proxy tells in its own words, after it has tried one server or more. */
function isOfProxy({ ok, headers }: Response): boolean {
  return !ok && headers.get('content-type')?.startsWith('application/json') !== true;
}

async function readJson(answer: Response): Promise<Told> {
  const text = await answer.text();
  if (isOfProxy(answer)) return { outcome: 'cut', why: `${answer.status} of the proxy` };
  return toTold(answer.status, JSON.parse(text));
}

function readEnd(stream: string): Told {
  let told: Told = { outcome: 'cut', why: 'the stream ended without a result' };
  const parser = createParser({
    onEvent({ event, data }) {
      if (event === 'done') told = toTold(200, JSON.parse(data));
      if (event === 'error') told = toTold(500, JSON.parse(data));
    },
  });
  parser.feed(stream);
  return told;
}

/** What an answer of any tool may have. */
interface Body extends Partial<ErrorBody> {
  action_id?: string;
  enhanced_text?: string;
  generated_text?: string;
  feedback?: { written_feedback: string };
}

function toTold(status: number, body: Body): Told {
  const { action_id: actionId, enhanced_text, generated_text, feedback, code } = body;
  const text = enhanced_text ?? generated_text ?? feedback?.written_feedback;
  if (status !== 200 || actionId === undefined || text === undefined)
    return { outcome: 'refused', why: `${status} ${code}` };
  return { outcome: 'acknowledged', why: '', acknowledged: { actionId, text } };
}

function readCause({ cause }: Error): string {
  return cause instanceof Error ? cause.message : '';
}

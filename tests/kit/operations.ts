import { randomUUID } from 'node:crypto';
import { createParser } from 'eventsource-parser';
import type { ErrorBody } from '../../src/shared/errors.ts';
import type { TestWriter } from './caller.ts';

/** One request of a call of the contract: as its route takes it, or with what a test makes of it. */
export interface OperationRequest {
  /** Such as `GET /api/actions/{id}`. */
  route: string;
  writer: TestWriter;
  /** What stands for `{id}`; one that nobody has unless given. */
  id?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** How a call failed, whether its answer says so or an event of its stream. */
export interface OperationFailure {
  status: number;
  body: ErrorBody;
}

const noInput = () => ({});
const ownWords = () => ({ words: ['Flimbot'] });
const ownRule = () => ({ rule: 'harper/RepeatedWords' });
const ownUuid = ({ userId }: TestWriter) => ({ user_uuid: userId });
const enhance = () => ({ action: 'improve', original_text: 'They was here.' });
const reply = () => ({
  action: 'reply-email',
  'email-chain': 'Hi,\n\nwhen will it come?\n\nTom',
  'user-draft': 'It come on Monday.',
});
const compose = () => ({ description: 'Tell Tom that it comes on Monday.' });
const review = () => ({ action: 'get-feedback', text: 'They was here.', text_type: 'email' });

/** What each call that has a body takes. */
const bodies: Readonly<Record<string, (writer: TestWriter) => object>> = {
  'POST /api/actions/restore': noInput,
  'PUT /api/actions/{id}/feedback': () => ({ user_feedback: 'positive' }),
  'POST /api/check': () => ({ text: 'They was here.' }),
  'POST /api/functions/check-subscription': noInput,
  'POST /api/functions/create-checkout': noInput,
  'POST /api/functions/customer-portal': noInput,
  'POST /api/functions/cancel-subscription': noInput,
  'POST /api/functions/write-from-scratch': compose,
  'POST /api/functions/write-from-scratch/stream': compose,
  'POST /api/rpc/ensure_daily_credits': ownUuid,
  'POST /api/rpc/consume_credit': ownUuid,
  'POST /api/functions/enhance-text-v2': enhance,
  'POST /api/functions/enhance-text-v2/stream': enhance,
  'POST /api/dictionary/words': ownWords,
  'DELETE /api/dictionary/words': ownWords,
  'POST /api/switched-off-rules': ownRule,
  'DELETE /api/switched-off-rules': ownRule,
  'POST /api/feedback': () => ({ feedback_type: 'praise', title: 'Good', description: 'It is good.' }),
  'PATCH /api/profile': () => ({ full_name: 'Marta Kowal' }),
  'PATCH /api/profile/notifications': noInput,
  'PATCH /api/profile/preferences': noInput,
  'PUT /api/profile/retention': () => ({ retention: 'keep' }),
  'PUT /api/profile/voice': () => ({ note: '', example: '' }),
  'POST /api/instructions': () => ({ instructions: [{ name: 'Warmer', instruction: 'Make it warmer.' }] }),
  'PATCH /api/instructions/{id}': () => ({ name: 'Warmer' }),
  'PUT /api/instructions/order': () => ({ ids: [] }),
  'PUT /api/admin/engine': () => ({ engine: 'embedded' }),
  'POST /api/admin/people/{id}/credits': () => ({ credits: 1, reason: 'A gift' }),
  'PUT /api/admin/people/{id}/disabled': () => ({ is_disabled: true }),
  'PUT /api/admin/people/{id}/administrator': () => ({ is_administrator: false }),
  'PUT /api/admin/inbox/{writer_id}/{id}/handled': () => ({ is_handled: true }),
  'PUT /api/admin/sign-up': () => ({ mode: 'open', domains: [] }),
  'POST /api/admin/sign-up/invitations': noInput,
  'POST /api/admin/mail/test': noInput,
  'POST /api/admin/mail/{id}/retry': noInput,
  'PUT /api/admin/prices': () => ({ input_price: null, output_price: null, monthly_cap: null }),
  'POST /api/admin/engine/models': () => ({ engine: 'ollama' }),
  'POST /api/admin/engine/pull': () => ({ model: 'llama3' }),
  'POST /api/admin/engine/trial': noInput,
  'POST /api/functions/reply-email': reply,
  'POST /api/functions/reply-email/stream': reply,
  'POST /api/functions/get-feedback': review,
  'POST /api/functions/get-feedback/stream': review,
};

export function sendOperation(url: string, request: OperationRequest): Promise<Response> {
  const { route, writer, id = randomUUID(), headers = {} } = request;
  const [method = '', path = ''] = route.split(' ');
  const { body = bodies[route]?.(writer) } = request;
  return fetch(url + path.replaceAll(/{\w+}/g, id), {
    method,
    headers: {
      authorization: `Bearer ${writer.token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

/** Sends it, and reads how it fails. @throws for a call that does not fail */
export async function findFailure(url: string, request: OperationRequest): Promise<OperationFailure> {
  const { route } = request;
  const answer = await sendOperation(url, request);
  if (!answer.ok) return { status: answer.status, body: (await answer.json()) as ErrorBody };
  const failed = await readErrorEvent(answer);
  if (failed === undefined) throw new Error(`${route} did not fail`);
  return { status: failed.status, body: failed };
}

async function readErrorEvent(answer: Response): Promise<ErrorBody | undefined> {
  let found: ErrorBody | undefined;
  const parser = createParser({
    onEvent({ event, data }) {
      if (event === 'error') found = JSON.parse(data) as ErrorBody;
    },
  });
  parser.feed(await answer.text());
  return found;
}

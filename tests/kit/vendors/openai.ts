import { z } from 'zod';
import { startVendorDouble, type VendorDouble } from './vendor-double.ts';
import {
  type Question,
  type RawRequest,
  type Reading,
  refuse,
  toServerSentEvent,
  type Usage,
  vendorKey,
  vendorModel,
  type Wire,
} from './wire.ts';

const body = z.strictObject({
  model: z.string(),
  max_tokens: z.int().positive(),
  stream: z.literal(true),
  stream_options: z.strictObject({ include_usage: z.literal(true) }).optional(),
  messages: z
    .array(z.strictObject({ role: z.enum(['system', 'user', 'assistant']), content: z.string() }))
    .min(2),
  response_format: z
    .strictObject({
      type: z.literal('json_schema'),
      json_schema: z.strictObject({
        name: z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/),
        description: z.string(),
        schema: z.looseObject({ type: z.literal('object') }),
      }),
    })
    .optional(),
});

const finishReasons = { complete: 'stop', length: 'length', refusal: 'content_filter' };

/** Only who asks is told what was counted. */
const askedForUsage = new WeakSet<Question>();

const head = { id: 'chatcmpl-double', object: 'chat.completion.chunk', created: 1, model: vendorModel };

function toChunk(delta: object, finish: string | null = null): string {
  return toServerSentEvent({ ...head, choices: [{ index: 0, delta, finish_reason: finish }] });
}

function toUsageChunk({ inputTokens, outputTokens }: Usage): string {
  const usage = { prompt_tokens: inputTokens, completion_tokens: outputTokens };
  return toServerSentEvent({ ...head, choices: [], usage });
}

const wire: Wire = {
  basePath: '/v1',
  contentType: 'text/event-stream',
  read: readRequest,
  toErrorBody: (error) => ({ error: { ...error, param: null, code: null } }),
  begin: () => `: comment\n\n${toChunk({ role: 'assistant', content: '', refusal: null })}`,
  toText: (content) => toChunk({ content }),
  toEnd(end, question, usage) {
    const counted = usage && askedForUsage.has(question) ? toUsageChunk(usage) : '';
    return `${toChunk({}, finishReasons[end])}${counted}data: [DONE]\n\n`;
  },
  toErrorEvent: (error) => toServerSentEvent({ error: { ...error, param: null, code: null } }),
  garbage: 'data: {"choices": [{"delta": {"content": "half of a d\n\n',
};

/** A double of a server that speaks OpenAI's Chat Completions, as the many do that are not OpenAI's own. */
export function startOpenAiDouble(answer?: VendorDouble['answer']): Promise<VendorDouble> {
  return startVendorDouble(wire, answer);
}

function readRequest({ method, path, headers, body: sent }: RawRequest): Reading {
  if (headers.authorization !== `Bearer ${vendorKey}`)
    return refuse(401, 'invalid_request_error', `Incorrect API key provided: ${headers.authorization}`);
  if (method === 'GET' && path === '/v1/models')
    return { kind: 'probe', body: { object: 'list', data: [{ id: vendorModel, object: 'model' }] } };
  if (method !== 'POST' || path !== '/v1/chat/completions')
    return refuse(404, 'invalid_request_error', `Invalid URL (${method} ${path})`);
  if (headers['content-type'] !== 'application/json')
    return refuse(400, 'invalid_request_error', 'we could not parse the JSON body of your request');
  const { data, error } = body.safeParse(sent);
  if (data === undefined) return refuse(400, 'invalid_request_error', error.message);
  if (data.model !== vendorModel)
    return refuse(404, 'invalid_request_error', `The model ${data.model} does not exist`);
  if (data.messages[0]?.role !== 'system' || data.messages.slice(1).some(({ role }) => role === 'system'))
    return refuse(400, 'invalid_request_error', 'System message must be at the beginning.');
  const question = toQuestion(data);
  if (data.stream_options) askedForUsage.add(question);
  return { kind: 'question', question };
}

function toQuestion({ messages, max_tokens, response_format: format }: z.infer<typeof body>): Question {
  const [system, ...turns] = messages;
  return {
    system: system?.content ?? '',
    messages: turns.map(({ role, content }) => ({
      role: role === 'user' ? role : 'assistant',
      text: content,
    })),
    maxOutputTokens: max_tokens,
    ...(format && { schema: format.json_schema.schema }),
  };
}

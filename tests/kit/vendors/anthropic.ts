import { z } from 'zod';
import { startVendorDouble, type VendorDouble } from './vendor-double.ts';
import {
  type Question,
  type RawRequest,
  type Reading,
  refuse,
  toServerSentEvent,
  vendorKey,
  vendorModel,
  type Wire,
} from './wire.ts';

const body = z.strictObject({
  model: z.string(),
  max_tokens: z.int().positive(),
  stream: z.literal(true),
  system: z.string(),
  messages: z
    .array(z.strictObject({ role: z.enum(['user', 'assistant']), content: z.string().min(1) }))
    .min(1),
  tools: z
    .tuple([
      z.strictObject({
        name: z.string().regex(/^[a-zA-Z0-9_-]{1,128}$/),
        description: z.string(),
        input_schema: z.looseObject({ type: z.literal('object') }),
      }),
    ])
    .optional(),
  tool_choice: z.strictObject({ type: z.literal('tool'), name: z.string() }).optional(),
});

const stopReasons = { complete: 'end_turn', length: 'max_tokens', refusal: 'refusal' };

const toEvent = (data: { type: string; [field: string]: unknown }) => toServerSentEvent(data, data.type);

const wire: Wire = {
  basePath: '',
  contentType: 'text/event-stream; charset=utf-8',
  read: readRequest,
  toErrorBody: (error) => ({ type: 'error', error, request_id: 'req_double' }),
  begin({ schema }, usage) {
    const block =
      schema === undefined
        ? { type: 'text', text: '' }
        : { type: 'tool_use', id: 'toolu_double', name: 'answer', input: {} };
    return [
      toEvent({
        type: 'message_start',
        message: {
          id: 'msg_double',
          type: 'message',
          role: 'assistant',
          content: [],
          stop_reason: null,
          // A part of what is read comes from a cache
          ...(usage && {
            usage: { input_tokens: usage.inputTokens - 5, cache_read_input_tokens: 5, output_tokens: 1 },
          }),
        },
      }),
      toEvent({ type: 'content_block_start', index: 0, content_block: block }),
      toEvent({ type: 'ping' }),
    ].join('');
  },
  toText(text, { schema }) {
    const delta =
      schema === undefined ? { type: 'text_delta', text } : { type: 'input_json_delta', partial_json: text };
    return toEvent({ type: 'content_block_delta', index: 0, delta });
  },
  toEnd(end, { schema }, usage) {
    const stopReason = end === 'complete' && schema !== undefined ? 'tool_use' : stopReasons[end];
    return [
      toEvent({ type: 'content_block_stop', index: 0 }),
      toEvent({
        type: 'message_delta',
        delta: { stop_reason: stopReason, stop_sequence: null },
        ...(usage && { usage: { output_tokens: usage.outputTokens } }),
      }),
      toEvent({ type: 'message_stop' }),
    ].join('');
  },
  toErrorEvent: (error) => toEvent({ type: 'error', error }),
  garbage: 'event: content_block_delta\ndata: {"type": "content_block_delta", "delta": "half of a d\n\n',
};

/** A double of Anthropic's Messages API. */
export function startAnthropicDouble(answer?: VendorDouble['answer']): Promise<VendorDouble> {
  return startVendorDouble(wire, answer);
}

function readRequest({ method, path, headers, body: sent }: RawRequest): Reading {
  if (headers['x-api-key'] !== vendorKey)
    return refuse(401, 'authentication_error', `invalid x-api-key ${headers['x-api-key']}`);
  if (headers['anthropic-version'] !== '2023-06-01')
    return refuse(400, 'invalid_request_error', 'anthropic-version: header is required');
  if (method === 'GET' && path.startsWith('/v1/models/')) return readProbe(path);
  if (method === 'GET' && path.startsWith('/v1/models?'))
    return { kind: 'probe', body: { data: [{ type: 'model', id: vendorModel }], has_more: false } };
  if (method !== 'POST' || path !== '/v1/messages') return refuse(404, 'not_found_error', 'Not found');
  if (headers['content-type'] !== 'application/json')
    return refuse(400, 'invalid_request_error', 'content-type: has to be application/json');
  const { data, error } = body.safeParse(sent);
  if (data === undefined) return refuse(400, 'invalid_request_error', error.message);
  if (data.model !== vendorModel) return refuse(404, 'not_found_error', `model: ${data.model}`);
  const fault = findFault(data);
  return fault === undefined
    ? { kind: 'question', question: toQuestion(data) }
    : refuse(400, 'invalid_request_error', fault);
}

function readProbe(path: string): Reading {
  const id = path.slice('/v1/models/'.length);
  return id === vendorModel
    ? { kind: 'probe', body: { type: 'model', id, display_name: 'Double' } }
    : refuse(404, 'not_found_error', `model: ${id}`);
}

function findFault({ messages, tools, tool_choice: choice }: z.infer<typeof body>): string | undefined {
  if (messages[0]?.role !== 'user') return 'messages: first message must use the "user" role';
  if (choice?.name !== tools?.[0]?.name) return 'tool_choice: not found in tools';
  return undefined;
}

function toQuestion({ system, messages, max_tokens, tools }: z.infer<typeof body>): Question {
  return {
    system,
    messages: messages.map(({ role, content }) => ({ role, text: content })),
    maxOutputTokens: max_tokens,
    ...(tools && { schema: tools[0].input_schema }),
  };
}

import { z } from 'zod';
import { startVendorDouble, type VendorDouble } from './vendor-double.ts';
import { type Question, type RawRequest, type Reading, refuse, vendorModel, type Wire } from './wire.ts';

const body = z.strictObject({
  model: z.string(),
  stream: z.literal(true),
  think: z.literal(false),
  truncate: z.literal(false),
  shift: z.literal(false),
  messages: z
    .array(z.strictObject({ role: z.enum(['system', 'user', 'assistant']), content: z.string() }))
    .min(2),
  options: z.strictObject({ num_ctx: z.int().positive(), num_predict: z.int().positive() }),
  format: z.looseObject({ type: z.literal('object') }).optional(),
});

function toLine(fields: object): string {
  return `${JSON.stringify({ model: vendorModel, created_at: '2026-01-01T00:00:00Z', ...fields })}\n`;
}

const wire: Wire = {
  basePath: '',
  contentType: 'application/x-ndjson',
  read: readRequest,
  toErrorBody: ({ message }) => ({ error: message }),
  begin: () => '',
  toText: (content) => toLine({ message: { role: 'assistant', content }, done: false }),
  // Ollama has no filter: a model that will not says so in words, and stops.
  toEnd: (end) =>
    toLine({
      message: { role: 'assistant', content: '' },
      done: true,
      done_reason: end === 'length' ? 'length' : 'stop',
      eval_count: 9,
    }),
  toErrorEvent: ({ message }) => `${JSON.stringify({ error: message })}\n`,
  garbage: '{"message": {"content": "half of a l\n',
};

/** A double of Ollama's own API. */
export function startOllamaDouble(answer?: VendorDouble['answer']): Promise<VendorDouble> {
  return startVendorDouble(wire, answer);
}

function readRequest({ method, path, body: sent }: RawRequest): Reading {
  if (method === 'POST' && path === '/api/show') return readProbe(sent);
  if (method === 'GET' && path === '/api/tags')
    return {
      kind: 'probe',
      body: { models: [{ name: vendorModel, model: vendorModel, size: 4_661_224_676 }] },
    };
  if (method !== 'POST' || path !== '/api/chat') return refuse(404, '', '404 page not found');
  const { data, error } = body.safeParse(sent);
  if (data === undefined) return refuse(400, '', error.message);
  if (data.model !== vendorModel) return refuse(404, '', `model '${data.model}' not found`);
  const needed = data.messages.map(({ content }) => content).join('').length / 4 + data.options.num_predict;
  if (data.options.num_ctx < needed) return refuse(400, '', 'the input length exceeds the context length');
  return { kind: 'question', question: toQuestion(data) };
}

function readProbe(sent: unknown): Reading {
  const { data } = z.strictObject({ model: z.string() }).safeParse(sent);
  if (data === undefined) return refuse(400, '', 'model is required');
  if (data.model !== vendorModel) return refuse(404, '', `model '${data.model}' not found`);
  return { kind: 'probe', body: { details: { family: 'double' }, capabilities: ['completion'] } };
}

function toQuestion({ messages, options, format }: z.infer<typeof body>): Question {
  const [system, ...turns] = messages;
  return {
    system: system?.content ?? '',
    messages: turns.map(({ role, content }) => ({
      role: role === 'user' ? role : 'assistant',
      text: content,
    })),
    maxOutputTokens: options.num_predict,
    ...(format && { schema: format }),
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { send, startVendorDouble, type VendorDouble } from './vendor-double.ts';
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

const wire: Omit<Wire, 'read'> = {
  basePath: '',
  contentType: 'application/x-ndjson',
  toErrorBody: ({ message }) => ({ error: message }),
  begin: () => '',
  toText: (content) => toLine({ message: { role: 'assistant', content }, done: false }),
  // Ollama has no filter: a model that will not says so in words, and stops.
  toEnd: (end, _, usage) =>
    toLine({
      message: { role: 'assistant', content: '' },
      done: true,
      done_reason: end === 'length' ? 'length' : 'stop',
      ...(usage && { prompt_eval_count: usage.inputTokens, eval_count: usage.outputTokens }),
    }),
  toErrorEvent: ({ message }) => `${JSON.stringify({ error: message })}\n`,
  garbage: '{"message": {"content": "half of a l\n',
};

/** What happens to a pull: how it goes, and how it ends. */
export interface PullScene {
  /** Before each line of progress. */
  pauseMs?: number;
  /** Left out: the model is there. `cut`: the connection breaks; `silence`: nothing more comes. */
  end?: 'cut' | 'silence' | { error: string };
}

/** The parts of a model that it pulls, in bytes. */
export const pulledParts = [4_661_211_808, 12_000, 485];
const steps = 5;

export interface OllamaDouble extends VendorDouble {
  /** What happens to the next pulls, one each. */
  playPull(...scenes: PullScene[]): void;
}

/** A double of Ollama's own API. */
export async function startOllamaDouble(answer?: VendorDouble['answer']): Promise<OllamaDouble> {
  const scenes: PullScene[] = [];
  const models = new Set([vendorModel]);
  const read = (request: RawRequest) => readRequest(request, models, () => scenes.shift() ?? {});
  const double = await startVendorDouble({ ...wire, read }, answer);
  return Object.assign(double, { playPull: (...next: PullScene[]) => void scenes.push(...next) });
}

/** Ollama means the newest where a name has no tag. */
function toTagged(name: string): string {
  return name === vendorModel || name.includes(':') ? name : `${name}:latest`;
}

function readRequest(
  { method, path, body: sent }: RawRequest,
  models: Set<string>,
  nextScene: () => PullScene,
): Reading {
  if (method === 'POST' && path === '/api/show') return readProbe(sent, models);
  if (method === 'POST' && path === '/api/pull') return readPull(sent, models, nextScene);
  if (method === 'GET' && path === '/api/tags')
    return {
      kind: 'probe',
      body: { models: [...models].map((name) => ({ name, model: name, size: 4_661_224_676 })) },
    };
  if (method !== 'POST' || path !== '/api/chat') return refuse(404, '', '404 page not found');
  const { data, error } = body.safeParse(sent);
  if (data === undefined) return refuse(400, '', error.message);
  if (!models.has(toTagged(data.model))) return refuse(404, '', `model '${data.model}' not found`);
  const needed = data.messages.map(({ content }) => content).join('').length / 4 + data.options.num_predict;
  if (data.options.num_ctx < needed) return refuse(400, '', 'the input length exceeds the context length');
  return { kind: 'question', question: toQuestion(data) };
}

function readProbe(sent: unknown, models: Set<string>): Reading {
  const { data } = z.strictObject({ model: z.string() }).safeParse(sent);
  if (data === undefined) return refuse(400, '', 'model is required');
  if (!models.has(toTagged(data.model))) return refuse(404, '', `model '${data.model}' not found`);
  return { kind: 'probe', body: { details: { family: 'double' }, capabilities: ['completion'] } };
}

function readPull(sent: unknown, models: Set<string>, nextScene: () => PullScene): Reading {
  const { data } = z.strictObject({ model: z.string(), stream: z.literal(true) }).safeParse(sent);
  if (data === undefined || data.model === '') return refuse(400, '', 'invalid model name');
  const scene = nextScene();
  return {
    kind: 'own',
    async answer(response) {
      response.writeHead(200, { 'content-type': wire.contentType });
      for (const line of listPullLines(scene)) {
        if (line.status === 'success') models.add(toTagged(data.model));
        await send(response, Buffer.from(`${JSON.stringify(line)}\n`));
        await sleep(scene.pauseMs ?? 0);
      }
      if (scene.end === 'silence') return;
      if (scene.end === 'cut') return void response.socket?.destroy();
      response.end();
    },
  };
}

type PullLine = { status?: string; digest?: string; total?: number; completed?: number; error?: string };

/** What does not end well ends in the middle of its first part. */
function listPullLines({ end }: PullScene): PullLine[] {
  const manifest = { status: 'pulling manifest' };
  if (typeof end === 'object' && end.error.includes('manifest')) return [manifest, end];
  const parts = pulledParts.map((total, index) => listPartLines(`${index}`.repeat(12), total));
  if (end !== undefined) {
    const begun = parts[0]?.slice(0, steps / 2) ?? [];
    return [manifest, ...begun, ...(typeof end === 'object' ? [end] : [])];
  }
  const last = ['verifying sha256 digest', 'writing manifest', 'success'].map((status) => ({ status }));
  return [manifest, ...parts.flat(), ...last];
}

function listPartLines(name: string, total: number): PullLine[] {
  const part = { status: `pulling ${name}`, digest: `sha256:${name}`, total };
  const lines = Array.from({ length: steps }, (_, step) => ({
    ...part,
    completed: Math.round((total * (step + 1)) / steps),
  }));
  // Without its `completed`, as it is while that is 0
  return [part, ...lines];
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

import { expect, test } from 'vitest';
import type { ChatEvent } from '../chat-model.ts';
import { listsModel, readCompletions, toCompletionsBody } from './completions.ts';

async function read(...data: (object | string)[]): Promise<ChatEvent[]> {
  async function* toPieces(): AsyncGenerator<string> {
    for (const event of data) yield `data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`;
  }
  const given: ChatEvent[] = [];
  for await (const event of readCompletions(toPieces(), () => new Date(0))) {
    if (event.type !== 'text' || event.text !== '') given.push(event);
  }
  return given;
}

const chunk = (delta: object, finish: string | null = null) => ({
  choices: [{ index: 0, delta, finish_reason: finish }],
});

test.each([
  ['stop', 'complete'],
  ['STOP', 'complete'],
  ['eos_token', 'complete'],
  ['length', 'length'],
  ['model_length', 'length'],
  ['content_filter', 'refusal'],
])('%s is an end that is %s, with or without [DONE]', async (finish, reason) => {
  const expected = [
    { type: 'text', text: 'a' },
    { type: 'end', reason },
  ];
  expect(await read(chunk({ content: 'a' }), chunk({}, finish))).toEqual(expected);
  expect(await read(chunk({ content: 'a' }, finish), '[DONE]')).toEqual(expected);
});

test('text may come in parts, of which only those of text count', async () => {
  const parts = [
    { type: 'text', text: 'a' },
    { type: 'thinking', thinking: [{ type: 'text', text: 'hm' }] },
    { type: 'reasoning', text: 'hm' },
    { type: 'text', text: 'b' },
  ];
  expect(await read(chunk({ content: parts }), chunk({ content: [] }, 'stop'))).toEqual([
    { type: 'text', text: 'ab' },
    { type: 'end', reason: 'complete' },
  ]);
});

test('events without data only keep the connection alive', async () => {
  expect(await read('', chunk({ content: 'a' }), ' ', chunk({}, 'stop'))).toEqual([
    { type: 'text', text: 'a' },
    { type: 'end', reason: 'complete' },
  ]);
});

test('[DONE] alone is no end', async () => {
  expect(await read(chunk({ content: 'a' }), '[DONE]')).toEqual([{ type: 'text', text: 'a' }]);
});

test('a refusal in words is a refusal without a text, however it stops', async () => {
  const refused = [chunk({ refusal: 'I ' }), chunk({ refusal: 'will not' }), chunk({}, 'stop')];
  expect(await read(...refused)).toEqual([{ type: 'end', reason: 'refusal' }]);
});

test('thoughts, reports of usage and what else servers add are no text', async () => {
  const given = await read(
    { choices: [], prompt_filter_results: [] },
    chunk({ role: 'assistant', content: null, reasoning_content: 'hm', reasoning: 'hm' }),
    { ...chunk({ content: 'a' }), error: null },
    chunk({}, 'stop'),
    { choices: [], usage: { total_tokens: 9 } },
    chunk({ content: 'after the end' }, 'stop'),
  );
  expect(given).toEqual([
    { type: 'text', text: 'a' },
    { type: 'end', reason: 'complete' },
  ]);
});

const counted = (prompt_tokens: number, completion_tokens: number) => ({
  usage: { prompt_tokens, completion_tokens },
});

test.each([
  ['in a chunk of its own', [chunk({}, 'stop'), { choices: [], ...counted(20, 7) }, '[DONE]']],
  ['with the end', [{ ...chunk({}, 'stop'), ...counted(20, 7) }]],
  ['before the end', [{ choices: [], ...counted(20, 7) }, chunk({}, 'stop')]],
  [
    'with each chunk',
    [
      { ...chunk({ content: '' }), ...counted(20, 3) },
      { ...chunk({}, 'stop'), ...counted(20, 7) },
    ],
  ],
])('usage comes %s', async (_, data) => {
  const given = await read(chunk({ content: 'a' }), { ...chunk({ content: 'b' }), usage: null }, ...data);
  const sumOf = (part: 'inputTokens' | 'outputTokens') =>
    given.reduce((sum, event) => sum + (event.type === 'usage' ? event[part] : 0), 0);
  expect([sumOf('inputTokens'), sumOf('outputTokens')]).toEqual([20, 7]);
  expect(given.filter(({ type }) => type !== 'usage')).toHaveLength(3);
});

test.each([{}, 'x', { prompt_tokens: -1, completion_tokens: 0.5 }])(
  'usage of %j is as good as none',
  async (usage) => {
    expect(await read({ ...chunk({ content: 'a' }, 'stop'), usage })).toEqual([
      { type: 'text', text: 'a' },
      { type: 'end', reason: 'complete' },
    ]);
  },
);

test.each([
  [{ error: { message: 'm', type: 'server_error' } }, 'ENGINE_ERROR'],
  [{ error: { message: 'm', code: 'rate_limit_exceeded' } }, 'RATE_LIMITED'],
  [{ error: 'm' }, 'ENGINE_ERROR'],
  [chunk({}, 'error'), 'ENGINE_UNAVAILABLE'],
  [{ choices: 'x' }, 'ENGINE_UNAVAILABLE'],
])('%j in the stream is %s', async (event, code) => {
  await expect(read(chunk({ content: 'a' }), event)).rejects.toMatchObject({ code });
});

const request = { system: 'S', messages: [{ role: 'user', text: 'T' }], maxOutputTokens: 9 } as const;
const schema = { name: 'n', description: 'd', definition: { type: 'object', title: '</x>' } };

test('only what every server knows is sent, and the one field that asks for usage', () => {
  const dialect = { structuredOutputs: false, lengthField: 'max_tokens', asksForUsage: false } as const;
  const asking = { ...dialect, asksForUsage: true };
  expect(toCompletionsBody(request, 'm', asking)).toMatchObject({ stream_options: { include_usage: true } });
  expect(toCompletionsBody(request, 'm', dialect)).toEqual({
    model: 'm',
    stream: true,
    max_tokens: 9,
    messages: [
      { role: 'system', content: 'S' },
      { role: 'user', content: 'T' },
    ],
  });
});

test('a schema goes where the server takes one, else to the end of the instructions', () => {
  const own = { structuredOutputs: true, lengthField: 'max_completion_tokens', asksForUsage: false } as const;
  expect(toCompletionsBody({ ...request, schema }, 'm', own)).toMatchObject({
    max_completion_tokens: 9,
    messages: [{ content: 'S' }, { content: 'T' }],
    response_format: {
      type: 'json_schema',
      json_schema: { name: 'n', description: 'd', schema: schema.definition },
    },
  });
  const other = { structuredOutputs: false, lengthField: 'max_tokens', asksForUsage: false } as const;
  const described = toCompletionsBody({ ...request, schema }, 'm', other);
  expect(described).not.toHaveProperty('response_format');
  const [system] = 'messages' in described ? (described.messages as { content: string }[]) : [];
  expect(system?.content).toMatch(/^S\n\n/);
  expect(system?.content.endsWith(JSON.stringify(schema.definition))).toBe(true);
});

test.each([
  ['llama3', true],
  ['llama3:latest', true],
  ['some/model:free', true],
  ['llama', false],
  ['llama3.1', false],
])('%s is in the list: %s', (model, isListed) => {
  expect(listsModel({ data: [{ id: 'llama3:latest' }, { id: 'some/model' }] }, model)).toBe(isListed);
});

test('what is no list of models is not of the protocol', () => {
  expect(() => listsModel({ models: [] }, 'm')).toThrow(
    expect.objectContaining({ code: 'ENGINE_UNAVAILABLE' }),
  );
});

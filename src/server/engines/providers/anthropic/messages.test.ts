import { expect, test } from 'vitest';
import type { ChatEvent } from '../chat-model.ts';
import { readMessages, toMessagesBody } from './messages.ts';

async function read(events: object[], hasSchema = false): Promise<ChatEvent[]> {
  async function* toPieces(): AsyncGenerator<string> {
    for (const event of events) yield `data: ${JSON.stringify(event)}\n\n`;
  }
  const given: ChatEvent[] = [];
  for await (const event of readMessages(toPieces(), { hasSchema, now: () => new Date(0) })) {
    if (event.type !== 'text' || event.text !== '') given.push(event);
  }
  return given;
}

const delta = (fields: object) => ({ type: 'content_block_delta', index: 0, delta: fields });
const stop = (reason: string | null) => ({ type: 'message_delta', delta: { stop_reason: reason } });
const last = { type: 'message_stop' };

test.each([
  ['end_turn', 'complete'],
  ['stop_sequence', 'complete'],
  ['tool_use', 'complete'],
  ['max_tokens', 'length'],
  ['model_context_window_exceeded', 'length'],
  ['refusal', 'refusal'],
])('%s is an end that is %s', async (reason, end) => {
  expect(await read([stop(reason), last])).toEqual([{ type: 'end', reason: end }]);
});

test.each(['pause_turn', 'constructor', null])('%s is no end', async (reason) => {
  await expect(read([stop(reason), last])).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
});

test('a report of usage after the end does not change the end', async () => {
  const reports = [{ type: 'message_delta', usage: { output_tokens: 9 } }, stop(null)];
  expect(await read([stop('max_tokens'), ...reports, last])).toEqual([
    { type: 'usage', inputTokens: 0, outputTokens: 9 },
    { type: 'end', reason: 'length' },
  ]);
});

test('usage is told as it grows; what a cache was asked for was read', async () => {
  const start = {
    input_tokens: 10,
    cache_creation_input_tokens: 100,
    cache_read_input_tokens: 1_000,
    output_tokens: 2,
  };
  const given = await read([
    { type: 'message_start', message: { usage: start } },
    { ...stop('end_turn'), usage: { ...start, output_tokens: 30 } },
    last,
  ]);
  expect(given).toEqual([
    { type: 'usage', inputTokens: 1_110, outputTokens: 2 },
    { type: 'usage', inputTokens: 0, outputTokens: 28 },
    { type: 'end', reason: 'complete' },
  ]);
});

test.each([-1, 1.5, '9', 1e12, null])('usage of %j is as good as none', async (odd) => {
  const start = { type: 'message_start', message: { usage: { input_tokens: odd } } };
  expect(await read([start, stop('end_turn'), last])).toEqual([{ type: 'end', reason: 'complete' }]);
});

test('an answer without its last event has no end', async () => {
  expect(await read([delta({ type: 'text_delta', text: 'a' }), stop('end_turn')])).toEqual([
    { type: 'text', text: 'a' },
  ]);
});

test('thoughts, signatures and unknown kinds are no text; with a schema only the tool’s input is', async () => {
  const events = [
    { type: 'message_start', message: {} },
    delta({ type: 'thinking_delta', thinking: 'hm' }),
    delta({ type: 'signature_delta', signature: 'x' }),
    delta({ type: 'text_delta', text: 'Words' }),
    delta({ type: 'input_json_delta', partial_json: '{}' }),
    { type: 'something_new', text: 'x' },
    stop('end_turn'),
    last,
  ];
  expect(await read(events)).toEqual([
    { type: 'text', text: 'Words' },
    { type: 'end', reason: 'complete' },
  ]);
  expect(await read(events, true)).toEqual([
    { type: 'text', text: '{}' },
    { type: 'end', reason: 'complete' },
  ]);
});

test('no sampling is asked for, and a schema is the input of the one tool', () => {
  const request = { system: 'S', messages: [{ role: 'user', text: 'T' }], maxOutputTokens: 9 } as const;
  const plain = {
    model: 'm',
    max_tokens: 9,
    stream: true,
    system: 'S',
    messages: [{ role: 'user', content: 'T' }],
  };
  expect(toMessagesBody(request, 'm')).toEqual(plain);
  const schema = { name: 'n', description: 'd', definition: { type: 'object' } };
  expect(toMessagesBody({ ...request, schema }, 'm')).toEqual({
    ...plain,
    tools: [{ name: 'n', description: 'd', input_schema: { type: 'object' } }],
    tool_choice: { type: 'tool', name: 'n' },
  });
});

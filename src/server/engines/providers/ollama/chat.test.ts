import { expect, test } from 'vitest';
import { emailChainLimit, replyDraftLimit } from '../../../../shared/limits.ts';
import type { ChatEvent } from '../chat-model.ts';
import { readChat, toChatBody, toContextSize } from './chat.ts';

async function read(...lines: object[]): Promise<ChatEvent[]> {
  async function* toPieces(): AsyncGenerator<string> {
    yield lines.map((line) => JSON.stringify(line)).join('\n');
  }
  const given: ChatEvent[] = [];
  for await (const event of readChat(toPieces(), () => new Date(0))) {
    if (event.type !== 'text' || event.text !== '') given.push(event);
  }
  return given;
}

const piece = (content: string) => ({ message: { role: 'assistant', content }, done: false });

test.each([
  [{ done: true, done_reason: 'stop' }, 'complete'],
  [{ done: true, done_reason: 'length' }, 'length'],
  [{ done: true }, 'complete'],
])('%j is an end that is %s', async (line, reason) => {
  expect(await read(piece('a'), line)).toEqual([
    { type: 'text', text: 'a' },
    { type: 'end', reason },
  ]);
});

test('the last line says what was counted; a prompt that was at hand is not counted anew', async () => {
  const line = { done: true, done_reason: 'stop', eval_count: 12 };
  const usage = (inputTokens: number) => ({ type: 'usage', inputTokens, outputTokens: 12 });
  const end = { type: 'end', reason: 'complete' };
  expect(await read({ ...line, prompt_eval_count: 40 })).toEqual([usage(40), end]);
  expect(await read(line)).toEqual([usage(0), end]);
  expect(await read({ ...line, eval_count: 'many' })).toEqual([end]);
});

test('text in the last line counts, thoughts do not', async () => {
  const thought = { message: { content: '', thinking: 'hm' }, done: false };
  expect(await read(thought, { ...piece('b'), done: true, done_reason: 'stop' })).toEqual([
    { type: 'text', text: 'b' },
    { type: 'end', reason: 'complete' },
  ]);
});

test.each([
  [{ error: 'an error was encountered while running the model' }, 'ENGINE_ERROR'],
  [{ done: true, done_reason: 'unload' }, 'ENGINE_UNAVAILABLE'],
  [{ message: 'x' }, 'ENGINE_UNAVAILABLE'],
])('%j is %s', async (line, code) => {
  await expect(read(piece('a'), line)).rejects.toMatchObject({ code });
});

const ask = (text: string, maxOutputTokens = 500) => ({
  system: 'S',
  messages: [{ role: 'user' as const, text }],
  maxOutputTokens,
});

test.each([
  ['a word', 'a', 500, 4_096],
  ['a long text', 'a'.repeat(10_000), 1_000, 8_192],
  ['a long answer', 'a', 5_000, 8_192],
  ['three bytes a letter', '語'.repeat(10_000), 1_000, 16_384],
  ['the longest chain and draft', 'a'.repeat(40_000), 6_000, 32_768],
])('the context holds %s', (_, text, tokens, size) => {
  expect(toContextSize(ask(text, tokens))).toBe(size);
});

test('what no context holds is refused, not cut off', () => {
  const asked = ask('a'.repeat(190_000), 5_000);
  expect(() => toChatBody(asked, 'm')).toThrow(expect.objectContaining({ code: 'REQUEST_TOO_LARGE' }));
});

test('the longest chain and draft that a writer may send are taken, in whatever script', () => {
  const longest = '漢'.repeat(emailChainLimit + replyDraftLimit);
  expect(toContextSize(ask(longest, 16_000))).toBe(65_536);
});

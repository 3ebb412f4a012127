import { once } from 'node:events';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { ask } from './ask.ts';
import { serve } from './serve.ts';

let path: string;
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'draftwell-daemon-'));
  path = join(folder, 'daemon.sock');
  return () => rmSync(folder, { recursive: true, force: true });
});

const isThere = () => existsSync(path);
const question = {
  kind: 'check',
  level: 'errors',
  text: 'A text.',
  language: 'en-us',
  dictionary: [],
} as const;
const answer = async () => [];
const longMs = 600_000;

test('it answers who asks, and ends when it is told to', async () => {
  await serve({ path, idleMs: longMs, isCurrent: () => true, answer });
  expect(await Promise.all([ask(path, question), ask(path, question)])).toEqual([[], []]);
  expect(await ask(path, { kind: 'stop' })).toBe(true);
  expect([isThere(), await ask(path, question)]).toEqual([false, undefined]);
});

test('it ends when nobody has asked for a while', async () => {
  await serve({ path, idleMs: 1, isCurrent: () => true, answer });
  await expect.poll(isThere).toBe(false);
});

test('of another version than the program it gives no answer, and ends', async () => {
  await serve({ path, idleMs: longMs, isCurrent: () => false, answer });
  expect(await ask(path, question)).toBeUndefined();
  expect(isThere()).toBe(false);
});

test('where one listens already, it leaves that one alone', async () => {
  await serve({ path, idleMs: longMs, isCurrent: () => true, answer });
  await serve({ path, idleMs: longMs, isCurrent: () => false, answer });
  expect(await ask(path, question)).toEqual([]);
  await ask(path, { kind: 'stop' });
});

test('it takes the place of one that was killed', async () => {
  const killed = createServer().listen(`${path}.former`);
  await once(killed, 'listening');
  renameSync(`${path}.former`, path);
  killed.close();
  await serve({ path, idleMs: longMs, isCurrent: () => true, answer });
  expect(await ask(path, question)).toEqual([]);
  await ask(path, { kind: 'stop' });
});

test('what fails is no answer, and the next one gets his', async () => {
  const answers = [() => Promise.reject(new Error('broken')), answer];
  await serve({ path, idleMs: longMs, isCurrent: () => true, answer: () => (answers.shift() ?? answer)() });
  expect(await ask(path, question)).toBeUndefined();
  expect(await ask(path, question)).toEqual([]);
  await ask(path, { kind: 'stop' });
});

test('one that does not say that it is there is given up', async () => {
  const mute = createServer({ allowHalfOpen: true }).listen(path);
  await once(mute, 'listening');
  mute.on('connection', (socket) => socket.on('data', () => undefined));
  expect(await ask(path, question)).toBeUndefined();
  mute.close();
});

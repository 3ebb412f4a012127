import { expect, test } from 'vitest';
import { type Correct, findCorrectionsOfRules } from './stand-in.ts';

const request = { text: 'They was here.', language: 'en-us' } as const;

/** Rules that say nothing until they are told to stop. */
const silent: Correct = (_, signal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

test('rules that take too long are not waited for', async () => {
  const { signal } = new AbortController();
  expect(await findCorrectionsOfRules(silent, request, signal, 1)).toBeUndefined();
});

test('whoever leaves waits no longer either, and is told why they left', async () => {
  const leaving = new AbortController();
  const found = findCorrectionsOfRules(silent, request, leaving.signal);
  leaving.abort(new Error('left'));
  await expect(found).rejects.toThrow('left');
});

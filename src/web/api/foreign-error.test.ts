import { afterEach, expect, test, vi } from 'vitest';
import { defaultFacts } from '../../shared/facts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** What a 502 of a proxy says, on a page of a server that tells who runs it of errors, or does not. */
async function readSentence(tellsOperator: boolean): Promise<string> {
  const page = {
    getElementById: () => ({ textContent: JSON.stringify({ ...defaultFacts, tellsOperator }) }),
  };
  vi.stubGlobal('document', page);
  const { readForeignWords, translateForeignError } = await import('./foreign-error.ts');
  return translateForeignError(readForeignWords('<html>'), 502).message;
}

test('ERR-07: an error of the server says that somebody was notified where somebody is', async () => {
  expect(await readSentence(true)).toBe(
    "Server error occurred. We've been notified and are working on a fix.",
  );
});

test('ERR-07: where nobody is, it does not', async () => {
  expect(await readSentence(false)).toBe('Server error occurred. Please try again in a moment.');
});

import { expect, test } from 'vitest';
import { readForeignWords, translateForeignError } from './foreign-error.ts';

test('ERR-07: of what a proxy answers with, the server knows nothing: nobody was notified', () => {
  const { code, message } = translateForeignError(readForeignWords('<html>'), 502);
  expect([code, message]).toEqual(['HTTP_502', 'Server error occurred. Please try again in a moment.']);
});

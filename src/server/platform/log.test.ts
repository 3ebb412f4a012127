import { APIError } from 'better-auth/api';
import { expect, test } from 'vitest';
import { describeError } from './log.ts';

test('F-67 an exception is described by kind, code and place, and never by its message', () => {
  const cause = Object.assign(new TypeError('params: my private text\n    at my house (number:1:1)'), {
    code: '23505',
  });
  const described = describeError(new Error('Failed query: my private text', { cause }));
  expect(described).toMatchObject({ kind: 'Error', cause: { kind: 'TypeError', code: '23505' } });
  expect(described.at).not.toEqual([]);
  expect(JSON.stringify(described)).not.toMatch(/private|house/);
});

test('F-67 an exception that has no stack is described by its code and by where it was caught', () => {
  const message = 'Cannot store my private text';
  const error = new APIError('INTERNAL_SERVER_ERROR', { code: 'FAILED_TO_CREATE_SESSION', message });
  const described = describeError(error);
  expect(described).toMatchObject({
    kind: 'APIError',
    code: 'FAILED_TO_CREATE_SESSION',
    caughtAt: expect.arrayContaining([expect.stringContaining('log.test.ts')]),
  });
  expect(JSON.stringify(described)).not.toContain('private');
});

test('F-67 what is thrown without being an exception is described by its type', () => {
  expect(describeError('my private text')).toEqual({ kind: 'string' });
});

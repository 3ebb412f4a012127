import { expect, test } from 'vitest';
import { CallError, networkError } from '../../web/api/failed-call.ts';
import { isAboutOptions, withServer } from './errors.ts';

const origin = 'https://draftwell.example.org';

test('DOOR-05 a server that does not answer is named', () => {
  const error = withServer(networkError(undefined), origin);
  expect(error).toMatchObject({ code: 'NETWORK_ERROR', retryable: true });
  expect(error.message).toContain(origin);
  expect(isAboutOptions(error)).toBe(true);
});

test('DOOR-05 what answers without being a server of ours is said to be none', () => {
  const foreign = new CallError({ code: 'HTTP_404', status: 404, message: 'x', retryable: false });
  expect(withServer(foreign, origin).message).toBe(
    'What answers at https://draftwell.example.org is no Draftwell server. Is the address right?',
  );
});

test('DOOR-05 what the server itself says is left as it is', () => {
  const noCredits = new CallError({
    code: 'INSUFFICIENT_CREDITS',
    status: 402,
    message: 'x',
    retryable: false,
  });
  expect(withServer(noCredits, origin)).toBe(noCredits);
  expect(isAboutOptions(noCredits)).toBe(false);
});

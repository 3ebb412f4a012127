import { expect, test } from 'vitest';
import { networkError, offlineError, SessionGoneError, toCallError } from '../api/call-error.ts';
import { notAuthenticatedError, noUrlError, toFailure } from './failure.ts';

const headline = 'Failed to start upgrade process. Please try again.';

test('a failure is told in the words of the screen, with the reason where it is known', () => {
  expect(toFailure(headline, noUrlError('checkout'))).toEqual({
    headline,
    reason: 'No checkout URL received',
  });
  expect(toFailure(headline, noUrlError('portal')).reason).toBe('No portal URL received');
  expect(toFailure(headline, toCallError({ code: 'PAYMENT_NOT_SET_UP' }, 503)).reason).toBe(
    'Payment is not set up on this server.',
  );
  expect(toFailure(headline, offlineError()).reason).toContain('offline');
  expect(toFailure(headline, networkError(new TypeError('Failed to fetch'))).reason).toBeTruthy();
});

test('who is not signed in any more is told so, whoever finds it out', () => {
  expect(toFailure(headline, notAuthenticatedError()).reason).toBe('User not authenticated');
  expect(toFailure(headline, new SessionGoneError()).reason).toBe('User not authenticated');
});

test('what is not foreseen has no reason to tell', () => {
  expect(toFailure(headline, new RangeError('x')).reason).toBeUndefined();
});

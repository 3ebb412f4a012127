import { expect, test } from 'vitest';
import { AppError } from '../../shared/errors.ts';
import { describeDevice, findRetryAfter, parseSignIn, parseSignUp } from './limits.ts';

const android = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['Chrome on Android', `${android} Chrome/140.0.0.0 Mobile Safari/537.36`],
  ['Samsung Internet on Android', `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
  ['Safari on Mac', `${mac} Version/19.0 Safari/605.1.15`],
  ['Edge on Windows', `${windows} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`],
  ['Opera on Windows', `${windows} Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0`],
  ['Safari on iPhone', `${iphone} Version/19.0 Mobile/15E148 Safari/604.1`],
  ['Chrome on iPhone', `${iphone} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`],
  ['Unknown device', 'curl/8.5.0'],
  ['Unknown device', null],
])('a session is shown as %s', (device, userAgent) => {
  expect(describeDevice(userAgent)).toBe(device);
});

test('who is refused hears how many seconds are left of the window', () => {
  const limit = { max: 2, window: 60 };
  const now = new Date(100_500);
  expect(findRetryAfter({ tries: 2, windowStartMs: 90_000 }, limit, now)).toBeUndefined();
  expect(findRetryAfter({ tries: 3, windowStartMs: 90_000 }, limit, now)).toBe(50);
  expect(findRetryAfter({ tries: 3, windowStartMs: 40_500 }, limit, now)).toBe(1);
});

test('of a sign-in only address and password go on, the password untouched', () => {
  const body = {
    email: 'a@example.org',
    password: ' spaces ',
    callbackURL: '//evil.example',
    rememberMe: false,
  };
  expect(parseSignIn(body)).toEqual({ email: 'a@example.org', password: ' spaces ' });
  expect(() => parseSignIn({ email: { $ne: 1 }, password: 'x' })).toThrow(
    new AppError('INVALID_REQUEST', { message: 'Please enter your email address.' }),
  );
});

test('of a sign-up only what a writer may choose goes on', () => {
  const fields = { name: 'Ann', email: 'a@example.org', password: ' 🙂 ', country: 'GB' };
  expect(parseSignUp({ ...fields, id: '1', emailVerified: true, image: 'x', callbackURL: '/' })).toEqual(
    fields,
  );
});

import { expect, test } from 'vitest';
import { describeDevice } from './device.ts';

const android = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ipad = 'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chromebook = 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko)';
const linux = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['Chrome on Android', `${android} Chrome/140.0.0.0 Mobile Safari/537.36`],
  ['Samsung Internet on Android', `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
  ['Safari on Mac', `${mac} Version/19.0 Safari/605.1.15`],
  ['Edge on Windows', `${windows} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`],
  ['Opera on Windows', `${windows} Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0`],
  ['Safari on iPhone', `${iphone} Version/19.0 Mobile/15E148 Safari/604.1`],
  ['Chrome on iPhone', `${iphone} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`],
  ['Edge on iPhone', `${iphone} Version/18.0 EdgiOS/140.0.0.0 Mobile/15E148 Safari/604.1`],
  ['Safari on iPad', `${ipad} Version/16.6 Mobile/15E148 Safari/604.1`],
  ['Chrome on Chromebook', `${chromebook} Chrome/140.0.0.0 Safari/537.36`],
  ['Chrome on Linux', `${linux} HeadlessChrome/140.0.0.0 Safari/537.36`],
  ['Vivaldi on Windows', `${windows} Chrome/140.0.0.0 Safari/537.36 Vivaldi/7.1`],
  ['Windows', 'Mozilla/5.0 (Windows NT 10.0)'],
  ['Unknown device', 'curl/8.5.0'],
  ['Unknown device', 'Call-this-number-now/1.0'],
  ['Unknown device', ''],
  ['Unknown device', null],
])('a session is shown as %s', (device, userAgent) => {
  expect(describeDevice(userAgent)).toBe(device);
});

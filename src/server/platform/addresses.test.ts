import { expect, test } from 'vitest';
import { findForbiddenAddress, isForbiddenAddress, isLoopbackUrl } from './addresses.ts';

test.each([
  '169.254.169.254',
  '169.254.0.1',
  '100.100.100.200',
  '168.63.129.16',
  'fe80::1',
  'fe80::1%eth0',
  'febf::1',
  'fd00:ec2::254',
  'fd00:0ec2:0:0:0:0:0:254',
  'fd20:ce::254',
  '::ffff:169.254.169.254',
  '::ffff:a9fe:a9fe',
  '64:ff9b::169.254.169.254',
  '::a9fe:a9fe',
  '2002:a9fe:a9fe::1',
])('nothing is sent to %s', (address) => {
  expect(isForbiddenAddress(address)).toBe(true);
});

test.each([
  '127.0.0.1',
  '::1',
  '10.0.0.5',
  '192.168.1.9',
  '172.17.0.1',
  'fd12:3456::1',
  '160.79.104.10',
  '::ffff:10.0.0.5',
])('%s may be asked', (address) => {
  expect(isForbiddenAddress(address)).toBe(false);
});

const refuseLookup = () => Promise.reject(new Error('nothing to look up'));

test.each([
  'http://169.254.169.254/latest',
  'http://2852039166',
  'http://0xa9fea9fe',
  'http://0251.0376.0251.0376',
  'http://169.254.43518',
  'http://[::ffff:169.254.169.254]:80',
  'http://[fe80::1]',
])('%s is known without a lookup', async (url) => {
  expect(await findForbiddenAddress(url, refuseLookup)).toBeDefined();
});

test.each<[string[], string | undefined]>([
  [['10.0.0.5'], undefined],
  [['10.0.0.5', '169.254.169.254'], '169.254.169.254'],
  [['fe80::1%2'], 'fe80::1%2'],
  [[], undefined],
])('a name that leads to %j leads to %j', async (addresses, found) => {
  const lookup = async (host: string) => {
    expect(host).toBe('models.example.org');
    return addresses.map((address) => ({ address, family: 4 }));
  };
  expect(await findForbiddenAddress('https://models.example.org.:8443/v1', lookup)).toBe(found);
});

test.each([
  ['http://localhost:11434', true],
  ['http://model.localhost', true],
  ['http://127.9.9.9', true],
  ['http://[::1]:1', true],
  ['http://2130706433', true],
  ['http://[::ffff:127.0.0.1]', true],
  ['http://localhost.example.org', false],
  ['http://127.0.0.1.example.org', false],
  ['http://192.168.1.9', false],
  ['http://0.0.0.0', false],
])('%s stays on this machine: %s', (url, isLoopback) => {
  expect(isLoopbackUrl(url)).toBe(isLoopback);
});

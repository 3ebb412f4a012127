import { BlockList } from 'node:net';
import { expect, test } from 'vitest';
import { readClientAddress } from './client-address.ts';

const proxies = new BlockList();
proxies.addSubnet('10.0.0.0', 8, 'ipv4');
proxies.addAddress('fd00::1', 'ipv6');

test.each([
  ['a direct client is its socket', '203.0.113.7', null, '203.0.113.7'],
  ['a direct client cannot claim another address', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['a listed proxy vouches for the address that it wrote', '10.0.0.2', '198.51.100.1', '198.51.100.1'],
  ['what the client wrote before it does not count', '10.0.0.2', '1.2.3.4, 198.51.100.1', '198.51.100.1'],
  ['a chain of listed proxies is walked', '10.0.0.2', '198.51.100.1, 10.9.9.9', '198.51.100.1'],
  ['a proxy that names nobody is the client', '10.0.0.2', null, '10.0.0.2'],
  ['nonsense ends the walk', '10.0.0.2', 'unknown', '10.0.0.2'],
  ['an IPv4 address on a dual-stack socket is itself', '::ffff:10.0.0.2', '198.51.100.1', '198.51.100.1'],
  ['IPv6 proxies count too', 'fd00::1', '2001:db8::5', '2001:db8::5'],
])('F-05 %s', (_, socket, forwardedFor, expected) => {
  expect(readClientAddress(socket, forwardedFor, proxies)).toBe(expected);
});

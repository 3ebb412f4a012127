import type { LookupAddress } from 'node:dns';
import { BlockList, isIP } from 'node:net';

/**
 * Where no model is and a cloud machine's own credentials are: link-local addresses and the metadata services, also
 * within the IPv6 addresses that only stand for IPv4 ones (NAT64, 6to4, IPv4-compatible; BlockList knows the mapped).
 */
const forbidden = new BlockList();
forbidden.addSubnet('169.254.0.0', 16, 'ipv4');
for (const address of ['100.100.100.200', '168.63.129.16', '192.0.0.192'])
  forbidden.addAddress(address, 'ipv4');
forbidden.addSubnet('fe80::', 10, 'ipv6');
for (const address of ['fd00:ec2::254', 'fd20:ce::254']) forbidden.addAddress(address, 'ipv6');
forbidden.addSubnet('64:ff9b::a9fe:0', 112, 'ipv6');
forbidden.addSubnet('::a9fe:0', 112, 'ipv6');
forbidden.addSubnet('2002:a9fe::', 32, 'ipv6');

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

export type Lookup = (host: string) => Promise<LookupAddress[]>;

/** Whether nothing may ever be sent to this IP address. Loopback and private networks are fine: models live at home too. */
export function isForbiddenAddress(address: string): boolean {
  return isListed(forbidden, address);
}

/** Whether what is sent to this address of the web stays on this machine, as far as its text says. */
export function isLoopbackUrl(url: string): boolean {
  const host = toHost(url);
  return host === 'localhost' || host.endsWith('.localhost') || isListed(loopback, host);
}

/**
 * Finds the forbidden IP address that an address of the web leads to: written in it, however, or in the DNS.
 * @throws what the lookup throws, such as ENOTFOUND
 */
export async function findForbiddenAddress(url: string, lookup: Lookup): Promise<string | undefined> {
  const host = toHost(url);
  const addresses = isIP(host) === 0 ? (await lookup(host)).map(({ address }) => address) : [host];
  return addresses.find(isForbiddenAddress);
}

/** The host without the brackets of IPv6. URL has put decimal, octal and hexadecimal forms in order. */
function toHost(url: string): string {
  return new URL(url).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

function isListed(list: BlockList, address: string): boolean {
  const [bare = ''] = address.split('%');
  const family = isIP(bare);
  return family !== 0 && list.check(bare, family === 6 ? 'ipv6' : 'ipv4');
}

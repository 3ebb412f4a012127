import { type BlockList, isIP } from 'node:net';

/** The header in which this server hands the client's address on; what a client sends under this name is dropped. */
export const clientAddressHeader = 'x-draftwell-client-address';

/**
 * Who sent a request: the socket's address, unless that is a listed proxy. Then its X-Forwarded-For is read from the
 * right, past further listed proxies, since only what a listed proxy wrote can be believed.
 */
export function readClientAddress(
  socketAddress: string,
  forwardedFor: string | null,
  trustedProxies: BlockList,
): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim());
  let address = toPlainAddress(socketAddress);
  while (isTrustedAddress(address, trustedProxies)) {
    const next = hops.pop();
    if (next === undefined || isIP(next) === 0) break;
    address = toPlainAddress(next);
  }
  return address;
}

/** An IPv4 client on a dual-stack socket shows as ::ffff:192.0.2.1. */
export function toPlainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

export function isTrustedAddress(socketAddress: string, trustedProxies: BlockList): boolean {
  const address = toPlainAddress(socketAddress);
  const family = isIP(address);
  return family !== 0 && trustedProxies.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

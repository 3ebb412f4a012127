import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../platform/config.ts';
import { isSameSignature, toDigest } from '../platform/digest.ts';
import { isLoopbackHost } from '../platform/settings.ts';
import { toPlainAddress } from './client-address.ts';

interface Incoming {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
}

/** What proxies add. One that adds nothing still passes on what the browser asked for, or is known by `PUBLIC_URL`. */
const proxyHeaders = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

/** Who has the token; where there is none, programs on this machine that came here straight. */
export function mayReadMetrics(
  { headers, socket }: Incoming,
  { METRICS_TOKEN, PUBLIC_URL }: Pick<Config, 'METRICS_TOKEN' | 'PUBLIC_URL'>,
): boolean {
  if (METRICS_TOKEN !== undefined)
    return isSameSignature(toDigest(headers.authorization ?? ''), toDigest(`Bearer ${METRICS_TOKEN}`));
  const hosts = [
    toPlainAddress(socket.remoteAddress ?? ''),
    toHostname(`http://${headers.host}`),
    toHostname(PUBLIC_URL ?? 'http://localhost'),
  ];
  return hosts.every(isLoopbackHost) && proxyHeaders.every((name) => headers[name] === undefined);
}

function toHostname(url: string): string {
  return URL.parse(url)?.hostname ?? '';
}

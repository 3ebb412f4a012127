import { readFileSync } from 'node:fs';

/**
 * How often somebody in this network has tried to reach another than the server that listens in it, by the kernel's
 * own counts: of connections that nobody took, of datagrams, and of what has no way out of a network that is only
 * loopback. So it counts what native code, another thread or another process does too.
 */
export function countOutgoingTries(): number {
  const count = toCounter(readFileSync('/proc/self/net/snmp', 'utf8'));
  const count6 = toCounter6(readFileSync('/proc/self/net/snmp6', 'utf8'));
  return [
    count('Tcp', 'ActiveOpens') - count('Tcp', 'PassiveOpens'),
    count('Udp', 'OutDatagrams') + count6('Udp6OutDatagrams'),
    count('Ip', 'OutNoRoutes') + count6('Ip6OutNoRoutes'),
  ].reduce((sum, tries) => sum + tries);
}

/** Two lines for each protocol: the names of its counters, and their values. */
function toCounter(text: string) {
  const lines = text.split('\n').map((line) => line.split(' '));
  return (protocol: string, name: string): number => {
    const [names = [], values = []] = lines.filter(([first]) => first === `${protocol}:`);
    return toCount(values[names.indexOf(name)]);
  };
}

/** A line for each counter. */
function toCounter6(text: string) {
  const counts = new Map(text.split('\n').map((line) => line.split(/\s+/) as [string, string]));
  return (name: string): number => toCount(counts.get(name));
}

function toCount(value: string | undefined): number {
  if (value === undefined) throw new Error('This kernel does not count what is needed');
  return Number(value);
}

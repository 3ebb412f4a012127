import type { Config } from '../platform/config.ts';
import { listOutgoing } from '../platform/outgoing.ts';
import type { Finding } from './doctor.ts';
import type { WhoWrites } from './who-writes.ts';

/** Says what the server connects to. Connects to nothing itself. */
export function examineOutgoing(config: Config, { settings, unknown }: WhoWrites): Finding {
  const places = listOutgoing({ ...config, ...settings }).map(({ part, host }) => `${host} (${part})`);
  const sentences = [
    places.length === 0
      ? 'These settings connect the server to nothing.'
      : `These settings connect the server to ${places.join(', ')}, and to nothing else.`,
    ...(unknown === undefined ? [] : ['Who writes may be elsewhere: that is not known here.']),
  ];
  return { part: 'outgoing', isRight: true, sentence: sentences.join(' ') };
}

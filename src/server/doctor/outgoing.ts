import { listOutgoing } from '../platform/outgoing.ts';
import { type Examined, right, type Verdict } from './finding.ts';

/** Says what the server connects to. Connects to nothing itself. */
export async function examineOutgoing({ config, writes }: Examined): Promise<Verdict> {
  const { settings, unknown } = writes;
  const places = listOutgoing({ ...config, ...settings }).map(({ part, host }) => `${host} (${part})`);
  const sentences = [
    places.length === 0
      ? 'These settings connect the server to nothing.'
      : `These settings connect the server to ${places.join(', ')}, and to nothing else.`,
    ...(unknown === undefined ? [] : ['Who writes may be elsewhere: that is not known here.']),
  ];
  return right(sentences.join(' '));
}

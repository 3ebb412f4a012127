import { brand } from '../../shared/brand.ts';
import type { UnmailedFault } from './store.ts';

type News = Pick<UnmailedFault, 'code' | 'place' | 'news'>;

export function toFaultNotice(faults: readonly News[], screen: string) {
  return {
    kind: 'errors' as const,
    subject: `Errors on your ${brand.name} server`,
    paragraphs: [
      `The server ran into these errors. Its log has the details; what the codes mean stands at ${screen}`,
      sumUp(faults).join('\n'),
      'The next mail about errors comes in an hour at the earliest.',
    ],
  };
}

/** The same error of several hours is one line. */
function sumUp(faults: readonly News[]): string[] {
  const counts = new Map<string, number>();
  for (const { code, place, news } of faults) {
    const name = `${code} ${place}`;
    counts.set(name, (counts.get(name) ?? 0) + news);
  }
  return [...counts].map(([name, count]) => `${count} × ${name}`);
}

import { makeCorrector } from '../../src/engine/corrector.ts';
import { type DoubtSigns, listDoubtSigns, rateDoubt } from '../../src/engine/mail/arrange/doubt.ts';
import { arrange } from '../../src/engine/mail/arrange/notes.ts';
import { arrangeReply } from '../../src/engine/mail/arrange/reply.ts';
import { NO_CHAIN } from '../../src/engine/mail/chain/chain-words.ts';
import { loadSmallNames } from '../../src/engine/mail/people/small-names.ts';
import { makeReaders } from '../../src/engine/mail/readers.ts';
import { fitWeights, type Sample, writeWeights } from './regression.ts';
import { type Judged, readLines } from './texts.ts';

const NAMES = ['unread', 'aside', 'order', 'tells', 'misread', 'breaks', 'unsure', 'completed'] as const;

/** The signs of every sentence that the engine makes of the notes today, and that was judged. */
async function listSamples(): Promise<Sample<keyof DoubtSigns>[]> {
  const { read: readSentences } = await makeCorrector({ language: 'en-gb' });
  const readers = makeReaders(readSentences);
  const samples: Sample<keyof DoubtSigns>[] = [];
  for (const { for: kind, to, notes, right, wrong } of readLines<Judged>('judged')) {
    // What is remembered and what is spent belong to one note
    const isName = await loadSmallNames();
    const context = {
      to,
      chain: NO_CHAIN,
      answered: kind === 'reply' ? 'Any news?' : '',
      isName,
      ...readers,
    };
    const { sentences } =
      kind === 'mail' ? arrange(notes, 'polite', context) : arrangeReply(notes, notes.length, context);
    const found = readers.sentences?.(sentences.map(({ text }) => text)) ?? [];
    for (const [at, turned] of sentences.entries()) {
      const sentence = found[at];
      const isSo = wrong.includes(turned.text);
      if (sentence !== undefined && turned.kind !== 'blank' && (isSo || right.includes(turned.text)))
        samples.push({ signs: listDoubtSigns(turned, sentence), isSo });
    }
  }
  return samples;
}

/** Prints the weights of what says how doubtful a sentence is, and how many wrong ones it finds with those of the engine. */
export async function printDoubtWeights(): Promise<void> {
  const samples = await listSamples();
  const wrong = samples.filter(({ isSo }) => isSo).length;
  console.log(`${samples.length} sentences that were judged, ${wrong} of them wrong`);
  for (const least of [0.1, 0.12, 0.14, 0.16, 0.18, 0.2, 0.25, 0.3, 0.4, 0.5]) {
    const doubtful = samples.filter(({ signs }) => rateDoubt(signs).likelihood >= least);
    const found = doubtful.filter(({ isSo }) => isSo).length;
    console.log(`doubtful by at least ${least}: ${doubtful.length}, of them wrong ${found}`);
  }
  console.log(writeWeights(NAMES, fitWeights(NAMES, samples)));
}

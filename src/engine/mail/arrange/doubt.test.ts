import { describe, expect, it } from 'vitest';
import type { Turned } from '../sentences/manner.ts';
import type { ReadPart } from '../tagger/contracts.ts';
import { listDoubtSigns, rateDoubt } from './doubt.ts';

const SAID: ReadPart = {
  kind: 'say',
  certainty: 1,
  likelihoods: { say: 1, order: 0, style: 0, aside: 0 },
  misread: 0,
  endsAsking: 0,
};
const WHOLE = { breaks: { likelihood: 0, at: 0 } };
const sentence = (text: string, part: ReadPart | undefined, more: Partial<Turned> = {}): Turned => ({
  text,
  kind: 'sentence',
  ...(part && { part }),
  ...more,
});
const rate = (turned: Turned, read = WHOLE) => rateDoubt(listDoubtSigns(turned, read));
const sure = rate(sentence('The boiler is broken.', SAID)).likelihood;

describe('rateDoubt', () => {
  const others = (kind: 'order' | 'aside'): ReadPart => ({
    ...SAID,
    kind,
    likelihoods: { ...SAID.likelihoods, say: 0, [kind]: 1 },
  });

  it.each([
    ['what is for the writer alone', sentence('He is the landlord.', others('aside')), WHOLE, 'aside'],
    ['an order that stands', sentence('They shall know of it.', others('order')), WHOLE, 'order'],
    [
      'what says what to do and may be an order',
      sentence('Ask Ben for the key.', {
        ...SAID,
        likelihoods: { ...SAID.likelihoods, say: 0.5, order: 0.5 },
      }),
      WHOLE,
      'tells',
    ],
    ['a pronoun of two people', sentence('She can come.', { ...SAID, misread: 0.4 }), WHOLE, 'misread'],
    [
      'what may be two sentences',
      sentence('It is red she likes it.', SAID),
      { breaks: { likelihood: 0.9, at: 10 } },
      'breaks',
    ],
    [
      'what is completed and not sure',
      sentence('It is Tom.', SAID, { noted: 'Tom.', unsure: 0.4 }),
      WHOLE,
      'completed',
    ],
    ['what is in no part of the notes', sentence('It is red.', undefined), WHOLE, 'unread'],
  ] as const)('doubts %s, and says why', (_, turned, read, sign) => {
    const doubt = rate(turned, read);
    expect(doubt.likelihood).toBeGreaterThan(sure + 0.03);
    expect(doubt.sign).toBe(sign);
  });

  it('does not doubt what an order was turned into, nor what the reader is asked to do', () => {
    expect(rate(sentence('Can you come?', others('order'), { isOrdered: true })).likelihood).toBe(sure);
    expect(rate(sentence('Please bring a coat.', SAID)).likelihood).toBe(sure);
  });
});

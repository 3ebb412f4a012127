import { IS_PRONOUN } from '../people/whom.ts';
import type { NoteReader } from '../tagger/contracts.ts';
import type { MentionTagger, Tagger } from '../tagger/tagger.ts';
import { LONGEST_TEXT, listStraightTokens, type Token } from '../tagger/tokens.ts';
import { makeLocator, toLower } from './locate.ts';
import { findSexOfReader, mayBeMeant, readSex, type Sex, speaksOf } from './others.ts';
import { NOTHING_READ } from './unread.ts';

/** A name is the reader's from here on: it is somebody else's more often. */
const LEAST_OF_NAME = 0.85;
/** The same of a pronoun, and between which likelihoods nobody knows. */
const LEAST_OF_PRONOUN = 0.5;
const DOUBTFUL = { from: 0.18, to: 0.82 };
const isDoubtful = (likelihood: number) => likelihood > DOUBTFUL.from && likelihood < DOUBTFUL.to;

/**
 * How much the network counts, the most that it says of any pronoun of that sex, and that nobody else was named before: by a
 * logistic regression on notes that it has not learnt from.
 */
const WEIGHTS = { network: 0.81, most: 0.53, alone: 1.35, bias: -1.13 };
/** The network is surer than it is right. */
const MOST_SURE = 3;
const toLogit = (likelihood: number) =>
  Math.max(-MOST_SURE, Math.min(MOST_SURE, Math.log((likelihood + 1e-4) / (1 - likelihood + 1e-4))));
const toLikelihood = (logit: number) => 1 / (1 + Math.exp(-logit));

export function makeNoteReader(tagger: Tagger, mentionTagger: MentionTagger): NoteReader {
  const width = mentionTagger.kinds.length;
  return (notes, { to, answered, isName }) => {
    const name = listStraightTokens(to ?? '');
    const words = listStraightTokens(notes, name.length > 0 ? 'colon' : undefined).slice(0, LONGEST_TEXT);
    const tags = mentionTagger.tag([...name, ...words]);
    const readers = tags.readers.subarray(name.length);
    const kinds = tags.kinds.subarray(name.length * width);
    const { asks } = tagger.tag(words);
    const isCalled = (word: Token, at: number) =>
      !IS_PRONOUN.test(toLower(word)) && (readers[at] ?? 0) >= LEAST_OF_NAME;
    const called = [...name, ...words.filter(isCalled)];
    // Ben is no “she”
    const known = findSexOfReader(name.length > 0 ? name : called, isName);
    const isImpossible = (sex: Sex) => known !== undefined && sex !== 'they' && sex !== known;
    /** Where somebody or something else is named for whom it may stand; before all words where the answered mail speaks of them. */
    function findFirstOther(sex: Sex): number {
      if (speaksOf(sex, answered)) return -1;
      const first = words.findIndex((word, index) => !isCalled(word, index) && mayBeMeant(sex, word, isName));
      return first < 0 ? words.length : first;
    }
    const firstOthers = {
      he: findFirstOther('he'),
      she: findFirstOther('she'),
      they: findFirstOther('they'),
    };
    const isAlone = (sex: Sex, at: number) => called.length > 0 && firstOthers[sex] >= at;
    const logits = words.map((word, at) =>
      IS_PRONOUN.test(toLower(word)) ? toLogit(readers[at] ?? 0) : undefined,
    );
    const most = new Map<Sex, number>();
    for (const [at, logit] of logits.entries()) {
      const sex = readSex(toLower(words[at]));
      if (logit !== undefined) most.set(sex, Math.max(most.get(sex) ?? 0, logit));
    }
    const likelihoods = logits.map((logit, at) => {
      if (logit === undefined) return Number((readers[at] ?? 0) >= LEAST_OF_NAME);
      const sex = readSex(toLower(words[at]));
      if (isImpossible(sex)) return 0;
      const ofSex = WEIGHTS.most * (most.get(sex) ?? 0);
      const alone = isAlone(sex, at) ? WEIGHTS.alone : 0;
      return toLikelihood(WEIGHTS.network * logit + ofSex + alone + WEIGHTS.bias);
    });

    const locator = makeLocator(words);
    const parts = new Map<string, { own: Token[]; meant: number[] }>();
    /** The words of a part, and how likely each means the reader. */
    function readWords(part: string) {
      const known = parts.get(part);
      if (known) return known;
      const own = listStraightTokens(part);
      const meant = own.map((_, index) => likelihoods[locator.find(own, index) ?? -1] ?? 0);
      parts.set(part, { own, meant });
      return { own, meant };
    }
    function readAt(part: string, at: number): number {
      const { own, meant } = readWords(part);
      return meant[own.findIndex(({ start, end }) => start <= at && at < end)] ?? 0;
    }
    return {
      isReader: (part, at) => readAt(part, at) >= LEAST_OF_PRONOUN,
      isDoubtful: (part) => readWords(part).meant.some(isDoubtful),
      isReaderOtherwise(part, at) {
        const likelihood = readAt(part, at);
        return isDoubtful(likelihood) !== likelihood >= LEAST_OF_PRONOUN;
      },
      readPart(part) {
        const { own } = readWords(part);
        const from = locator.findWhole(own);
        if (from === undefined || own.length === 0) return NOTHING_READ;
        const average = (likelihoodAt: (at: number) => number | undefined) =>
          own.reduce((sum, _, index) => sum + (likelihoodAt(from + index) ?? 0), 0) / own.length;
        const shares = mentionTagger.kinds.map((_, kind) => average((at) => kinds[at * width + kind]));
        const certainty = Math.max(...shares);
        const kind = mentionTagger.kinds[shares.indexOf(certainty)] ?? 'say';
        return { kind, certainty, endsAsking: asks[from + own.length - 1] ?? 0 };
      },
    };
  };
}

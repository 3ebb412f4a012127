import { EVERYDAY_SETS } from '../../src/engine/confusion-sets/sets.ts';
import { FORM_PAIRS } from '../../src/engine/confusion-sets/word-forms.ts';

export interface Threshold {
  /** The least gain, a power of ten. */
  least: number;
  /** Changes at that gain in all the words that were read, which are right; some of them mend what is not. */
  wrong: number;
  /** Share of the words that would be mended if each had been written for the other. */
  found: number;
}

export interface Thresholds {
  words: number;
  kinds: Record<string, Threshold>;
}

/** What a kind of slip may cost and must bring. */
interface Terms {
  /** Changes of right text that it may make in a million words. */
  wrongPerMillion: number;
  /** Where the words around hold slips, too, the judges mislead: so much must speak for any change. */
  least: number;
  /** What is right in fewer than `FEWEST_RIGHT` places may well be right where it is not: so much must speak for a change of it. */
  leastOfRare: number;
  /** A kind that finds a smaller share is left out, where the share can be told. */
  fewestFound: number;
}

const EVERYDAY: Terms = { wrongPerMillion: 7, least: 2.2, leastOfRare: 3.3, fewestFound: 0.15 };
const OTHER: Terms = { wrongPerMillion: 1.2, least: 4, leastOfRare: 4.2, fewestFound: 0.15 };
const FORMS: Terms = { wrongPerMillion: 14, least: 4.6, leastOfRare: 4.6, fewestFound: 0.05 };

/** Letters and chats have more short forms than the texts, which make them look less likely than they are. */
const LEAST_OF_SHORT_FORM = 3.8;

/** One sentence tells neither whether it is of today or of the past, nor what “to” belongs to: “used to getting up”. */
const NOT_TOLD = new Set(['base>past', 'gerund>base']);

const FEWEST_RIGHT = 500;

/** Of fewer places no share can be told. */
const FEWEST_MEANT = 20;

const kindsOf = (pairs: readonly (readonly [string, string])[]) =>
  new Set(pairs.flatMap(([one, other]) => [`${one}>${other}`, `${other}>${one}`]));
const everyday = kindsOf(
  EVERYDAY_SETS.flatMap((set) =>
    set.flatMap(({ word }) => set.map((other): [string, string] => [word, other.word])),
  ),
);
const forms = kindsOf(FORM_PAIRS);

function termsOf(kind: string): Terms {
  if (forms.has(kind)) return FORMS;
  return everyday.has(kind) ? EVERYDAY : OTHER;
}

const turnRound = (kind: string) => kind.split('>').reverse().join('>');

/**
 * `gains`: of each kind, the gains of all places in `words` words of right text where it could change something. A word
 * that stands nowhere in them has its turned-round kind only.
 */
export function fitThresholds(gains: ReadonlyMap<string, readonly number[]>, words: number): Thresholds {
  const kinds: Record<string, Threshold> = {};
  const all = new Set([...gains.keys()].flatMap((kind) => [kind, turnRound(kind)]));
  for (const kind of [...all].filter((each) => !NOT_TOLD.has(each)).sort()) {
    const terms = termsOf(kind);
    const allowed = Math.round((terms.wrongPerMillion * words) / 1e6);
    const sorted = [...(gains.get(kind) ?? [])].sort((one, other) => other - one);
    const least = Math.max(
      terms.least,
      /^\w+'(?:re|s)>/.test(kind) ? LEAST_OF_SHORT_FORM : 0,
      sorted.length < FEWEST_RIGHT ? terms.leastOfRare : 0,
      (sorted[allowed] ?? 0) + 0.01,
    );
    const wrong = sorted.filter((gain) => gain >= least).length;
    const threshold = { least: Math.ceil(least * 100) / 100, wrong };
    const meant = gains.get(turnRound(kind)) ?? [];
    const found = meant.filter((gain) => -gain >= least).length / Math.max(1, meant.length);
    if (meant.length < FEWEST_MEANT || found >= terms.fewestFound)
      kinds[kind] = { ...threshold, found: Math.round(found * 100) / 100 };
  }
  return { words, kinds };
}

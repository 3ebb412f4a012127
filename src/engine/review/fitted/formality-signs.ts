import { CONTRACTIONS, expressions, LOUD_MARKS, SLANG } from '../phrases.ts';
import type { FittedSign } from './model.ts';
import type { PlainSentence } from './sentences.ts';

/** One sign of a single sentence: a pattern whose matches are counted, or a figure of its words. */
interface FormalitySign extends FittedSign {
  pattern?: RegExp;
  /** Counts in one sentence beyond this change nothing any more; 1 by default. */
  most?: number;
  /** The matches are counted as a share of the words, and not by number. */
  share?: true;
  measure?(sentence: PlainSentence): number;
}

/** Fewer words than this make no share: one long word of two is no style. */
export const FEWEST_WORDS = 4;

const shareOf =
  (isSuch: (word: string) => boolean) =>
  ({ words }: PlainSentence) =>
    words.filter(isSuch).length / Math.max(FEWEST_WORDS, words.length);
const name = (one: string, many = `${one}s`) => ({ one, many });

/**
 * What makes a sentence formal, after Pavlick and Tetreault 2016, “An empirical analysis of formality in online
 * communication”, and Heylighen and Dewaele 1999: long words, nouns and what goes with them on one side; speech,
 * feelings and carelessness on the other.
 */
export const FORMALITY_SIGNS = {
  wordLength: {
    direction: 1,
    measure: ({ words }) => Math.min(7, words.join('').length / Math.max(1, words.length)),
  },
  longWords: { direction: 1, measure: shareOf((word) => word.length >= 7) },
  veryLongWords: { direction: 1, measure: shareOf((word) => word.length >= 10) },
  length: { direction: 1, measure: ({ words }) => Math.log(1 + Math.min(40, words.length)) },
  contractions: { name: name('contraction'), direction: -1, pattern: CONTRACTIONS, most: 2 },
  noApostrophe: {
    name: name('word without its apostrophe', 'words without their apostrophes'),
    direction: -1,
    most: 2,
    pattern: expressions(
      'dont|cant|wont|im|ive|didnt|doesnt|isnt|thats|youre|whats|theyre|youll|wouldnt|couldnt|havent|aint',
    ),
  },
  slang: { name: name('slang word'), direction: -1, least: 0.3, pattern: SLANG, most: 3 },
  spoken: {
    name: name('word of everyday speech', 'words of everyday speech'),
    direction: -1,
    most: 4,
    pattern: expressions(`
      got|gets?|getting|a lot|lots|really|just|(?<!(?:would|should|'d) )like|things?|kind of|sort of|pretty|maybe|anyways?|so|too|big|nice|bad
      good|guess|sure|actually|whatever|something|anything|everybody|everyone|a bit|guy|kids?|mom|dad|weird|crazy|folks
      tons|totally|dumb|hard|want|tell|okay`),
  },
  exclamation: { name: name('exclamation mark'), direction: -1, pattern: /!/g, most: 3 },
  loudMarks: { direction: -1, pattern: LOUD_MARKS },
  question: { direction: -1, pattern: /\?/g },
  trailing: { name: name('row of dots', 'rows of dots'), direction: -1, pattern: /\.{2,}|…/g, most: 2 },
  smile: {
    name: name('smile'),
    direction: -1,
    pattern: /[:;]-?[)DPpo(](?!\p{L})|<3|[\u{1F600}-\u{1F64F}]/gu,
  },
  smallStart: {
    name: name('sentence without its capital', 'sentences without their capitals'),
    direction: -1,
    pattern: /^["'(]?\p{Ll}[\p{L}'-]*/gu,
  },
  smallI: { name: name('small “i”', 'small “i”s'), direction: -1, pattern: /(?<![\p{L}.'])i(?![\p{L}.])/gu },
  noStop: { direction: -1, pattern: /[\p{L}\p{N}]\s*$/gu },
  stretched: { name: name('stretched word'), direction: -1, pattern: /\p{L}*(\p{L})\1\1\p{L}*/gu },
  capitals: {
    name: name('word in capitals', 'words in capitals'),
    direction: -1,
    pattern: /(?<!\p{L})\p{Lu}{5,}(?!\p{L})/gu,
    most: 3,
  },
  dash: { direction: -1, pattern: / -+ |--|—/g, most: 2 },
  writerAndReader: {
    direction: -1,
    pattern: expressions(
      "i|me|my|mine|myself|you|your|yours|yourself|i'm|i've|i'd|i'll|you're|you've|you'd|you'll",
    ),
    most: 4,
  },
  opinion: {
    direction: -1,
    pattern: expressions("i think|i guess|maybe|probably|i'm not sure|i suppose|hopefully"),
  },
  looseStart: {
    name: name('loose beginning'),
    direction: -1,
    pattern:
      /^(?:and|but|so|or|because|well|then|also|plus|no|yes|yeah|oh|ok|okay|now|just|like|good luck|have fun)(?!\p{L})/giu,
  },
  prepositions: {
    direction: 1,
    share: true,
    pattern: expressions(
      `of|in|on|by|for|with|from|to|into|upon|within|between|among|through|during|under|against|since|until|without`,
    ),
  },
  articles: { direction: 1, share: true, pattern: expressions('the|a|an') },
  written: {
    name: name('word of written style', 'words of written style'),
    direction: 1,
    most: 3,
    pattern: expressions(`
      which|whom|whose|whether|thus|therefore|however|although|moreover|furthermore|nevertheless|hence|such|upon
      various|several|due|according|regarding|concerning|as well as|including|based on|provided|shall|generally|usually
      typically|particularly|specifically|respectively|approximately|additional|individual|available|required`),
  },
  latinEndings: {
    direction: 1,
    share: true,
    pattern:
      /\p{L}{2}(?:tion|sion|ment|ity|ance|ence|ism|ology|ical|ive|ous|ated?|i[sz]e[ds]?|ary|al)s?(?!\p{L})/giu,
  },
  passives: {
    direction: 1,
    most: 2,
    pattern: /\b(?:is|are|was|were|be|been|being)\s+(?:\p{L}+ly\s+)?\p{L}{2,}(?:ed|en|wn)(?!\p{L})/giu,
  },
} satisfies Readonly<Record<string, FormalitySign>> as Readonly<Record<string, FormalitySign>>;

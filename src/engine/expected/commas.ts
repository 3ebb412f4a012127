import { measureGain } from '../language-model/gain.ts';
import type { LanguageModel } from '../language-model/language-model.ts';
import { wordSet } from '../lexicon/word-set.ts';
import type { Sentence, Word } from '../text/words.ts';
import type { Change } from '../types.ts';

/** What a comma must gain, as a power of ten; nothing where it is never set. */
interface LeastGain {
  alone?: number;
  /** In a text that holds many slips already, where one more is likelier than an unusual wording. */
  besideSlips: number;
}

/** Where a comma may stand, what it must gain there, and what it does. */
interface Kind {
  least: LeastGain;
  reason: string;
}

/** Fitted on sentences of learners and on edited prose: alone, a comma that editors leave out is not set. */
const KINDS = {
  opener: {
    least: { alone: 1.8, besideSlips: 0.2 },
    reason: 'A comma follows a word that opens a sentence like this.',
  },
  but: {
    least: { alone: 1.6, besideSlips: 0.3 },
    reason: 'A comma parts what “but” sets against each other.',
  },
  which: {
    least: { besideSlips: 0.3 },
    reason: 'A comma comes before “which” when it adds to what is named already.',
  },
} as const satisfies Record<string, Kind>;

const JOINERS = wordSet('and but so');

const isWord = ({ tag, text }: Word) => tag !== 'PUNCT' && /^\p{L}/u.test(text);

/** What a comma before the word at `index` would be; nothing where none is expected. */
function findKind({ words }: Sentence, index: number): Kind | undefined {
  const [first, before, word] = [words[0], words[index - 1], words[index]];
  if (first === undefined || before === undefined || word === undefined || !isWord(before) || !isWord(word))
    return undefined;
  const isOpened = index === 1 || (index === 2 && JOINERS.has(first.lower));
  // “Dear Professor”, “then and only then”
  if (isOpened && (before.lower === 'dear' || word.lower === 'and')) return undefined;
  if (isOpened) return before.tag === 'ADV' ? KINDS.opener : undefined;
  if (word.lower === 'but') return KINDS.but;
  return word.lower === 'which' ? KINDS.which : undefined;
}

/** Commas without which the sentence is much less likely. */
export function findExpectedCommas(
  sentence: Sentence,
  model: LanguageModel,
  isBesideSlips: boolean,
): Change[] {
  return sentence.words.flatMap((_, index): Change[] => {
    const kind = findKind(sentence, index);
    const at = sentence.words[index - 1]?.end;
    if (kind === undefined || at === undefined) return [];
    const comma = { start: at, end: at, replacement: ',' };
    const least = isBesideSlips ? kind.least.besideSlips : (kind.least.alone ?? Number.POSITIVE_INFINITY);
    if (measureGain(model, sentence.text, comma) < least) return [];
    return [
      {
        ...comma,
        start: sentence.start + at,
        end: sentence.start + at,
        category: 'punctuation',
        gist: 'comma',
        reason: kind.reason,
        rule: 'expected-comma',
      },
    ];
  });
}

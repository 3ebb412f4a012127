import type { WordForms } from '../../src/engine/confusion-sets/word-forms.ts';
import { wordTable } from '../../src/engine/lexicon/word-table.ts';
import type { Word } from '../../src/engine/text/words.ts';
import { misspell } from '../spelling/slips.ts';

/**
 * Makes the slips of learners in edited sentences: how often each is made is no count, but what reads like texts of people who
 * learn English, of whom one writes more of them than another.
 */
const RATES = {
  articleLeftOut: 0.09,
  articleReplaced: 0.015,
  articleAdded: 0.04,
  prepositionReplaced: 0.03,
  prepositionLeftOut: 0.035,
  prepositionAdded: 0.02,
  commaLeftOut: 0.25,
  commaAdded: 0.004,
  beLeftOut: 0.01,
  apostropheLeftOut: 0.2,
  misspelt: 0.012,
};

const FORMS: Readonly<Record<string, number>> = {
  'singular>plural': 0.012,
  'plural>singular': 0.07,
  'base>third': 0.04,
  'third>base': 0.14,
  'base>gerund': 0.012,
  'base>past': 0.012,
  'past>base': 0.04,
  'gerund>base': 0.03,
  'participle>base': 0.03,
  'past>participle': 0.01,
  'base>participle': 0.004,
  'adjective>adverb': 0.004,
  'adverb>adjective': 0.05,
};

const NUMBERED: Readonly<Record<string, readonly [other: string, rate: number]>> = wordTable({
  is: ['are', 0.02],
  are: ['is', 0.05],
  was: ['were', 0.02],
  were: ['was', 0.05],
  has: ['have', 0.06],
  have: ['has', 0.02],
  does: ['do', 0.06],
  do: ['does', 0.02],
  these: ['this', 0.06],
  those: ['that', 0.03],
  this: ['these', 0.01],
});

/** What is written for a preposition. */
const PREPOSITIONS: Readonly<Record<string, string>> = wordTable({
  in: 'on at of to',
  on: 'in at about of',
  at: 'in on to',
  to: 'for in at with',
  for: 'to of in',
  of: 'in for from to',
  with: 'to by of for',
  by: 'with from in',
  from: 'of in to',
  about: 'of on for',
  into: 'in to',
  during: 'in at',
});
const ADDED = 'to in of on for about at';

/** What people write for each other in haste. */
const CONFUSED: ReadonlyMap<string, string> = new Map([
  ['its', "it's"],
  ["it's", 'its'],
  ['your', "you're"],
  ['their', 'there'],
  ['there', 'their'],
  ['than', 'then'],
  ['then', 'than'],
  ['affect', 'effect'],
  ['lose', 'loose'],
  ['too', 'to'],
]);

const MISSPELT = /^\p{Ll}{5,}$/u;
const IN_PHRASE = /^(?:DET|ADJ|NOUN|PROPN|NUM|PRON)$/;
const BEHIND_VERB = /^(?:DET|NOUN|PRON|PROPN)$/;

/** The “'s” of “the team's bus”; without its apostrophe it is no word of its own. */
const isOwnerMark = ({ lower, tag }: Word) => lower === "'s" && tag === 'PART';

export interface Slips {
  /** The words as a learner writes them. */
  ofLearner(words: readonly Word[]): string[];
  /** With one slip, as haste makes it. */
  ofHaste(words: readonly Word[]): string[];
}

/** How often haste leaves out the apostrophe rather than a letter. */
const SHARE_OF_OWNERS = 0.5;

/** What becomes of a word, behind another one; nothing where it is written as it is. `isMade`: draws, by how often a slip is made. */
type Slip = (
  word: Word,
  before: Word | undefined,
  isMade: (rate: number) => boolean,
) => readonly string[] | undefined;

/** `random` draws from 0 to below 1. */
export function makeSlips(formsOf: WordForms, random: () => number): Slips {
  const pick = (words: string) => {
    const list = words.split(' ');
    return list[Math.floor(random() * list.length)] ?? '';
  };
  const slips: readonly Slip[] = [
    function ofArticle({ lower }, before, isMade) {
      if (!/^(?:a|an|the)$/.test(lower)) return undefined;
      if (isMade(RATES.articleLeftOut)) return [];
      return before && isMade(RATES.articleReplaced) ? [lower === 'the' ? 'a' : 'the'] : undefined;
    },
    function ofPreposition({ lower }, before, isMade) {
      const others = PREPOSITIONS[lower];
      if (others === undefined || before === undefined) return undefined;
      if (isMade(RATES.prepositionReplaced)) return [pick(others)];
      return isMade(RATES.prepositionLeftOut) ? [] : undefined;
    },
    ({ lower }, _, isMade) => (lower === ',' && isMade(RATES.commaLeftOut) ? [] : undefined),
    ({ lower }, _, isMade) =>
      /^(?:is|are|was|were)$/.test(lower) && isMade(RATES.beLeftOut) ? [] : undefined,
    (word, _, isMade) => (isOwnerMark(word) && isMade(RATES.apostropheLeftOut) ? ['s'] : undefined),
    function ofNumber({ lower }, _, isMade) {
      const [other = '', rate = 0] = NUMBERED[lower] ?? [];
      return other !== '' && isMade(rate) ? [other] : undefined;
    },
    function ofForm({ lower, text }, before, isMade) {
      if (before === undefined || text !== lower) return undefined;
      const form = formsOf(lower).find(({ kind }) => isMade(FORMS[kind] ?? 0));
      return form && [form.write];
    },
    function ofAddedArticle({ text, tag }, before, isMade) {
      const isOpen = before !== undefined && !IN_PHRASE.test(before.tag) && /^(?:NOUN|ADJ)$/.test(tag);
      return isOpen && isMade(RATES.articleAdded) ? ['the', text] : undefined;
    },
    function ofAddedPreposition({ text, tag }, before, isMade) {
      const isOpen = before?.tag === 'VERB' && BEHIND_VERB.test(tag);
      return isOpen && isMade(RATES.prepositionAdded) ? [pick(ADDED), text] : undefined;
    },
    ({ text }, before, isMade) =>
      before && /^\p{L}/u.test(text) && isMade(RATES.commaAdded) ? [',', text] : undefined,
    ({ text }, _, isMade) =>
      MISSPELT.test(text) && isMade(RATES.misspelt) ? [misspell(text, random)] : undefined,
  ];

  return {
    ofLearner(words) {
      const many = 0.5 + random();
      const isMade = (rate: number) => random() < rate * many;
      return words.flatMap((word, at) => {
        for (const slip of slips) {
          const made = slip(word, words[at - 1], isMade);
          if (made) return made;
        }
        return [word.text];
      });
    },
    ofHaste(words) {
      const owner = words.findIndex(isOwnerMark);
      const open = words.flatMap(({ text, lower }, at) =>
        CONFUSED.has(lower) || MISSPELT.test(text) ? [at] : [],
      );
      const chosen =
        owner >= 0 && random() < SHARE_OF_OWNERS ? owner : open[Math.floor(random() * open.length)];
      return words.map(({ text, lower }, at) => {
        if (at !== chosen) return text;
        return at === owner ? 's' : (CONFUSED.get(lower) ?? misspell(text, random));
      });
    },
  };
}

import { findIrregularBase } from '../../lexicon/irregular-verbs.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { type DirectQuestion, readDirectQuestions } from '../answers/full-answers.ts';
import { PERSON } from '../people/somebody.ts';
import { WEEKDAY_NAME } from '../words/dates.ts';
import type { IsName } from '../words/is-name.ts';
import type { Names } from '../written-out/index.ts';

/** What the mails that a draft answers tell of its words. */
export interface ChainWords {
  names: Names;
  /** Things that the mails name with an article, so that both know which are meant. */
  things: ReadonlySet<string>;
  /** What is asked of the writer, such as “bring” of “Could you bring the slides?” */
  asked: ReadonlySet<string>;
  /** What the writer does or has, as it is asked: “eat” of “Do you eat meat?”, “bringing” of “Are you bringing Sam?”. */
  done: ReadonlySet<string>;
  /** How the thing or the things are that the mails ask about: “ready” of “Will the cake be ready?”, and what stands for them. */
  states: ReadonlyMap<string, 'it' | 'they'>;
  /** What whoever asks offers to do: “send” and “keep” of “Shall we send them back or keep them?” */
  offered: ReadonlySet<string>;
  /** What a thing is asked to do: “wait” of “Can it wait until then?”, and what stands for it. */
  doneByThings: ReadonlyMap<string, 'it' | 'they'>;
  /** What others have done, as it is told: “missed” of “the cleaners missed the windows”. */
  doneByOthers: ReadonlySet<string>;
  /** The questions of the newest mail. */
  asks: readonly string[];
  /** What they ask. */
  questions: readonly DirectQuestion[];
  /** Somebody is asked about: “Can Ella come?” */
  asksOfOthers: boolean;
}

export const NO_CHAIN: ChainWords = {
  names: new Map(),
  things: new Set(),
  asked: new Set(),
  done: new Set(),
  states: new Map(),
  offered: new Set(),
  doneByThings: new Map(),
  doneByOthers: new Set(),
  asks: [],
  questions: [],
  asksOfOthers: false,
};

const HEADER_NAMES = /^[>\s]*\*?(?:from|to|cc|von|an|de|à)\s?:\*?\s?(.*)$/gimu;
const SUBJECT = /^[>\s]*\*?(?:subject|sent|date|betreff|objet|gesendet|datum)\s?:.*$/gimu;
/** A capital that no sentence's beginning explains. */
const INSIDE = /(?<=[\p{Ll}\p{N},;:)] |[\p{Ll},] ["“(])\p{Lu}[\p{L}]+/gu;
const OPENING =
  /(?<![\p{L}\p{N}'’-])\p{Lu}\p{Ll}{2,}(?=['’]s? | (?:is|was|has|can|will|says|said|asks|wants|and|needs)\b)/gu;
const NO_NAME = wordSet(
  'home heating garden kitchen care house group design school street road lane mill shop hall i ok dear hi hello best kind regards team support sales service services customer product manager lead office head mr mrs ms dr prof sir madam all everyone tenant member day eve year week boxing new the of and at for in on to is',
);
/** What stands with an article and without one in other meanings. */
const NO_THING = wordSet(
  'i we you he she it they time back help work home lunch dinner interest access trouble problem call end way day week month year morning evening moment best most same other next last first second new more two few bit lot',
);

const DAY = `${WEEKDAY_NAME}|(?:Jan|Feb|Mar|Apr|May|June|July|Aug|Sep|Oct|Nov|Dec)`;
const THING =
  /\b(?:the|your|our|an?|this|that|my|their|his|her) ((?:(?!be )\p{Ll}+ ){0,2}?\p{Ll}{3,})(?=[.,:;?!)]|\s*$| (?:is|are|was|were|has|have|will|would|can|could|for|of|on|in|at|by|and|or|to|with|from|as|if|when|before|beforehand|until|over|again|this|next|today|tomorrow)\b)/gmu;

const ASKED_OF_WRITER = /\byou (?:please |also |still |then |already )*((?:[\p{L}']+ ?){1,2})/giu;
const DONE_BY_WRITER = /\b(?:do|are) you (?:please |also |still |both |already |usually )*([\p{L}']+)/giu;
/** “Shall we send them back or keep them?”, “Do you want me to invite Nadia?”, “Who should I send it to?” */
const OFFERED =
  /\b(?:(?:shall|should|can|could|may|must) (?:i|we)|(?:want|like|prefer|need|rather) (?:me|us)(?: to)?|(?:happy|glad) if (?:i|we)) (?:please |just |also |still )*(?!(?:need|want|have|know|be|like|think|feel|mean|see|hope|expect|do)\b)(\p{L}+)([^.!?\n]*)/giu;
const ALTERNATIVE = /\bor (?:to |shall (?:i|we) |should (?:i|we) )?(\p{L}+)/giu;

const ASKED_OF_OTHERS = new RegExp(
  `\\b(?:[Cc]an|[Cc]ould|[Ww]ill|[Ww]ould|[Ii]s|[Aa]re|[Hh]as|[Hh]ave|[Dd]oes|[Dd]id|[Dd]o|[Ss]hould|[Ww]as|[Ww]ere|from|about|with) (?:he\\b|she\\b|they\\b|(?:the|your|his|her) (?:\\p{Ll}+ )?(?:${PERSON})\\b|(?!${DAY})\\p{Lu}\\p{Ll}+ )[^.!?\\n]*\\?`,
  'u',
);

/** Words that may be what somebody did, other than the writer or the reader. */
const TOLD =
  /(?<=\p{L} )(?<!\b(?:I|we|you|[Yy]ou've|I've|have|has|had|was|were|is|are|be|been|get|got|to|the|an?|your|our|my) (?:(?:\p{L}+ly|just|already|also|never|only) )?)\p{Ll}{3,}/gu;

/** “Is it still free from September?”, “Will the cake be ready for Saturday?” */
const ASKED_OF_THING =
  /(?<=^|[.!?,\n] ?|\b(?:and|but|so) )(is|are|was|were|will) (?:it|they|this|that|these|those|(?:the|your|our) [\p{L}-]+) (?:be |been |still |all |already |now )*(\p{Ll}+)(?: (?!for\b|from\b|to\b|in\b|on\b|at\b|by\b|until\b|and\b|or\b)(?:be |still )?(\p{Ll}+))?(?=[^.!?\n]*\?)/gimu;

/** “Can it wait until then?”, “Would the brakes last?” */
const ASKED_TO_DO =
  /\b(?:can|could|will|would|does|should|might) (it|they|this|that|these|those|(?:the|your|our|my) [\p{L}-]+) (?!be\b|have\b|not\b)(\p{Ll}+)\b(?=[^.!?\n]*\?)/giu;

const IS_ASKED = /(?:^|[.!?,\n] ?|\b(?:and|but|so) )(?:is|are|was|were) $/i;

/** Words of a line that signs a mail or heads it, which are names if they are no common words. */
const listWords = (line: string) =>
  line.replaceAll(/<[^>]*>|\S+@\S+/g, ' ').match(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}]+/gu) ?? [];

/** Names, things and questions of a pasted chain. `people`: who wrote and signed it; `asks`: what the newest mail asks. */
export function readChainWords(
  chain: string,
  people: readonly (string | null)[],
  isName: IsName,
  asks: readonly string[],
): ChainWords {
  const text = chain.replaceAll(SUBJECT, '');
  const small = new Set(text.match(/(?<![\p{L}\p{N}])\p{Ll}+/gu) ?? []);
  const headers = [...text.matchAll(HEADER_NAMES)].flatMap(([, names = '']) => listWords(names));
  const signed = people.flatMap((name) => listWords(name ?? ''));
  const body = text.replaceAll(HEADER_NAMES, '');
  const inside = [...body.matchAll(INSIDE)].map(([word]) => word.replace(/['’]s$/, ''));
  const names = new Map<string, string>();
  // “Ravi says”
  const opening = [...body.matchAll(OPENING)].flatMap(([word]) => (isName(word.toLowerCase()) ? [word] : []));
  for (const word of [...headers, ...signed, ...inside, ...opening]) {
    const lower = word.toLowerCase();
    if (word.length > 1 && !small.has(lower) && !NO_NAME.has(lower)) names.set(lower, word);
  }
  const things = new Set(
    [...body.matchAll(THING)].flatMap(({ 1: words = '', index }) => {
      const [first = '', ...rest] = words.split(' ');
      // “Is the cake ready”: how it is
      if (IS_ASKED.test(body.slice(Math.max(0, index - 10), index))) rest.pop();
      return [first, rest.at(-1) ?? first].filter((word) => !NO_THING.has(word));
    }),
  );
  const asked = new Set(
    [...body.matchAll(ASKED_OF_WRITER)].flatMap(([, words = '']) => words.toLowerCase().trim().split(' ')),
  );
  const states = new Map(
    [...body.matchAll(ASKED_OF_THING)].flatMap(([, verb = '', ...states]) =>
      states
        // “removal” of “is the price including removal?” is what it includes
        .filter((state, index) => state !== undefined && !(index > 0 && /ing$/.test(states[0] ?? '')))
        .map((state) => [state.toLowerCase(), /^(?:are|were)$/i.test(verb) ? 'they' : 'it'] as const),
    ),
  );
  const doneByThings = new Map(
    [...body.matchAll(ASKED_TO_DO)].map(([, thing = '', verb = '']) => [
      verb.toLowerCase(),
      /^(?:they|these|those)$|[^su]s$/i.test(thing) && !/^this$/i.test(thing)
        ? ('they' as const)
        : ('it' as const),
    ]),
  );
  const offered = new Set(
    [...body.matchAll(OFFERED)].flatMap(([, verb = '', rest = '']) => [
      verb.toLowerCase(),
      ...[...rest.matchAll(ALTERNATIVE)].map(([, other = '']) => other.toLowerCase()),
    ]),
  );
  const done = new Set([...body.matchAll(DONE_BY_WRITER)].map(([, word = '']) => word.toLowerCase()));
  const doneByOthers = new Set(
    [...body.matchAll(TOLD)].flatMap(([word]) =>
      /(?<!^(?:in|n|f|s|w|sp|exc|proc|succ)e)ed$/.test(word) || findIrregularBase(word) !== undefined
        ? [word]
        : [],
    ),
  );
  const questions = readDirectQuestions(asks);
  const asksOfOthers = ASKED_OF_OTHERS.test(body);
  return {
    names,
    things,
    asked,
    done,
    states,
    offered,
    doneByThings,
    doneByOthers,
    asks,
    questions,
    asksOfOthers,
  };
}

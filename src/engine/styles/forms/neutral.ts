import { isCommonWord } from '../../fact-guard/common-words.ts';
import { OF_MANY } from '../../lexicon/inflection.ts';
import { findPronounOfName } from '../../lexicon/names.ts';
import { wordTable } from '../../lexicon/word-table.ts';
import { matchCapital } from '../../rules/kit.ts';
import type { Sentence, Word } from '../../text/words.ts';
import type { Change } from '../../types.ts';
import { makeAsked } from '../layout/changes.ts';
import type { StyleStage } from '../stage.ts';
import { readVerb } from './verbs.ts';

const make = makeAsked('neutral', 'gender-neutral');

/** Words for people of one gender, and for people. */
const PEOPLE: Readonly<Record<string, string>> = wordTable({
  salesman: 'salesperson',
  salesmen: 'salespeople',
  saleswoman: 'salesperson',
  chairman: 'chairperson',
  chairmen: 'chairpeople',
  chairwoman: 'chairperson',
  spokesman: 'spokesperson',
  spokesmen: 'spokespeople',
  spokeswoman: 'spokesperson',
  businessman: 'businessperson',
  businessmen: 'businesspeople',
  craftsman: 'craftsperson',
  craftsmen: 'craftspeople',
  foreman: 'supervisor',
  foremen: 'supervisors',
  fireman: 'firefighter',
  firemen: 'firefighters',
  policeman: 'police officer',
  policemen: 'police officers',
  policewoman: 'police officer',
  postman: 'postal worker',
  postmen: 'postal workers',
  mailman: 'mail carrier',
  mailmen: 'mail carriers',
  cameraman: 'camera operator',
  cameramen: 'camera operators',
  workman: 'worker',
  workmen: 'workers',
  stewardess: 'flight attendant',
  stewardesses: 'flight attendants',
  waitress: 'server',
  waitresses: 'servers',
  barman: 'bartender',
  barmen: 'bartenders',
  barmaid: 'bartender',
  barmaids: 'bartenders',
  headmaster: 'head teacher',
  headmistress: 'head teacher',
  handyman: 'maintenance worker',
  middleman: 'intermediary',
  layman: 'layperson',
  guy: 'person',
  guys: 'people',
  mankind: 'humankind',
});

const THEY = wordTable({
  he: 'they',
  she: 'they',
  him: 'them',
  his: 'their',
  hers: 'theirs',
  himself: 'themselves',
  herself: 'themselves',
});

/** “her book”, and not “for her” */
const isOwner = (next: Word | undefined) => /^(?:NOUN|ADJ|NUM|PROPN)$/.test(next?.tag ?? '');

function writeThey({ lower }: Word, next: Word | undefined): string | undefined {
  if (lower === 'her') return isOwner(next) ? 'their' : 'them';
  if (lower === 'his' && !isOwner(next)) return 'theirs';
  return THEY[lower];
}

/** “He or she”, “his/her”: one of them is enough. */
const isOther = ({ lower }: Word, before: Word | undefined, joint: Word | undefined) =>
  THEY[lower] !== undefined &&
  /^(?:or|\/)$/.test(joint?.lower ?? '') &&
  /^(?:he|she|him|his|her|hers|himself|herself)$/.test(before?.lower ?? '');

/** The verb of “they”: “loses” as “lose”; nothing for what is the same for both, or no verb of the present. */
function writeVerb(words: readonly Word[], at: number): string | undefined {
  const lower = words[at]?.lower ?? '';
  if (OF_MANY[lower] !== undefined) return OF_MANY[lower];
  const verb = readVerb(words, at);
  return verb.kind === 'present' && verb.base !== 'can' && verb.base !== lower ? verb.base : undefined;
}

/** “… and never asks” */
function goesOn(words: readonly Word[], from: number): boolean {
  const next = words.slice(from).find(({ tag }) => tag !== 'ADV');
  return /^(?:VERB|AUX)$/.test(next?.tag ?? '');
}

function change({ words }: Sentence): Change[] {
  const changes: Change[] = [];
  let [isTheirs, hasThey] = [false, false];
  for (const [at, word] of words.entries()) {
    const [joint, before] = [words[at - 1], words[at - 2]];
    if (isOther(word, before, joint) && joint) {
      changes.push(make(before?.end ?? joint.start, word.end, ''));
      isTheirs ||= /^s?he$/.test(word.lower);
      continue;
    }
    const isFit =
      /^(?:man|woman)$/.test(word.lower) && /^(?:right|best|ideal|perfect)$/.test(joint?.lower ?? '');
    const written = isFit ? 'person' : (PEOPLE[word.lower] ?? writeThey(word, words[at + 1]));
    if (written !== undefined) changes.push(make(word.start, word.end, matchCapital(word.text, written)));
    if (/^s?he$/.test(word.lower)) isTheirs = hasThey = true;
    else if (isTheirs && word.lower === "'s") {
      const isDone = words[at + 1]?.tag === 'VERB' && !words[at + 1]?.lower.endsWith('ing');
      changes.push(make(word.start, word.end, isDone ? "'ve" : "'re"));
      isTheirs = false;
    } else if (isTheirs && /^(?:VERB|AUX)$/.test(word.tag)) {
      const verb = writeVerb(words, at);
      if (verb !== undefined) changes.push(make(word.start, word.end, matchCapital(word.text, verb)));
      isTheirs = false;
    } else if (hasThey && word.tag === 'CCONJ') isTheirs = goesOn(words, at + 1);
    else if (isTheirs && word.tag !== 'ADV' && word.lower !== 'not') isTheirs = false;
  }
  return changes;
}

/** “by 30 June”, “in May” */
const IS_MONTH = /^(?:april|may|june|august)$/;

/** Of whom a text speaks by name keeps their pronoun. */
const namesSomebody = (sentences: readonly Sentence[]) =>
  sentences.some(({ words }) =>
    words.some(
      ({ text, lower }, at) =>
        /^\p{Lu}\p{Ll}+$/u.test(text) &&
        !IS_MONTH.test(lower) &&
        findPronounOfName(lower) !== undefined &&
        (at > 0 || !(isCommonWord(lower) || words[1]?.tag === 'NOUN')),
    ),
  );

/** “They” for anybody, and job titles of no gender: “A salesman has to sign his list.” */
export const neutral: StyleStage = {
  reach: 'free',
  find(text, { read }) {
    const sentences = read(text);
    const isOfSomebody = namesSomebody(sentences);
    return sentences.flatMap((sentence) =>
      change(sentence)
        .filter(
          ({ start, end }) =>
            !isOfSomebody || PEOPLE[sentence.text.slice(start, end).toLowerCase()] !== undefined,
        )
        .map((each) => ({ ...each, start: each.start + sentence.start, end: each.end + sentence.start })),
    );
  },
};

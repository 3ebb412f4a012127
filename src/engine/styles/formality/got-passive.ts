import { wordSet } from '../../lexicon/word-set.ts';
import {
  type Finding,
  matchCapital,
  type Place,
  placesOf,
  type Rule,
  type RuleContext,
} from '../../rules/kit.ts';
import type { Word } from '../../text/words.ts';

/** What is done to somebody or something; “got married”, “got used to” and “got lost” of people are no passives. */
const DONE = wordSet(`
  cancelled canceled delayed postponed stolen damaged fixed approved rejected sent delivered deleted
  removed updated blocked charged paid invited hired fired promoted robbed rescheduled deployed merged shipped
  refunded declined denied accepted signed asked told chosen selected overcharged billed notified assigned transferred
  returned replaced reported scheduled booked flagged disconnected interrupted hacked released renewed
  reviewed resolved published uploaded added sold mixed locked
  offered given awarded granted shown handed`);
/** Of things only: people “got lost”, and “got changed” into other clothes. */
const OF_THINGS = wordSet('lost changed moved opened dropped cleared pushed');
const PEOPLE = wordSet('i you he she we they who everyone everybody someone somebody anyone anybody nobody');
const ONE = wordSet(
  'i he she it this that everything everyone everybody something someone somebody nothing nobody',
);
const MANY = wordSet('we you they these those both people all');
const BE: Readonly<Record<'one' | 'many', string>> = { one: 'was', many: 'were' };
const OPENS = /^(?:EDGE|SCONJ|VERB|PUNCT)$/;
const LINKS = wordSet('because so but that since when if as while though although and');

/** How many the noun phrase names that ends right before the place; nothing where its head is not sure. */
function countPhrase({ at }: Place, distance: number, { nouns }: RuleContext): 'one' | 'many' | undefined {
  const noun = at(distance);
  if (!/^(?:NOUN|PROPN)$/.test(noun.tag)) return undefined;
  let before = distance - 1;
  while (/^(?:NOUN|PROPN|ADJ|NUM)$/.test(at(before).tag)) before -= 1;
  if (at(before).tag === 'DET' || /^(?:my|your|his|her|its|our|their)$/.test(at(before).lower)) before -= 1;
  const opener = at(before);
  // “the list of orders”, “the bread and the milk”
  if (opener.tag === 'ADP' || /^(?:or|nor)$/.test(opener.lower)) return undefined;
  if (opener.lower === 'and' && at(before - 1).text !== ',') return undefined;
  if (!OPENS.test(opener.tag) && !LINKS.has(opener.lower)) return undefined;
  return nouns.isPlural(noun.lower) ? 'many' : 'one';
}

interface Subject {
  count: 'one' | 'many';
  isPerson: boolean;
}

function findSubject(place: Place, distance: number, context: RuleContext): Subject | undefined {
  const { lower } = place.at(distance);
  // “the order that got lost”
  const isRelative = /^(?:that|which)$/.test(lower) && place.at(distance - 1).tag === 'NOUN';
  if (!isRelative) {
    if (ONE.has(lower)) return { count: 'one', isPerson: PEOPLE.has(lower) };
    if (MANY.has(lower)) return { count: 'many', isPerson: true };
  }
  const count = countPhrase(place, isRelative ? distance - 1 : distance, context);
  return count === undefined ? undefined : { count, isPerson: place.at(distance).tag === 'PROPN' };
}

/** Whether the word is what is done, and neither tells of people what they do nor goes with a noun. */
function isDone(word: Word, next: Word, isPerson: boolean): boolean {
  if (OF_THINGS.has(word.lower) ? isPerson : !DONE.has(word.lower)) return false;
  return !/^(?:NOUN|PROPN|ADJ)$/.test(next.tag);
}

function* findAt(place: Place, context: RuleContext): Generator<Finding> {
  const { word, at } = place;
  const reason = 'A formal text says “was” of what is done to something.';
  const isDenied = word.lower === 'get' && /^(?:not|n't)$/.test(at(-1).lower) && at(-2).lower === 'did';
  if (word.lower !== 'got' && !isDenied) return;
  const isParted = !isDenied && /^(?:just|also|only|finally|already|then)$/.test(at(-1).lower);
  const subject = findSubject(place, isDenied ? -3 : isParted ? -2 : -1, context);
  if (subject === undefined || !isDone(at(1), at(2), subject.isPerson)) return;
  const be = BE[subject.count];
  const start = isDenied ? at(-2).start : word.start;
  yield { start, end: word.end, replacement: matchCapital(word.text, isDenied ? `${be} not` : be), reason };
}

/** “The meeting got moved” is “The meeting was moved” in a more formal text. */
export const gotPassive: Rule = {
  id: 'got-passive',
  category: 'tone',
  gist: 'formal verb',
  *find(sentence, context): Generator<Finding> {
    for (const place of placesOf(sentence)) yield* findAt(place, context);
  },
  examples: [
    [
      'I know that the meeting got moved to Thursday. Our flights got cancelled, and I got charged twice.',
      'I know that the meeting was moved to Thursday. Our flights were cancelled, and I was charged twice.',
    ],
    ['He got offered a job.', 'He was offered a job.'],
    [
      'The parcel did not get delivered. My bag got lost. The orders that got delayed are here.',
      'The parcel was not delivered. My bag was lost. The orders that were delayed are here.',
    ],
  ],
  leaves: [
    'They got married. We got used to it. We got lost in the town.',
    'She got changed for dinner.',
    'The list of orders got moved.',
    'He has got fixed rates. They got updated files.',
    'The bread and the milk got delivered.',
  ],
};

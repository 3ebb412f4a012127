import { toForms } from '../../lexicon/inflection.ts';
import { findIrregularBase } from '../../lexicon/irregular-verbs.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { type Finding, type Place, placesOf, type Rule } from '../../rules/kit.ts';
import type { Sentence, Word } from '../../text/words.ts';

/** What asks for each kind of answer in a very formal text. */
const ASKS = new Map([
  ['why', 'could you please explain why'],
  ['how', 'could you please explain how'],
  ['what', 'could you please specify what'],
  ['which', 'could you please specify which'],
  ['where', 'could you please specify where'],
]);
const BE_OR_HAVE = wordSet('is are was were has have');
const DO = wordSet('do does did');
const MODALS = wordSet('can could should will would must');
const SUBJECTS = wordSet('you i we they he she it there this that');
/** Of opinions and feelings, and in greetings, one asks at once. */
const PERSONAL = wordSet(`
  think believe feel like love hate mean say know dare sure certain mind call come there well doing kidding serious ok
  okay crazy happy fine all right good suppose reckon going still even really seriously actually`);
/** A question turned round, a tag or a remark further on would not fit what asks in a roundabout way. */
const GOES_ON =
  /[:;–—"“”(\n]| - |\b(?:or|and|but|so|if so),? (?:is|are|am|was|were|do|does|did|have|has|can|could|will|would|should|how|what|why|where|when|which)\b|, (?:right|no|correct|then|too|please|though|because|since|i|but|and)\b|\b(?:or|and) not\?$|\bat all\b/i;

interface Asked {
  opening: string;
  /** How many words stand between what asks and the verb. */
  between: number;
}

const isVerb = (lower: string) => BE_OR_HAVE.has(lower) || DO.has(lower) || MODALS.has(lower);

/** “this” and “that” stand for themselves, and go with no noun. */
function isSubject({ at }: Place, distance: number): boolean {
  const subject = at(distance).lower;
  if (!SUBJECTS.has(subject)) return false;
  const [next, afterNext] = [at(distance + 1), at(distance + 2)];
  return (
    !/^(?:this|that)$/.test(subject) || (/^(?:DET|ADP|VERB|ADJ)$/.test(next.tag) && afterNext.tag !== 'NOUN')
  );
}

/** “Why are you”, “Which one did you”: up to two words may stand between what asks and its verb. */
function findAsked(place: Place): Asked | undefined {
  const { at, word } = place;
  if (isVerb(word.lower)) {
    // “Could you …?” asks for something to be done.
    const isRequest = MODALS.has(word.lower) && at(1).lower === 'you';
    return isSubject(place, 1) && !isRequest ? { opening: 'may I ask whether', between: 0 } : undefined;
  }
  const opening = ASKS.get(word.lower);
  if (opening === undefined) return undefined;
  for (let distance = 1; distance < 4; distance += 1) {
    if (isVerb(at(distance).lower) && isSubject(place, distance + 1))
      return { opening, between: distance - 1 };
    if (!/^(?:NOUN|ADJ|NUM)$/.test(at(distance).tag) || !/^(?:what|which)$/.test(word.lower))
      return undefined;
  }
  return undefined;
}

/** What “did use”, “does use” and “do use” are without “do”; nothing where that is not plain. */
function findForm(auxiliary: string, { text, lower, lemma, tag }: Word): string | undefined {
  const isHave = lower === 'have';
  if (
    !isHave &&
    (tag !== 'VERB' || lower !== lemma || text !== lower || findIrregularBase(lower) !== undefined)
  )
    return undefined;
  const forms = toForms(lower);
  return { did: forms.past, does: forms.third, do: forms.base }[auxiliary];
}

function isAskable({ words, text }: Sentence): boolean {
  return text.endsWith('?') && !GOES_ON.test(text) && words.length > 5 && words.length < 40;
}

/** “Why are you late?” is “Could you please explain why you are late?” in a very formal text. */
export const indirectQuestions: Rule = {
  id: 'indirect-question',
  category: 'tone',
  gist: 'formal question',
  *find(sentence): Generator<Finding> {
    const [place] = placesOf(sentence);
    if (place === undefined || !isAskable(sentence)) return;
    const asked = findAsked(place);
    if (asked === undefined) return;
    const { at } = place;
    const isYesNo = !ASKS.has(place.word.lower);
    const verbAt = isYesNo ? 0 : asked.between + 1;
    const [verb, subject, next] = [at(verbAt), at(verbAt + 1), at(verbAt + 2)];
    if (next.lower === 'have' && at(verbAt + 3).lower === 'to') return;
    if (PERSONAL.has(next.lower) || next.lower === 'not' || !/^\p{Ll}+$/u.test(next.text)) return;
    const isDo = DO.has(verb.lower);
    const form = isDo ? findForm(verb.lower, next) : verb.lower;
    // “Did you open it or close it?”: the second verb would have to change, too.
    if (form === undefined || (isDo && verb.lower !== 'do' && /\b(?:or|and)\b/i.test(sentence.text))) return;
    const between = sentence.words.slice(1, 1 + asked.between).map(({ text }) => text);
    const words = [asked.opening, ...between, subject.lower === 'i' ? 'I' : subject.lower, form].join(' ');
    yield {
      start: place.word.start,
      end: isDo ? next.end : subject.end,
      replacement: words.charAt(0).toUpperCase() + words.slice(1),
      reason: 'A very formal text asks in a roundabout way.',
    };
  },
  examples: [
    ['Why are you using this old tool?', 'Could you please explain why you are using this old tool?'],
    ['Which old tool did you use for it?', 'Could you please specify which old tool you used for it?'],
    ['Do you have a copy of the file?', 'May I ask whether you have a copy of the file?'],
    [
      'Is there a shop in the town? Does it sell old books?',
      'May I ask whether there is a shop in the town? May I ask whether it sells old books?',
    ],
  ],
  leaves: [
    'How are you?',
    'What do you think of it?',
    'Are you sure that it is here?',
    'Do you want this, or do you want that?',
    'Could you open the door for me?',
    'Is this old house for sale?',
  ],
};

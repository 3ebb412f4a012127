import { wordSet } from '../../lexicon/word-set.ts';
import { type Finding, PERSONAL, type Place, placesOf, type Rule } from '../../rules/kit.ts';
import type { Sentence, Word } from '../../text/words.ts';

const RELATIVES = wordSet('that which who');
const BE = wordSet('is are was were');
/** Nouns whose “that” may tell what they are about: “the fact that I know”. */
const TELLS_WHAT = wordSet(`
  fact idea claim belief view news hope fear sign evidence proof chance risk feeling sense conclusion notion theory
  report promise concern warning statement decision condition point danger doubt day time moment year extent case reason
  way thing one ones those all answer argument assumption agreement rumour rumor impression suggestion proposal`);
/** A participle before one of these stands well without its “that was”. */
const PREPOSITIONS = wordSet(
  'by in at on from for with during under between to near as out after before until there here',
);
const PLACES = wordSet('in on at from near under inside outside above behind within');
/** “so much noise that we left”: the clause tells how much. */
const MEASURES = wordSet('so such too same');

/** Whether something is joined on to the clause that has no subject without its pronoun: “… and was sold”. */
function isJoined(words: readonly Word[], index: number): boolean {
  const rest = words.slice(index);
  return rest.some(
    ({ lower }, place) =>
      /^(?:and|or|but)$/.test(lower) &&
      (/^(?:VERB|AUX|ADV|PART)$/.test(rest[place + 1]?.tag ?? '') ||
        RELATIVES.has(rest[place + 1]?.lower ?? '')),
  );
}

function isParticiple({ lower, tag }: Word, next: Word): boolean {
  if (tag !== 'VERB') return false;
  if (/^(?:called|named)$/.test(lower)) return true;
  if (/ing$/.test(lower)) return lower !== 'going' && !/^(?:PUNCT|EDGE)$/.test(next.tag);
  return /(?:ed|en|own|ilt|ade|ent|eld|ought|aid|set)$/.test(lower) && PREPOSITIONS.has(next.lower);
}

const isNoun = ({ lower, tag }: Word) => tag === 'NOUN' || /^(?:some|any|every)thing$/.test(lower);

/** “the report that was written by us”, “the tools that are in the shed”. */
function isBare({ word, at, index }: Place, words: readonly Word[]): boolean {
  const hasComma = at(-1).text === ',';
  const noun = hasComma ? at(-2) : at(-1);
  // “He left the hall, which was noted by all”: after a verb the clause may speak of the whole.
  if (hasComma && words.slice(0, index).some(({ tag }) => /^(?:VERB|AUX)$/.test(tag))) return false;
  if (!RELATIVES.has(word.lower) || !isNoun(noun) || !BE.has(at(1).lower)) return false;
  const isPlace = PLACES.has(at(2).lower) && /^(?:DET|PRON|NOUN)$/.test(at(3).tag) && at(-1) === noun;
  return isPlace || isParticiple(at(2), at(3));
}

/** “the book that I read”: subject and verb follow at once. */
function isObject({ word, at, index }: Place, words: readonly Word[]): boolean {
  if (!/^(?:that|which)$/.test(word.lower) || !isNoun(at(-1)) || TELLS_WHAT.has(at(-1).lower)) return false;
  // “let you know in advance that we …”
  if (!PERSONAL.has(at(1).lower) || at(-2).tag === 'ADP') return false;
  // “her demand that he leave the house”: with an object of its own, the clause tells what is demanded.
  const verb = [2, 3, 4].find((distance) => !/^(?:AUX|ADV|PART)$/.test(at(distance).tag)) ?? 2;
  const hasObject = /^(?:DET|PRON|NOUN|PROPN|ADJ|NUM)$/.test(at(verb + 1).tag);
  return (
    at(verb).tag === 'VERB' && !hasObject && !words.slice(0, index).some(({ lower }) => MEASURES.has(lower))
  );
}

/** “If there is anything that you need, call us”: the border between the clauses has to be seen. */
const isOpening = ({ text }: Sentence, { start }: Word) =>
  /^(?:if|when|whenever|unless|once|should)\b/i.test(text) && !text.slice(0, start).includes(',');

/** A relative clause without the words that only join it on. */
export const bareParticiple: Rule = {
  id: 'shorten-relative',
  category: 'shortening',
  gist: 'relative clause',
  *find(sentence): Generator<Finding> {
    // “It was the report that was written by us” sets the report off; without “that” it says something else.
    if (/^it (?:is|was)\b/i.test(sentence.text)) return;
    for (const place of placesOf(sentence)) {
      const [bare, object] = [isBare(place, sentence.words), isObject(place, sentence.words)];
      if (!(bare || object) || isOpening(sentence, place.word) || isJoined(sentence.words, place.index))
        continue;
      const reason = 'The clause can follow its noun directly.';
      yield { start: place.word.start, end: place.at(bare ? 2 : 1).start, replacement: '', reason };
    }
  },
  examples: [
    ['The report that was written by Anna is good.', 'The report written by Anna is good.'],
    ['People who are living here agree.', 'People living here agree.'],
    ['The tools that are in the shed are old.', 'The tools in the shed are old.'],
    ['The tools that we bought are good.', 'The tools we bought are good.'],
    ['The form, which was sent by mail, is lost.', 'The form, sent by mail, is lost.'],
  ],
  leaves: [
    'It was the report that was sent by mail.',
    'The form, which was sent by mail and has been lost, is here.',
    'The form that was sent by mail and which we lost is here.',
    'The people who are going to come agree.',
    'The fact that I know it helps.',
    'She closed the window, which was noted by everyone.',
    'There was so much noise that we left. I was so tired of all the noise that I left.',
    'They gave the answer that they would vote against it.',
    'Her demand that he leave the house was ignored.',
    'If there are tools that you need, call us.',
  ],
};

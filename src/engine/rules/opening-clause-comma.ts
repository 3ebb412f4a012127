import { wordSet } from '../lexicon/word-set.ts';
import { PERSONAL, type Place, placesOf, type Rule } from './kit.ts';

const OPENERS = wordSet(
  'if when although because while once whenever though since as after before unless until',
);
/** A pronoun after one of these goes on with the same clause: “everything I have”. */
const GOES_ON = wordSet(`
  that what how if when where why which who because and or but than so as time way thing things like before after until
  since though while also everything something anything place day people year moment all one reason first last`);
/** Participles and pasts that a clause may end with, and behind which no other one is said: “the check cleared”, “the movers left”. */
const ENDS_CLAUSE =
  /^(?!(?:believed|hoped|noticed|realized|realised|decided|agreed|promised|asked|wished|assumed|claimed|explained|guessed|learned|learnt|need|wanted|loved|liked|needed|owned|used)$)(?:\p{L}{2,}ed|left|gone|done|broken|closed|shut|begun|over)$/u;
const NOMINATIVE = wordSet('i we he she they');
const FINITE = wordSet('is are was were will would can could has had should must may might');
const STRANDED = wordSet('to for with about of from at');
const LONGEST = 22;

/** “… the version it applies to.”: a clause that says which version, of a main one that began without a comma. */
function endsWithPreposition(first: Place, distance: number): boolean {
  const [last, end] = [first.at(distance), first.at(distance + 1)];
  return STRANDED.has(last.lower) && /^(?:PUNCT|EDGE)$/.test(end.tag);
}

/** “the closest gray you can find”: a clause that says which one. */
const SINGLES_OUT = /^(?:\p{L}{3,}est|best|worst|most|least|only|first|last|any|every|all)$/u;
const isSingledOut = (first: Place, distance: number) =>
  [2, 3].some((back) => back <= distance && SINGLES_OUT.test(first.at(distance - back).lower));

export const openingClauseComma: Rule = {
  id: 'opening-clause-comma',
  category: 'punctuation',
  gist: 'comma',
  *find(sentence) {
    const [first] = placesOf(sentence);
    if (first === undefined || !OPENERS.has(first.word.lower) || !/^\p{Lu}/u.test(first.word.text)) return;
    let hasVerb = false;
    const lastComma = sentence.words.findLastIndex(({ text }) => text === ',');
    for (let distance = 1; distance < LONGEST; distance += 1) {
      const [before, word, after] = [first.at(distance - 1), first.at(distance), first.at(distance + 1)];
      if (
        /^(?:PUNCT|EDGE)$/.test(word.tag) ||
        (distance < 2 && /^(?:that|which|who|what|how|where)$/.test(word.lower))
      )
        return;
      const hasPronoun =
        (PERSONAL.has(word.lower) || word.lower === 'it' || word.lower === 'there') &&
        /^(?:AUX|VERB)$/.test(after.tag);
      // “When the rain stopped at noon the streets were dry”: a noun and its finite verb.
      const hasNoun =
        /^(?:the|my|our|his|their|these|this|your)$/.test(word.lower) &&
        after.tag === 'NOUN' &&
        FINITE.has(first.at(distance + 2).lower);
      const opensMain = hasPronoun || hasNoun;
      if (
        hasVerb &&
        distance > 3 &&
        // “If you get a letter you cannot read, ask”: a comma further on ends the clause.
        lastComma < distance &&
        opensMain &&
        (/^(?:NOUN|ADJ|ADV|PROPN|NUM)$/.test(before.tag) ||
          // “you” and “it” may be whom it is done to
          (ENDS_CLAUSE.test(before.lower) && (NOMINATIVE.has(word.lower) || after.tag === 'AUX'))) &&
        !GOES_ON.has(before.lower) &&
        !(hasPronoun && isSingledOut(first, distance)) &&
        !(hasPronoun && endsWithPreposition(first, distance + 2))
      ) {
        const reason = `A comma parts the clause that “${first.word.lower}” opens from the main one.`;
        yield { start: before.end, end: before.end, replacement: ',', reason };
        return;
      }
      if (/^(?:VERB|AUX)$/.test(word.tag) || word.lower === "'s") hasVerb = true;
    }
  },
  examples: [
    ['After the movers left we found a crack.', 'After the movers left, we found a crack.'],
    ['If the check has not cleared you should call.', 'If the check has not cleared, you should call.'],
    [
      'Because the flight was late we missed the meeting.',
      'Because the flight was late, we missed the meeting.',
    ],
  ],
  leaves: [
    'If it is out of blue just get the closest gray you can find.',
    'After he left the office he shared, it rained.',
    'When he believed we were late, he called.',
    'If the man I asked you about calls, tell me.',
    'When we arrived, it rained.',
    'If everything I own burns, so be it.',
    'When you meet a man you do not know, be polite.',
    'If that is set the printed value will be prefixed with the version it applies to.',
  ],
};

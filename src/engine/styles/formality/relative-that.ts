import { wordSet } from '../../lexicon/word-set.ts';
import { type Finding, type Place, placesOf, type Rule } from '../../rules/kit.ts';
import type { Sentence } from '../../text/words.ts';

/** Nouns whose “that” tells what they are about, or when and how something is done. */
const TELLS_WHAT = wordSet(`
  fact facts idea claim claims belief view news hope fear sign signs evidence proof chance risk possibility suggestion
  argument feeling sense impression conclusion notion theory rumour rumor report reports promise assumption concern
  warning announcement statement realisation realization decision condition point danger likelihood odds doubt
  suspicion expectation understanding agreement proposal recommendation demand requirement extent case day way reason
  time moment year week month minute second hour place manner degree rate speed bit lot kind sort type number men man
  accounts account story stories allegation allegations complaint complaints assurance guarantee reminder rule law message
  messages theories statements feelings thought thoughts truth hint hopes fears children people so such today tomorrow yesterday`);
const SUBJECTS = wordSet('i you we they he she');
const OPENS = wordSet(
  'the a an any some no every this that these those my your his her its our their all only',
);
/** After these a noun phrase may end a clause, and what follows is the next one: “if you see the error you should”. */
const LEADS_ON = wordSet(`
  if when once after before while since because although though until unless whenever as given in on at for with
  during tell tells told ask asks asked inform informed show shows showed assure promised promise bet remind warn warned`);

/** The verb of the clause stands there and is no question: “the book I read”. */
function hasVerb({ at }: Place, distance: number): boolean {
  const [verb, next] = [at(distance), at(distance + 1)];
  return (
    /^(?:VERB|AUX)$/.test(verb.tag) && !/^(?:is|am|are|was|were|be)$/.test(verb.lower) && next.tag !== 'EDGE'
  );
}

/** Whether the noun before is one thing of a kind that somebody has, does or sees. */
function isSimpleNoun({ at, index }: Place, sentence: Sentence): boolean {
  const noun = at(-1);
  if (noun.tag !== 'NOUN' || TELLS_WHAT.has(noun.lower)) return false;
  const before = sentence.words.slice(Math.max(0, index - 4), index - 1);
  return before.some(({ lower }) => OPENS.has(lower));
}

/** “the book I read” is “the book that I read” in a more formal text. */
export const withRelative: Rule = {
  id: 'with-relative',
  category: 'tone',
  gist: 'formal clause',
  *find(sentence): Generator<Finding> {
    for (const place of placesOf(sentence)) {
      const { word, at, index } = place;
      if (!SUBJECTS.has(word.lower) || !isSimpleNoun(place, sentence) || !hasVerb(place, 1)) continue;
      if (sentence.words.slice(0, index - 1).some(({ lower }) => LEADS_ON.has(lower))) continue;
      const noun = at(-1);
      if (sentence.text.slice(noun.end, word.start) !== ' ') continue;
      const reason = 'A more formal text does not leave out the “that” of such a clause.';
      yield { start: noun.end, end: noun.end, replacement: ' that', reason };
    }
  },
  examples: [['Here is the book you wanted.', 'Here is the book that you wanted.']],
  leaves: ['If you see the error you should call.', 'He told the man he was late.', 'In the end we left.'],
};

/** “the book that I read” is “the book I read” in speech. */
export const withoutRelative: Rule = {
  id: 'without-relative',
  category: 'tone',
  gist: 'everyday clause',
  *find(sentence): Generator<Finding> {
    if (/^it (?:is|was|'s)\b/i.test(sentence.text)) return;
    for (const place of placesOf(sentence)) {
      const { word, at } = place;
      const [noun, subject] = [at(-1), at(1)];
      if (!/^(?:that|which|whom)$/.test(word.lower) || noun.tag !== 'NOUN') continue;
      if (TELLS_WHAT.has(noun.lower) || !SUBJECTS.has(subject.lower) || !/^(?:VERB|AUX)$/.test(at(2).tag))
        continue;
      if ([-2, -3].some((distance) => /^(?:so|such|said|told|tell|says|it)$/.test(at(distance).lower)))
        continue;
      const reason = 'In everyday English such a clause follows without “that”.';
      yield { start: word.start, end: subject.start, replacement: '', reason };
    }
  },
  examples: [['Here is the book that you wanted.', 'Here is the book you wanted.']],
  leaves: ['The fact that he left is sad.', 'There was so much noise that we left.'],
};

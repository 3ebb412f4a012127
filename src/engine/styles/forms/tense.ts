import { isVerbBase } from '../../lexicon/verbs.ts';
import { wordTable } from '../../lexicon/word-table.ts';
import { matchCapital } from '../../rules/kit.ts';
import type { Sentence, Word } from '../../text/words.ts';
import type { Change } from '../../types.ts';
import { makeAsked } from '../layout/changes.ts';
import type { StyleStage } from '../stage.ts';
import { agree, isMany, readSubject, readVerb } from './verbs.ts';

type Tense = 'past' | 'present';
const make = makeAsked('tense', 'tense');

/** What keeps a sentence in its time, whatever its verbs would be. */
const TIED: Readonly<Record<Tense, RegExp>> = {
  past: /\b(?:now|tomorrow|today|tonight|next|currently|nowadays|soon|later)\b|["“”?:]/i,
  present: /\b(?:yesterday|ago|last|earlier|in (?:19|20)\d\d|since)\b|["“”?:]/i,
};
/** What is said of one and of many shows in the form, whoever it is said of. */
const WAS_BY_FORM = wordTable({ am: 'was', is: 'was', are: 'were', "'m": 'was', "'s": 'was', "'re": 'were' });

/** “The results show”, where the tagger takes the verb for a noun; it also takes “I'm” for one word. */
const isHiddenVerb = ({ tag, lower }: Word, before: Word | undefined) =>
  tag === 'NOUN' && isVerbBase(lower) && (isMany(before) || before?.tag === 'PRON');

const CONTRACTED = new Set(["'m", "'re", "'s", "'ve"]);

function toChange(words: readonly Word[], index: number, tense: Tense): Change[] | undefined {
  const word = words[index];
  const verb = readVerb(words, index);
  if (word === undefined || verb.kind === 'unsure') return undefined;
  if (verb.kind === 'fixed' || verb.kind === tense) return [];
  const written =
    WAS_BY_FORM[word.lower] && tense === 'past'
      ? WAS_BY_FORM[word.lower]
      : agree(verb.base, readSubject(words, index), tense);
  if (written === undefined) return undefined;
  const isJoined = words[index + 1]?.lower === "n't" && word.lower !== 'ca';
  const form = word.lower === 'ca' ? 'could' : isJoined && written === 'am' ? undefined : written;
  if (form === undefined) return undefined;
  return [
    make(word.start, word.end, CONTRACTED.has(word.lower) ? ` ${form}` : matchCapital(word.text, form)),
  ];
}

/** The changes of a sentence, if all of its verbs are sure: a sentence of two times would be wrong. */
function changeSentence({ words, text }: Sentence, tense: Tense): Change[] {
  if (TIED[tense].test(text)) return [];
  const changes: Change[] = [];
  for (const [index, { tag, lower }] of words.entries()) {
    const word = words[index];
    if (word && (isHiddenVerb(word, words[index - 1]) || /^(?:i|we|you|they|he|she|it|that)'/.test(lower)))
      return [];
    if (!/^(?:VERB|AUX)$/.test(tag) && !CONTRACTED.has(lower)) continue;
    const found = toChange(words, index, tense);
    if (found === undefined) return [];
    changes.push(...found);
  }
  return changes;
}

/** Sentences in another tense; one of which any verb is in doubt stays. */
export const makeTense = (tense: Tense): StyleStage => ({
  reach: 'free',
  find: (text, { read }) =>
    read(text).flatMap((sentence) =>
      changeSentence(sentence, tense).map((change) => ({
        ...change,
        start: change.start + sentence.start,
        end: change.end + sentence.start,
      })),
    ),
});

import type { Frequencies } from '../../lexicon/frequencies.ts';
import { findBaseOfThirdPerson, isVerbBase } from '../../lexicon/verbs.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { wordTable } from '../../lexicon/word-table.ts';
import { matchCapital } from '../../rules/kit.ts';
import type { Sentence, Word } from '../../text/words.ts';
import type { Change } from '../../types.ts';
import { findBody } from '../layout/body.ts';
import { makeAsked } from '../layout/changes.ts';
import type { StyleReader, StyleStage } from '../stage.ts';
import { agree, isMany, readSubject, readVerb } from './verbs.ts';

type Tense = 'past' | 'present';
const make = makeAsked('tense', 'tense');

/** What keeps a sentence in its time, whatever its verbs would be. */
const TIED: Readonly<Record<Tense, RegExp>> = {
  past: /\b(?:now|tomorrow|today|tonight|next|currently|nowadays|soon|later)\b|["“”?]|:(?!\d)/i,
  present: /\b(?:yesterday|ago|last|earlier|in (?:19|20)\d\d|since)\b|["“”?]|:(?!\d)/i,
};
/** What is said of one and of many shows in the form, whoever it is said of. */
const WAS_BY_FORM = wordTable({ am: 'was', is: 'was', are: 'were', "'m": 'was', "'s": 'was', "'re": 'were' });

/** “my name” is no verb, whatever “they name” is. */
const OWNERS = wordSet('my our your his her its their');

/** “He strides”: behind these no noun stands. */
const ACTORS = wordSet('i he she they');

/** “The results show”, where the tagger takes the verb for a noun. */
const isHiddenVerb = ({ tag, lower }: Word, before: Word | undefined) =>
  tag === 'NOUN' &&
  (ACTORS.has(before?.lower ?? '') ||
    (isVerbBase(lower) && (isMany(before) || (before?.tag === 'PRON' && !OWNERS.has(before.lower)))));

/** “take out my phone and ring for help”: a thing, or what is done then. */
const mayGoOn = ({ tag, lower }: Word, before: Word | undefined, next: Word | undefined) =>
  tag === 'NOUN' &&
  before?.tag === 'CCONJ' &&
  isVerbBase(lower) &&
  /^(?:for|at|to|out|off|up|down|back|into|my|his|her|him|them|it)$/.test(next?.lower ?? '');

/** “Bill reports that”, “and thanks everyone”: verbs that the tagger takes for plurals. */
const isVerbOfOne = ({ tag, lower }: Word, before: Word | undefined, next: Word | undefined) =>
  tag === 'NOUN' &&
  /^(?:PROPN|CCONJ|NOUN)$/.test(before?.tag ?? '') &&
  !isMany(before) &&
  /^(?:SCONJ|PRON|DET)$/.test(next?.tag ?? '') &&
  findBaseOfThirdPerson(lower) !== undefined;

const CONTRACTED = new Set(["'m", "'re", "'s", "'ve"]);

/** What the words of a sentence become, and which words there are. */
interface Turn {
  tense: Tense;
  frequencies: Frequencies;
}

function toChange(words: readonly Word[], index: number, { tense, frequencies }: Turn): Change[] | undefined {
  const word = words[index];
  const verb = readVerb(words, index);
  if (word === undefined || verb.kind === 'unsure') return undefined;
  if (verb.kind === 'fixed' || verb.kind === tense) return [];
  const written =
    WAS_BY_FORM[word.lower] && tense === 'past'
      ? WAS_BY_FORM[word.lower]
      : agree(verb.base, readSubject(words, index), tense);
  // Of a verb whose irregular past nobody has listed, the regular one is no word: “weeped”
  if (written === undefined || (written.endsWith('ed') && frequencies.of(written) === 0)) return undefined;
  const isJoined = words[index + 1]?.lower === "n't" && word.lower !== 'ca';
  const form = word.lower === 'ca' ? 'could' : isJoined && written === 'am' ? undefined : written;
  if (form === undefined) return undefined;
  const next = words[index + 1];
  // “cannot”
  const isWithNot = next?.lower === 'not' && next.start === word.end;
  const said = CONTRACTED.has(word.lower) ? ` ${form}` : matchCapital(word.text, form);
  return [make(word.start, word.end, isWithNot ? `${said} ` : said)];
}

/** The changes of a sentence; nothing where any of its verbs is in doubt: a sentence of two times would be wrong. */
function changeSentence({ words, text }: Sentence, turn: Turn): Change[] | undefined {
  if (TIED[turn.tense].test(text)) return undefined;
  const changes: Change[] = [];
  for (const [index, { tag, lower }] of words.entries()) {
    const word = words[index];
    if (word && (isHiddenVerb(word, words[index - 1]) || mayGoOn(word, words[index - 1], words[index + 1])))
      return undefined;
    const isVerb = word && isVerbOfOne(word, words[index - 1], words[index + 1]);
    if (!/^(?:VERB|AUX)$/.test(tag) && !CONTRACTED.has(lower) && !isVerb) continue;
    const found = toChange(words, index, turn);
    if (found === undefined) return undefined;
    changes.push(...found);
  }
  return changes;
}

/** The sentences between greeting and closing. */
function readBody(text: string, { read }: StyleReader): Sentence[] {
  const { start, end } = findBody(text);
  return read(text).filter(
    (sentence) => sentence.start + sentence.text.length > start && sentence.start < end,
  );
}

/** All sentences in another tense, or none: of which any verb is in doubt, the story would be told in two. */
export const makeTense = (tense: Tense): StyleStage => ({
  reach: 'free',
  find(text, reader) {
    const turned = readBody(text, reader).map((sentence) =>
      changeSentence(sentence, { tense, frequencies: reader.context.frequencies })?.map((change) => ({
        ...change,
        start: change.start + sentence.start,
        end: change.end + sentence.start,
      })),
    );
    return turned.some((changes) => changes === undefined) ? [] : turned.flatMap((changes) => changes ?? []);
  },
});

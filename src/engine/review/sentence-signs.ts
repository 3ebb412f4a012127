import { findIrregularBase } from '../lexicon/irregular-verbs.ts';
import { wordSet } from '../lexicon/word-set.ts';
import type { Span } from '../text/edits.ts';
import type { Sentence, Word } from '../text/words.ts';
import { listOwnSentences, type Reading } from './reading.ts';

/** Signs that need the sentence: its length, its verbs. */

/** A reader holds about this many words at once. */
export const LONG_SENTENCE_WORDS = 30;

const BE = wordSet("is are was were be been being am 's 're");
const ADVERBS = wordSet('not never always also often usually already still just only being been fully well');
/** Verbs of which “is gone” is no passive, and participles that are mostly adjectives. */
const NO_PASSIVE = wordSet(`
  gone come become begun supposed used interested pleased excited tired worried concerned attached married delighted
  confused scared bored relieved satisfied committed dedicated related based located sorry aged limited left done thought known
  finished closed surprised disappointed annoyed impressed convinced prepared`);

/** What people are told to do. A sentence that begins with one of these commands, unless it says please. */
const COMMANDS = wordSet(`
  send give tell call make fix finish complete submit provide explain check update review change reply respond answer
  write sign pay fill bring get stop come forward share confirm schedule read remove add use ensure do delete prepare
  book order print clean return correct redo resend remember hurry`);

/** After “be” and “been”, the tagger takes many a participle for an adjective. */
function isParticiple({ lower, tag }: Word, be: Word): boolean {
  if (NO_PASSIVE.has(lower) || tag === 'NOUN') return false;
  if (tag === 'ADJ' && !/^be/.test(be.lower)) return false;
  return /[^e]ed$/.test(lower) || findIrregularBase(lower) !== undefined;
}

function at(sentence: Sentence, from: Word, to: Word): Span {
  return { start: sentence.start + from.start, end: sentence.start + to.end };
}

function findPassive(sentence: Sentence): Span[] {
  return sentence.words.flatMap((word, index) => {
    if (!BE.has(word.lower)) return [];
    let next = index + 1;
    while (ADVERBS.has(sentence.words[next]?.lower ?? '') || /.ly$/.test(sentence.words[next]?.lower ?? ''))
      next += 1;
    const verb = sentence.words[next];
    if (verb === undefined || !isParticiple(verb, word)) return [];
    // “was being made” is one passive, found at its last form of “be”.
    return sentence.words.slice(index + 1, next).some(({ lower }) => BE.has(lower))
      ? []
      : [at(sentence, word, verb)];
  });
}

export function listPassives(reading: Reading): Span[] {
  return listOwnSentences(reading).flatMap(findPassive);
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}

export function listLongSentences(reading: Reading): Sentence[] {
  return listOwnSentences(reading).filter(({ text }) => countWords(text) > LONG_SENTENCE_WORDS);
}

/** The verb of a sentence that commands without “please”: “Send it.” */
function findCommand(sentence: Sentence): Span[] {
  const [first, second] = sentence.words;
  if (first === undefined || !COMMANDS.has(first.lower) || /\b(?:please|kindly)\b/i.test(sentence.text))
    return [];
  // “Do you know” and “Answer: yes” tell nobody to do anything.
  if (sentence.text.endsWith('?') || second === undefined || second.tag === 'VERB' || second.text === ':')
    return [];
  return [at(sentence, first, first)];
}

export function listCommands(reading: Reading): Span[] {
  return listOwnSentences(reading).flatMap(findCommand);
}

import { OF_MANY, OF_ONE, toForms } from '../../lexicon/inflection.ts';
import { findSingular, toPlural } from '../../lexicon/nouns.ts';
import { findBase, findBaseOfThirdPerson, isKnownBase, toThirdPerson } from '../../lexicon/verbs.ts';
import { wordTable } from '../../lexicon/word-table.ts';
import type { Sentence, Word } from '../../text/words.ts';
import { startsWithVowelSound } from '../a-or-an.ts';
import { type Finding, matchCapital, NOTHING } from '../kit.ts';
import type { Match, Words } from './match.ts';

const MANY: Readonly<Record<string, string>> = wordTable({ ...OF_MANY, "'s": 'are', am: 'are' });
const PAST_OF_BE: Readonly<Record<string, string>> = wordTable({ am: 'was', is: 'was', are: 'were' });

function toBase({ lower, lemma }: Word): string {
  if (isKnownBase(lower)) return lower;
  if (/^(?:am|is|are|was|were|been|being|'s|'m|'re)$/.test(lower)) return 'be';
  return findBase(lower, lemma) ?? (lower.endsWith('ing') ? lemma : lower);
}

/** “bigger”, “easier” and “safest”: a short adjective with its ending. */
function compare(adjective: string, ending: 'er' | 'est'): string {
  if (/^[^aeiou]*[aeiou][bdgmnpt]$/.test(adjective)) return `${adjective}${adjective.at(-1) ?? ''}${ending}`;
  if (adjective.endsWith('y')) return `${adjective.slice(0, -1)}i${ending}`;
  return adjective.endsWith('e') ? `${adjective}${ending.slice(1)}` : `${adjective}${ending}`;
}

/** What a row writes as `$1:past`: of the first word of a capture, or of the last one of nouns. */
const FORMS: Readonly<Record<string, (word: Word) => string | undefined>> = wordTable({
  base: toBase,
  past: (word: Word) => PAST_OF_BE[word.lower] ?? toForms(toBase(word)).past,
  participle: (word: Word) => toForms(toBase(word)).participle,
  ing: (word: Word) => toForms(toBase(word)).gerund,
  s: (word: Word) => toThirdPerson(toBase(word)),
  one: (word: Word) => OF_ONE[word.lower] ?? toThirdPerson(word.lower),
  many: (word: Word) => MANY[word.lower] ?? findBaseOfThirdPerson(word.lower),
  plural: ({ lower }: Word) => toPlural(lower),
  singular: ({ lower }: Word) => findSingular(lower),
  possessive: ({ lower }: Word) => `${findSingular(lower) ?? lower}'s`,
  comparative: ({ lower }: Word) => compare(lower, 'er'),
  superlative: ({ lower }: Word) => compare(lower, 'est'),
});

const PART = /\$(\d)(?::(\w+))?/g;

/** Throws where a row writes a capture that it does not have, or a form that there is not. */
export function checkTemplate(template: string, captures: number): void {
  for (const [part, number, form] of template.matchAll(PART)) {
    if (Number(number) > captures || number === '0') throw new Error(`“${part}” is not captured`);
    if (form !== undefined && form !== 'a' && FORMS[form] === undefined)
      throw new Error(`no form is called “${form}”`);
  }
}

/** From a capture to its text, or to a form of it; nothing where it has no such form. */
function writeCapture(text: string, words: Words, form: string | undefined): string | undefined {
  const [word] = words;
  if (form === undefined || word === undefined) return text;
  if (form === 'a') return `${startsWithVowelSound(word.lower) ? 'an' : 'a'} ${text}`;
  const written = FORMS[form]?.(word);
  return written === undefined ? undefined : matchCapital(word.text, written) + text.slice(word.text.length);
}

function fillTemplate(template: string, sentence: Sentence, words: Words, match: Match): string | undefined {
  let isWhole = true;
  const written = template.replace(PART, (_, number: string, form?: string) => {
    const [from, to] = match.captures[Number(number) - 1] ?? [0, 0];
    const captured = words.slice(from, to);
    const text = sentence.text.slice(captured[0]?.start ?? 0, captured.at(-1)?.end ?? 0);
    const part = writeCapture(text, captured, form);
    isWhole &&= part !== undefined;
    return part ?? '';
  });
  return isWhole ? written.replaceAll(/ +/g, ' ').trim() : undefined;
}

/** What is taken out takes a space with it, and gives its capital to the word after it. */
function deleteWords(words: Words, first: number, last: number, end: number): Omit<Finding, 'reason'> {
  const [before, after] = [words[first - 1], words[last]];
  if (before !== undefined && before.start >= 0) return { start: before.end, end, replacement: '' };
  const replacement = matchCapital(words[first]?.text ?? '', after?.text ?? '');
  return { start: words[first]?.start ?? 0, end: after?.end ?? end, replacement };
}

/** What a match is rewritten to; nothing where that is what stands there. */
export function rewrite(
  template: string,
  sentence: Sentence,
  words: Words,
  match: Match,
): Omit<Finding, 'reason'> | undefined {
  const written = fillTemplate(template, sentence, words, match);
  const first = Math.min(...match.captures.map(([from]) => from));
  const last = Math.max(...match.captures.map(([, to]) => to));
  const [{ start } = { start: 0 }, { end } = { end: 0 }] = [words[first], words[last - 1]];
  const found = sentence.text.slice(start, end);
  if (written === undefined || written.toLowerCase() === found.toLowerCase()) return undefined;
  if (written === '') return deleteWords(words, first, last, end);
  if (written.startsWith(found) && /^[ ,]/.test(written.slice(found.length)))
    return { start: end, end, replacement: written.slice(found.length) };
  const before = words[first - 1] ?? NOTHING;
  const isFirst = before.tag === 'EDGE' || before.tag === 'PUNCT';
  const replacement = isFirst && !/^I\b/.test(found) ? matchCapital(found, written) : written;
  const isJoined = found.startsWith("'") && before.end === start && !/^['n]/.test(written);
  return { start, end, replacement: isJoined ? ` ${replacement}` : replacement };
}

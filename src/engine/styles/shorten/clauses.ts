import { wordSet } from '../../lexicon/word-set.ts';
import type { Sentence, Word } from '../../text/words.ts';
import { isVerb } from '../splits/clauses.ts';

/** A clause that opens with one of these needs another to lean on. */
const LEANS = wordSet(`
  if unless when whenever while whereas although though because since after before until as once whether where given
  despite instead rather even not for so`);

export const isLetters = ({ text }: Word) => /[\p{L}\p{N}]/u.test(text);
export const isNaming = ({ tag }: Word) => tag === 'NOUN' || tag === 'PROPN';

/** A verb that can carry a clause. */
export const carriesClause = (word: Word) => isVerb(word) && !/ing$/.test(word.lower);

export const countWords = (words: readonly Word[]) => words.filter(isLetters).length;

/** Whether marks that come in pairs are closed: what follows stands in none of them. */
export function isClosed(text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return (
    count(/[([]/g) === count(/[)\]]/g) &&
    count(/"/g) % 2 === 0 &&
    count(/“/g) === count(/”/g) &&
    count(/ [–—-] |—/g) % 2 === 0
  );
}

/** Whether the words before `index` are a sentence of their own: a main clause with its verb. */
export function isWhole({ words, text }: Sentence, index: number): boolean {
  const left = words.slice(0, index);
  const [first, last] = [left[0], left.at(-1)];
  if (first === undefined || last === undefined || countWords(left) < 4) return false;
  if (!isLetters(last) || !left.some(carriesClause) || !isClosed(text.slice(0, last.end))) return false;
  const leans = LEANS.has(first.lower) || /ing$/.test(first.lower) || first.lower === 'to';
  return !leans || left.some((word, place) => word.text === ',' && left.slice(place).some(carriesClause));
}

/** The index of the full stop that ends the sentence; nothing where it ends otherwise. */
export function findStop({ words }: Sentence): number | undefined {
  return words.at(-1)?.text === '.' ? words.length - 1 : undefined;
}

/** Who speaks or is asked: what binds somebody says when, why and how, and none of it goes. */
const US = wordSet(
  "i i'm i'll i'd i've we we're we'll we've you you'll you're your my our us me please let's",
);

/** “Guests are asked to call before that date”: who is asked is told when and what for. */
const ASKS =
  /\b(?:is|are|be) (?:kindly |also |therefore )*(?:asked|requested|required|invited|advised|reminded|expected|allowed|permitted) to\b/i;

export const speaksOfUs = ({ words, text }: Sentence) =>
  words.some(({ lower }) => US.has(lower)) || ASKS.test(text);

/** Words that a sentence keeps at least when its end goes. */
const SHORTEST_REST = 6;
const SHORTEST_END = 3;
/** A longer end is half of the story. */
const LONGEST_END = 20;

const OPENS_OWN = wordSet('that which who whose whom where what how they he she it');

interface End {
  /** Where the stretch that may go begins and ends, in UTF-16 code units from the start of the sentence. */
  start: number;
  end: number;
}

const JOINTS = wordSet('and but so while whereas although though because which who where');
const SUBJECTS = wordSet(
  'i we you it they he she this that these those there the a an my our your his her its their some many most all',
);

/** Whether a verb, or a subject with one, stands here. */
function opensAfter(words: readonly Word[], index: number): boolean {
  const [first] = words.slice(index);
  if (first === undefined) return false;
  return carriesClause(first) || words.slice(index + 1, index + 6).some(carriesClause);
}

/** Whether a clause or a predicate is joined on at this word. */
function isJoint(words: readonly Word[], index: number): boolean {
  const [word, next] = [words[index], words[index + 1]];
  if (word === undefined || next === undefined) return false;
  if (word.text === ';' || word.text === ':') return true;
  if (word.text === ',') return JOINTS.has(next.lower) && opensAfter(words, index + 2);
  if (!/^(?:and|but)$/.test(word.lower)) return false;
  const hasSubject = SUBJECTS.has(next.lower) || next.tag === 'PROPN' || next.tag === 'PRON';
  return carriesClause(next) || (hasSubject && words.slice(index + 2, index + 6).some(carriesClause));
}

/** “the first country where …”, “much keener on …”, “any phone with …”: what comes after says of which, or than what. */
const isMeasured = ({ lower, tag }: Word) =>
  /^(?:first|only|last|next|same|such|so|too|enough|much|far|less|more|most|least|best|worst|rather|any|every|each|all|no)$/.test(
    lower,
  ) ||
  (tag === 'ADJ' && /(?:[^r]e|[^aeiou])(?:st|r)$/.test(lower) && /(?:est|er)$/.test(lower));

/**
 * The stretch from the word at `index`, with the comma before it, to the end of its clause: the full stop, or where the
 * next clause is joined on. Nothing where the sentence cannot do without it.
 */
export function findEnd(sentence: Sentence, index: number): End | undefined {
  const { words } = sentence;
  const stop = findStop(sentence);
  const from = words[index - 1]?.text === ',' ? index - 1 : index;
  if (stop === undefined || speaksOfUs(sentence) || countWords(words.slice(0, from)) < SHORTEST_REST)
    return undefined;
  const joint = words.findIndex((_, place) => place > index && place < stop && isJoint(words, place));
  const [before, last] = [words[from - 1], words[(joint < 0 ? stop : joint) - 1]];
  const inside = words.slice(index, joint < 0 ? stop : joint);
  const length = countWords(inside);
  if (before === undefined || last === undefined || length < SHORTEST_END || length > LONGEST_END)
    return undefined;
  if (joint >= 0 && /^(?:ADJ|DET|ADP|CCONJ|PART)$/.test(last.tag)) return undefined;
  if (words.slice(Math.max(0, from - 5), from).some(isMeasured)) return undefined;
  // “because they buy too much or by shops”: the second does not belong to the first.
  if (inside.some(({ tag }, place) => tag === 'CCONJ' && inside[place + 1]?.tag === 'ADP')) return undefined;
  if (!isWhole(sentence, from) || inside.some(({ text }) => /^[:;–—()]$/.test(text))) return undefined;
  return { start: before.end, end: last.end };
}

/** Whether the verb can only be a participle here: “run by”, “known as”, “living in”. */
function isParticiple({ lower, tag }: Word, next: Word | undefined): boolean {
  if (tag === 'AUX') return false;
  return /ing$/.test(lower) || (/(?:ed|en|own|ade|un|ilt|old)$/.test(lower) && next?.tag === 'ADP');
}

/** Whether the stretch is a phrase: any finite verb in it belongs to a clause of its own. */
export function isPhrase({ words }: Sentence, { start, end }: End): boolean {
  const inside = words.filter((word) => word.start >= start && word.end <= end);
  if (inside.some(({ text }) => text === ',')) return false;
  // “campaigns across the world to gain it”: what they do belongs to the words before.
  if (inside.some((word, index) => index > 0 && word.lower === 'to' && inside[index + 1]?.tag === 'VERB'))
    return false;
  const verb = inside.findIndex(
    (word, index) =>
      (isVerb(word) && !isParticiple(word, inside[index + 1]) && inside[index - 1]?.lower !== 'to') ||
      /^(?:has|have|had)$/.test(word.lower),
  );
  return verb < 0 || inside.slice(0, verb).some(({ lower }) => OPENS_OWN.has(lower));
}

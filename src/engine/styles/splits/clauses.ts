import { wordSet } from '../../lexicon/word-set.ts';
import { type Finding, PERSONAL } from '../../rules/kit.ts';
import { withCapital } from '../../text/capital.ts';
import type { Sentence, Word } from '../../text/words.ts';

/** Words: shorter sentences are read with ease. */
const LONGEST = 13;
/** Words that each half must have at least. */
const SHORTEST_HALF = 4;

const OTHERS = wordSet(`
  there this these those it the a an our your my their his her its some many most all both each every one others few
  several people such no another`);
const SUBJECTS = new Set([...PERSONAL, ...OTHERS]);
/** The first half of “not only …, but …”: what it denies needs what the second half says. */
const HALF_DENIED = /(?:\bnot|n't) (?:because|only|just|merely|simply|so much)\b/i;
/** What leaves out its verb, which stands in the sentence before: “…, and I do not want to.” */
const ELLIPTIC =
  /\b(?:to|not|(?:is|are|was|were|do|does|did|will|would|can|could|should|must|may|might|have|has|had)(?:n't)?|can't|won't|cannot)(?: too| either)?(?=[^\p{L}\p{N}\s'’-]|$)/iu;
/** What comes after one of these reaches over the comma. */
const BINDS = wordSet('if unless whether either both neither between');
/** What a sentence opens with that may hold for its second clause, too: “When it rains, we leave, and the dog stays.” */
const HOLDS_ON = wordSet('when whenever once until while since because');
/** What comes after one of these may: it may be what was said, or asked. */
const REPORTS = wordSet(`
  say says said saying think thinks thought believe believes believed claim claims claimed argue argues argued announce
  announced report reports reported told tells warn warns warned suggest suggests suggested hope hopes hoped add adds
  added explain explains explained insist insists insisted how what why ensure ensures`);

const SAYS = wordSet('said says told tells added adds warned warns announced explained insisted argued');

/** Whether the clause that begins with these words tells what somebody said: “the mayor said that …”. */
export function opensReport(words: readonly Word[]): boolean {
  const verb = words.slice(0, 8).find(isVerb);
  return verb !== undefined && SAYS.has(verb.lower);
}

export const isWord = (word: Word) => /\p{L}|\p{N}/u.test(word.text);
const isVerb = ({ tag }: Word) => tag === 'VERB' || tag === 'AUX';
/** A verb that can carry a clause. */
export const carriesClause = (word: Word) => isVerb(word) && !/ing$/.test(word.lower);
export const countWords = (words: readonly Word[]) => words.filter(isWord).length;

/** Long enough to be two, on one line, and no question. */
export function isLong({ words, text }: Sentence): boolean {
  return countWords(words) > LONGEST && !/[\n?]/.test(text);
}

function isBalanced(text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return (
    count(/\(/g) === count(/\)/g) &&
    count(/"/g) % 2 === 0 &&
    count(/“/g) === count(/”/g) &&
    count(/(?<!\S)'\w/g) === count(/[\w.,!]'(?!\S)/g) &&
    count(/ [–—-] /g) % 2 === 0
  );
}

/**
 * Whether a whole clause begins with the word at `index`: a subject, and its verb before the next comma. With `isStrict`
 * the verb must be one that cannot be a participle; with `isLoose` the subject may be long: what comes after “but” is
 * hardly ever the rest of a list.
 */
export function isClause(
  words: readonly Word[],
  index: number,
  { isStrict = false, isLoose = false } = {},
): boolean {
  const subject = words[index];
  if (subject === undefined) return false;
  if (
    !SUBJECTS.has(subject.lower) &&
    !/^(?:PROPN|NOUN|ADJ|NUM|SYM)$/.test(subject.tag) &&
    !/^[£$€]$/.test(subject.text)
  )
    return false;
  // “Though pleased their case succeeded, …”: an adjective that describes no noun begins none
  const next = words[index + 1];
  if (subject.tag === 'ADJ' && !SUBJECTS.has(subject.lower) && /^(?:DET|PRON)$/.test(next?.tag ?? ''))
    return false;
  // “a group of men gathered …”: after a noun a participle looks like a past.
  const isSure =
    !isStrict || /^(?:i|we|he|she|it|they|you|there)$/.test(subject.lower) || subject.tag === 'PROPN';
  for (const [place, word] of words.slice(index + 1, index + (isLoose ? 16 : 8)).entries()) {
    if (/^[%£$€'’]/.test(word.text)) continue;
    if (
      !isWord(word) ||
      (!isLoose && /^(?:that|which|who|when|where|how|what|why|if|and|or|to)$/.test(word.lower))
    )
      return false;
    // “the toll it took”: a clause of its own within the subject.
    if (/^(?:i|he|she|they|we)$/.test(word.lower) || (word.lower === 'it' && word.tag === 'PRON'))
      return false;
    if (isLoose && /^(?:if|when|while|because|as|since|unless|than)$/.test(word.lower)) return false;
    // “the ways the service will fit into it”
    if (word.tag === 'DET' && words[index + place]?.tag === 'NOUN') return false;
    if (words[index + place]?.lower === 'to') continue;
    if (isVerb(word))
      return (
        !/ing$/.test(word.lower) &&
        (isSure || word.tag === 'AUX' || !/(?:ed|own|en|nt|lt|ht|it|ad|de|ut|ld|ft)$/.test(word.lower))
      );
  }
  return false;
}

/** Ends a clause: a word, or a mark that closes something. */
const endsClause = (word: Word) => isWord(word) || /^[)”"%]$/.test(word.text);

/**
 * Whether the words before `end` are a sentence, and those from `start` long enough to be one. What begins with “but” is
 * never the last of a list, nor is it what was said; what says something itself (`isReport`) was not said before.
 */
export function canPart(
  sentence: Sentence,
  end: number,
  start: number,
  { isContrast = false, isReport = false } = {},
): boolean {
  const { words, text } = sentence;
  const [left, right] = [words.slice(0, end), words.slice(start)];
  const [first, last] = [left[0], left.at(-1)];
  if (first === undefined || last === undefined || !endsClause(last)) return false;
  // “Call us, and we will come”: the first is the condition of the second.
  if (!isContrast && (first.tag === 'VERB' || HOLDS_ON.has(first.lower))) return false;
  if (countWords(left) < SHORTEST_HALF || countWords(right) < SHORTEST_HALF) return false;
  if (!left.some(carriesClause)) return false;
  if (left.some(({ lower }) => BINDS.has(lower))) return false;
  if (
    ELLIPTIC.test(text.slice(words[start]?.start)) ||
    (isContrast && HALF_DENIED.test(text.slice(0, last.end)))
  )
    return false;
  if (!isContrast && !isReport && left.some(({ lower }) => REPORTS.has(lower))) return false;
  // “apples, pears and plums are …”: what stands after the last comma must be a clause, or the cut is inside a list.
  const comma = left.findLastIndex(({ text: mark }) => mark === ',');
  return (
    (isContrast || !isListed(left, comma)) &&
    isBalanced(text.slice(0, last.end)) &&
    hasMainClause(left, first)
  );
}

/** Whether the words after the comma are one more of a list, of things or of clauses. */
function isListed(left: readonly Word[], comma: number): boolean {
  if (comma < 0) return false;
  const last = left.slice(comma + 1);
  const relative = last.findIndex(({ lower }) => /^(?:who|which|that|where)$/.test(lower));
  if (!last.slice(0, relative < 0 ? last.length : relative).some(carriesClause)) return true;
  return left.slice(0, comma).some(carriesClause) && isClause(left, comma + 1);
}

/** Whether the sentence may come back from what begins at `index`: a comma there, and a verb after it. */
export function comesBack(words: readonly Word[], index: number): boolean {
  const rest = words.slice(index);
  const comma = rest.findIndex(({ text }) => text === ',');
  return comma >= 0 && rest.slice(comma).some(carriesClause);
}

const OPENS_CLAUSE =
  /^(?:when|whenever|while|whereas|although|though|because|since|after|before|until|as|once|where|despite|given|in|on|at|for|with|by|to|from|during|under|like|unlike|according)$/;

/** Whether more than an opening clause stands before the cut: “When it rained, he left” is more, “When it rained” is not. */
function hasMainClause(left: readonly Word[], first: Word): boolean {
  if (!OPENS_CLAUSE.test(first.lower) && !/ing$/.test(first.lower)) return true;
  const comma = left.findIndex(({ text }) => text === ',');
  return comma > 0 && left.slice(comma).some(carriesClause);
}

export const splitReason = `A sentence of more than ${LONGEST} words is easier to read as two.`;

/** Begins a sentence with the word at hand, after the full stop that replaces what stands before it. */
export function toOwnSentence(from: Word, first: Word): Finding {
  const isSmall = /^\p{Ll}/u.test(first.text);
  return isSmall
    ? toSplit(from, first, first.text)
    : { start: from.start, end: first.start, replacement: '. ', reason: splitReason };
}

/** Ends the sentence before `from` and begins another with `opening`, in place of the words up to `to`. */
export function toSplit(from: Word, to: Word, opening: string): Finding {
  const capital = withCapital(opening);
  return { start: from.start, end: to.end, replacement: `. ${capital}`, reason: splitReason };
}

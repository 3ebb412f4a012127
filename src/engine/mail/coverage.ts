import { listContent } from './content.ts';
import { findCount, isNote, isPlainAnswer, withoutConsent } from './short-answers.ts';
import { findThing, holds, isBare, readWanted, toDirect, type Wanted } from './wanted.ts';

/** An honest “not yet” answers, too, where it names what is meant. */
const DEFERRED =
  /\b(?:(?:don't|do not) know|not sure|no idea|let you know|get back to you|come back to you|find out|(?:will|'ll) (?:check|ask|look into))\b/i;

interface Asked {
  wanted: Wanted;
  content: ReadonlySet<string>;
  /** Stems of a thing that is asked for by its name. */
  thing: ReadonlySet<string> | undefined;
  isWho: boolean;
  /** Asked of the reader or of both, so that “Friday works” can mean it. */
  isOurs: boolean;
}

/** Kinds of which one sentence answers one question, unless it names what each of them is about. */
const isCounted = ({ wanted }: Asked) => wanted === 'time' || wanted === 'price' || wanted === 'number';

const isLike = (one: Asked) => (other: Asked) => one.wanted === other.wanted;

function listShared({ content }: Asked, sentence: string): string[] {
  const words = listContent(sentence);
  return [...content].filter((word) => words.has(word));
}

/** “the driver is Piotr Nowak”, “invoice number: 20418”, “contract attached”: what is asked for, and what it is. */
function givesThing(thing: ReadonlySet<string>, sentence: string): boolean {
  if (/\b(?:attached|enclosed|included|below|send|sent|sending)\b/i.test(sentence)) return true;
  const named = /^(.*?)(?: (?:is|are|was|will be) |: ?)(.+)$/i.exec(sentence);
  const words = listContent(named?.[1] ?? '');
  const isNamed = [...thing].some((word) => word !== 'name' && words.has(word));
  return isNamed && /\p{Lu}\p{Ll}|\d|@/u.test(named?.[2] ?? '');
}

/** “i can demo” says who can demo the export. */
const SAYS_WHO =
  /^(?:(?:I|i|We|we)|(?!(?:The|A|An|It|This|That|These|There|They|He|She|No|Yes|My|Our|Your)\b)\p{Lu}\p{L}+)(?:'ll|'m)? (?!(?:don't|do not|can't|cannot|will not|won't|not)\b)/u;

/** Whether the sentence answers the question, which it names by a word. */
function answersByName(asked: Asked, sentence: string): boolean {
  const { wanted, content, thing, isWho } = asked;
  const shared = listShared(asked, sentence).length;
  if (shared === 0) return false;
  if (thing !== undefined) return givesThing(thing, sentence) || DEFERRED.test(sentence);
  if (isWho && SAYS_WHO.test(sentence)) return true;
  if (holds(wanted, sentence) || DEFERRED.test(sentence)) return true;
  const isNoted = sentence
    .split(/, /)
    .some((part) => isNote(part, content) && listShared(asked, part).length > 0);
  if (wanted === 'yes or no' && isNoted) return true;
  // “Friday does not suit”, said of coming on Friday, needs no yes; “Tom is away” says nothing of the contract for Tom.
  return (
    (wanted === 'words' && shared * 2 >= content.size) ||
    (wanted === 'yes or no' && shared * 2 > content.size)
  );
}

/** “I can't come on 12 May, is the 14th possible?”: what is said before the question. */
const BEFORE_QUESTION =
  /^(?!(?:when|if|because|since|as|while|so|and|then|hi|hello|thanks|what|how|where|could|can|is|are|do|does|would|will)\b(?!'))(.*\S), (?:but |or )?(?:is|are|can|could|would|will|does|do|what|how|when|where|shall|should|maybe|perhaps)\b[^,]*\?$/i;

/** Sentences that can answer: not questions, and nothing that is still a blank. */
function listStatements(draft: string): string[] {
  return draft
    .replaceAll('’', "'")
    .split(/(?<=[.!?;])\s+|[\r\n]+/)
    .map((sentence) => sentence.trim().replace(BEFORE_QUESTION, '$1.'))
    .filter((sentence) => sentence !== '' && !sentence.endsWith('?') && !/\[[^\]\n]{1,60}\]/.test(sentence));
}

/** The questions that one sentence answers by their names: of those that want a date or an amount, each by its own. */
function listNamed(questions: readonly Asked[], sentence: string): Asked[] {
  const candidates = questions
    .filter((asked) => answersByName(asked, sentence))
    .toSorted((one, other) => listShared(other, sentence).length - listShared(one, sentence).length);
  const answered: Asked[] = [];
  for (const asked of candidates) {
    const rivals = answered.filter((other) => isCounted(asked) && other.wanted === asked.wanted);
    const isOwn = listShared(asked, sentence).some(
      (word) => !rivals.some(({ content }) => content.has(word)),
    );
    if (isOwn) answered.push(asked);
  }
  return answered;
}

/** The questions that a yes without a name answers: the only one, or with “yes to both” and “all fine” several. */
function listConsented(questions: readonly Asked[], sentence: string): Asked[] {
  const count = findCount(sentence);
  const wanting = questions.filter(({ wanted }) => wanted === 'yes or no');
  const isMeant = wanting.length === 1 && isPlainAnswer(sentence);
  return isMeant || count === 'all' || (count === 'both' && wanting.length === 2) ? wanting : [];
}

const KINDS = ['time', 'price', 'number', 'measure'] as const;
const isBareOfAny = (part: string) => KINDS.some((wanted) => isBare(wanted, part));

/**
 * What of a sentence can be a bare answer: the whole of it, each of “2 weeks, 300 euros”, the 12 of “12, and yes”, and
 * what has a subject of its own, as in “price same, they come on 3 May”.
 */
function listParts(sentence: string): string[] {
  if (isBareOfAny(sentence)) return [sentence];
  const parts = sentence.split(/, | and | but /);
  if (parts.every(isBareOfAny)) return parts;
  const [first = ''] = parts;
  const isAmount = isBareOfAny(first) && !isBare('time', first);
  const told = parts.filter((part) => /^(?:it|they|that|you|we|i)\b/i.test(part));
  return [sentence, ...(isAmount ? [first] : []), ...told];
}

/** The question that a bare “On Friday” or “45 euros each” means, of those that are still open. */
function findMeant(open: readonly Asked[], part: string): Asked | undefined {
  const suggested = withoutConsent(part);
  return open.find(
    ({ wanted, isOurs }) =>
      isBare(wanted, part) || (isOurs && wanted === 'time' && isBare(wanted, suggested)),
  );
}

/**
 * Which questions the draft answers, by the words, dates, numbers and yes or no that they share. A bare date answers
 * one question, the first that asks for one. It reads no meaning and rather calls an answered question open than an
 * open one answered.
 */
export function findAnswered(questions: readonly string[], draft: string): boolean[] {
  const asked = questions.map((written): Asked => {
    const question = toDirect(written);
    const thing = findThing(written);
    return {
      wanted: readWanted(question),
      content: listContent(question),
      thing: thing === undefined ? undefined : listContent(thing),
      isWho: /^(?:and |so |but )?who\b/i.test(question),
      isOurs: /\b(?:you|we|us)\b/i.test(question),
    };
  });
  const statements = listStatements(draft).map((sentence) => ({
    sentence,
    named: [...listNamed(asked, sentence), ...listConsented(asked, sentence)],
  }));
  const answered = new Set(statements.flatMap(({ named }) => named));
  for (const { sentence, named } of statements) {
    for (const part of listParts(sentence)) {
      const open = asked.filter((question) => !answered.has(question) && !named.some(isLike(question)));
      const meant = findMeant(open, part);
      if (meant !== undefined) answered.add(meant);
    }
  }
  return asked.map((question) => answered.has(question));
}

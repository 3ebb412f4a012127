import { capitalise } from './capitals.ts';
import { carryOut, type Manner, type Order, readOrder } from './orders.ts';
import { toSecondPerson } from './second-person.ts';
import { isElliptic, isImperative, isSentence, toStatement } from './statements.ts';
import { isStyleWish, isUnknownOrder } from './unknown-orders.ts';
import { isName, isSomebodyElse, toReader } from './whom.ts';

/** What becomes of a line, or of a sentence, of the notes. */
export interface Turned {
  text: string;
  kind: 'sentence' | 'fragment' | 'blank' | 'style';
}

const JOINT = /, (?:(?:and|then|also|so) )*|; *(?:and )?|: | and (?:also |then )?| (?=but )| [-–—] /g;
/** UTF-16 code units after a joint that say what begins there. */
const GLANCE = 160;
/** A blank that the guard of facts knows is at most this long. */
const LONGEST_BLANK = 76;

const GOES_ON =
  /^(?:if|when|because|since|as|which|who|whose|where|while|so|that|than|to|for|with|whether|unless|until|even|not|or|only|too|especially|including|preferably|ideally)\b/i;
const AUXILIARY_FIRST = /^(?:is|are|was|were|has|does|do|did)\b/i;
/** What adds a place, a time or a manner, and is no point by itself. */
const ADVERBIAL =
  /^(?:just|on|in|at|by|from|until|before|after|around|about|near|next|this|last|every|maybe|also|please|asap|no|either|both|all|(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|tonight|noon|january|february|march|april|may|june|july|august|september|october|november|december)\b|^[\d£$€]/i;
const QUESTION_WORD = /^(?:if|whether|when|what|where|who|which|why|how)\b/i;

const startsClause = (words: string) =>
  !GOES_ON.test(words) &&
  (isElliptic(words) ||
    QUESTION.test(words) ||
    (isSentence(words) && !AUXILIARY_FIRST.test(words)) ||
    toStatement(words, false) !== words);

/** The parts of the text between the joints at which `isBorder` says that something new begins. */
function splitWhere(
  text: string,
  isBorder: (after: string, joint: string, before: string) => boolean,
): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: joint, index } of text.matchAll(JOINT)) {
    const at = index + joint.length;
    if (
      at >= text.length ||
      index <= from ||
      !isBorder(text.slice(at, at + GLANCE), joint, text.slice(from, index))
    )
      continue;
    parts.push(text.slice(from, index));
    from = at;
  }
  return [...parts, text.slice(from)];
}

/** Joints at which any sentence can begin. */
const BREAKS = /^[,;:]|^ [-–—] /;
const toSegment = (after: string) => after.split(/, |; | [-–—] /, 1)[0] ?? after;

/** Whether a sentence of its own begins after the joint, and not the rest of the one before. */
function isNewClause(after: string, joint: string, before: string): boolean {
  const segment = toSegment(after).replace(/^but /i, '');
  if (!isElliptic(segment) && isImperative(segment) && / and /.test(after)) return false;
  if (/, (?:which|who|where|if|when|because|since|as) [^,]*$/i.test(before)) return false;
  if (!BREAKS.test(joint))
    return /^(?:i|we|it|he|she|they|need|want)\b (?!too\b)/i.test(segment) && isSentence(segment);
  return /^;/.test(joint) || startsClause(segment);
}

/** Of a fragment in brackets. */
const MOST_WORDS = 9;

/** Fragments behind a sentence stand in brackets: “… until Friday (dentist)”. An enumeration keeps its commas. */
function bracket(sentence: string): string {
  const mark = /[.?]$/.exec(sentence)?.[0] ?? '';
  const clause = sentence.slice(0, sentence.length - mark.length);
  const [first = '', ...rest] = clause.split(', ');
  const isPlain =
    rest.length === 0 ||
    rest.length > 3 ||
    /["“(]/.test(clause) ||
    rest.some((part) => / (?:and|or) |^(?:and|or) /.test(part));
  if (isPlain || !isSentence(first) || GOES_ON.test(first)) return sentence;
  const index = rest.findIndex(
    (part) =>
      !ADVERBIAL.test(part) &&
      !GOES_ON.test(part) &&
      !isSentence(part) &&
      part.split(' ').length <= MOST_WORDS &&
      /^[\p{L}]/u.test(part),
  );
  if (index < 0) return sentence;
  return `${[first, ...rest.slice(0, index)].join(', ')} (${rest.slice(index).join(', ')})${mark}`;
}

const capital = (words: string) => (/^\p{Ll}+\p{Lu}/u.test(words) ? words : capitalise(words));
const QUESTION =
  /^(?:and |but |so |also,? )?(?:(?:can|could|would|will|do|did|are|have|is|shall|should|may) (?:you|we|i|it|this|that|there|the|they|he|she|my|our|your|any)\b|(?:what|when|where|who|why|how|which) (?:is|are|do|does|did|can|could|would|will|should|much|many|long|about)\b)/i;
const ENDS_ITSELF = /[:\p{Extended_Pictographic}.!?…]["”’)]*$|(?:https?:|www\.|@)\S+$/u;

/** What the reader is told to do in haste gets its “please”. */
const toPolite = (words: string) =>
  /^(?!have|see|let|feel|enjoy|stay|be|say|do|take care|keep in|come on)\p{Ll}/u.test(words) &&
  isImperative(words) &&
  !/\bplease\b/i.test(words)
    ? `please ${words}`
    : words;

/** With capital and mark; a mark that the writer has set stays. */
function toOwn(words: string, mark: string): string {
  const kept = mark.replaceAll(/[,;]/g, '');
  const end = ENDS_ITSELF.test(words) ? '' : QUESTION.test(words) ? '?' : '.';
  return capital(words) + (kept === '' ? end : kept);
}

/** The writer's own words, marked as what is not said to the reader yet. */
function toBlank(words: string): string {
  const parts: string[] = [];
  for (let rest = words.replaceAll(/[[\]\s]+/g, ' ').trim(); rest !== ''; ) {
    const cut = rest.length <= LONGEST_BLANK ? rest.length : rest.lastIndexOf(' ', LONGEST_BLANK);
    const to = cut > 0 ? cut : LONGEST_BLANK;
    parts.push(`[${rest.slice(0, to).trim()}]`);
    rest = rest.slice(to).trim();
  }
  return parts.join(' ');
}

/** These hold several questions or points of one kind: “ask if … and whether …”. */
function splitOrder({ act, rest }: Order): string[] {
  const isAsking = (act === 'ask' || act === 'check') && QUESTION_WORD.test(rest);
  return splitWhere(rest, (after, joint, before) => {
    if (isAsking && QUESTION_WORD.test(after) && /and|or|^[,;]/.test(joint)) return true;
    if (act === 'tell' && !BREAKS.test(joint)) return /^(?:need|want) /.test(after);
    return isNewClause(after, joint, before);
  });
}

function turnOrder(order: Order, mark: string, manner: Manner): Turned[] | undefined {
  const reader = toReader(order.whom, manner.reader.names.join(' '));
  const told = { ...order, rest: toSecondPerson(order.rest, reader) };
  const [first = '', ...others] = splitOrder(told);
  const said = carryOut({ ...told, rest: first }, manner);
  if (said === undefined) return undefined;
  const isAsked = (words: string) => QUESTION_WORD.test(words) && QUESTION_WORD.test(first);
  const rest = others.flatMap((words, index) => {
    const same = isAsked(words) ? carryOut({ ...told, rest: words }, manner) : undefined;
    const own = index === others.length - 1 ? mark : '';
    return same === undefined
      ? turnOwn(words, own, { ...manner, isReaderAlone: false })
      : [{ text: withEnd(same), kind: 'sentence' as const }];
  });
  return withBrackets([{ text: withEnd(bracket(said)), kind: 'sentence' }, ...rest]);
}

/** No second mark behind the writer's own, and none behind a link. */
const withEnd = (sentence: string) =>
  sentence
    .replace(/([.!?…)])?([.?])$/, (end, own = '') => (own === '' || own === ')' ? end : own))
    .replace(/((?:https?:|www\.|@)\S+)[.?]$/, '$1');

function turnOwn(words: string, mark: string, manner: Manner): Turned[] {
  const isRough =
    manner.isRough || /^\p{Ll}/u.test(words) || isElliptic(words) || !isSentence(toSegment(words));
  const clauses =
    isRough && !GOES_ON.test(words)
      ? splitWhere(
          words,
          (after, joint, before) => /^[,;]|^ [-–—] /.test(joint) && isNewClause(after, joint, before),
        )
      : [words];
  const turned = clauses.map((clause, index): Turned => {
    const told = manner.isReaderAlone ? toSecondPerson(bracket(clause), manner.reader) : bracket(clause);
    const [but = ''] = /^but /i.exec(told) ?? [];
    const statement = but + toStatement(told.slice(but.length), manner.we);
    const own = index === clauses.length - 1 ? mark : '';
    const polite = own.includes('?') || manner.tone === 'confident' ? statement : toPolite(statement);
    return isSentence(statement) || isElliptic(clause)
      ? { text: toOwn(polite, own), kind: 'sentence' }
      : { text: capital(statement) + own.replaceAll(/[,;]/g, ''), kind: 'fragment' };
  });
  return withBrackets(turned);
}

/** A fragment joins the sentence before it. */
function withBrackets(turned: readonly Turned[]): Turned[] {
  const joined: Turned[] = [];
  for (const each of turned) {
    const last = joined.at(-1);
    const isShort =
      each.kind === 'fragment' && each.text.split(' ').length <= MOST_WORDS && !/["“()?!]/.test(each.text);
    if (last?.kind !== 'sentence' || !isShort || !/[\p{L}\p{N}]\.$/u.test(last.text)) {
      joined.push(each);
      continue;
    }
    const words = /^\p{Lu}\p{Ll}/u.test(each.text)
      ? each.text.charAt(0).toLowerCase() + each.text.slice(1)
      : each.text;
    joined.splice(-1, 1, {
      text: `${last.text.slice(0, -1)} (${words.replace(/\.$/, '')}).`,
      kind: 'sentence',
    });
  }
  return joined;
}

/** “please remind Anna”, said to Bob. */
function toRequest(note: string, whom: string): string {
  const named = isName(whom) ? note.replace(whom, capital(whom)) : note;
  return toOwn(
    /^please\b/i.test(named) ? named : `Please ${named.charAt(0).toLowerCase()}${named.slice(1)}`,
    '',
  );
}

/** “ask Ben for anything urgent”, behind what the reader was told themselves. */
const isForAnybody = ({ act, whom, rest }: Order, { reader }: Manner, isFirst: boolean) =>
  !isFirst &&
  reader.names.length === 0 &&
  act === 'ask' &&
  isName(whom ?? '') &&
  /^(?:for|about) /.test(rest);

/** What becomes of a sentence of the notes, whose end mark is `mark`. */
export function turn(words: string, mark: string, manner: Manner, isFirst: boolean): Turned[] {
  const isOrder = (after: string) =>
    !/^to /i.test(after) &&
    (readOrder(after) !== undefined || isUnknownOrder(after) || isStyleWish(toSegment(after)));
  return splitWhere(words, (after, joint) => /^;/.test(joint) || isOrder(after)).flatMap(
    (part, index, parts): Turned[] => {
      const own = index === parts.length - 1 ? mark : '';
      if (isStyleWish(part)) return [{ text: '', kind: 'style' }];
      const order = readOrder(part);
      if (order === undefined && !isUnknownOrder(part, isFirst && index === 0))
        return turnOwn(part, own, manner);
      if (order?.whom && (isSomebodyElse(order.whom, manner.reader) || isForAnybody(order, manner, isFirst)))
        return [{ text: toRequest(part, order.whom), kind: 'sentence' }];
      const turned = order && turnOrder(order, own, manner);
      if (turned) return turned;
      // “report finished” is no order to report
      const isOwn = order?.whom === null && !isUnknownOrder(part, isFirst && index === 0);
      return isOwn ? turnOwn(part, own, manner) : [{ text: toBlank(part), kind: 'blank' }];
    },
  );
}

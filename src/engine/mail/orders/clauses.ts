import { ASKING } from '../answers/direct-questions.ts';
import { toSecondPerson } from '../people/second-person.ts';
import { isCalledLike, isSomebodyElse, type Reader, readPronoun, toReader } from '../people/whom.ts';
import { BREAKS, GOES_ON, QUESTION, QUESTION_WORD, splitWhere, toSegment } from '../sentences/joints.ts';
import type { Manner, Turned } from '../sentences/manner.ts';
import { isStyle, joinContrasts, splitRead, splitSentences, toOwn, turnOwn } from '../sentences/own-words.ts';
import type { ReadPart } from '../tagger/contracts.ts';
import { capitalise, withSmallFirst } from '../words/capitals.ts';
import type { IsName } from '../words/is-name.ts';
import { isElliptic, isSentence } from '../words/statements.ts';
import { writeOut } from '../written-out/index.ts';
import { carryOut, type Order, readOrder } from './orders.ts';
import { isReplyOrder } from './reply-orders.ts';
import { isStyleWish, isUnknownOrder } from './unknown-orders.ts';

/** A blank that the guard of facts knows is at most this long. */
const LONGEST_BLANK = 76;

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

/** “ask him to come, and that we have a baby” */
const THAT_CLAUSE = /^that (?:i|we|he|she|it|they|there|the|my|our)\b/i;

/** “not to wait” */
const TO_DO = /^(?:not )?to \p{Ll}/u;
const IS_TOLD: ReadonlySet<Order['act']> = new Set(['tell', 'ask']);
/** One more question of whoever is asked. */
const asksOn = (words: string) => QUESTION_WORD.test(words.replace(/^(?:and|or) /i, ''));

/** “ask if he can pick me up or if I should take the tube” */
const OR_ASKS = new RegExp(
  `(?<=\\S \\S+) or (?!(?:if|whether) \\S+ (?:would|prefers?)\\b)(?=(?:if|whether|${ASKING}) \\p{L}+ \\p{L})`,
  'iu',
);

/** “…, Dr Abrams at St Luke's, before my appointment” */
const SAYS_WHO_OR_WHEN =
  /^(?:Dr|Mr|Mrs|Ms|Miss|Prof)\.? \p{Lu}[\p{L}'’-]+(?:,|$| (?:at|of|in|from|on)\b)|^before (?:my|our|the) /u;
const BRING = /^(?:please )?(?:bring|wear|park|rsvp|let (?:me|us) know|text|call|ring) ?(?:\p{L}|$)/iu;
/** These hold several questions or points of one kind: “ask if … and whether …”. */
function splitOrder({ act, rest }: Order, manner: Manner): string[] {
  // “ask for the slides and if he minds”
  const isAsking = (act === 'ask' || act === 'check') && (QUESTION_WORD.test(rest) || /^for /.test(rest));
  const asked = isAsking ? rest.split(OR_ASKS) : [rest];
  const isBorder = (after: string, joint: string) => {
    if (/^if not\b(?!,? (?:i|we|you|please|let|call)\b)/i.test(after)) return false;
    if (isStyleWish(toSegment(after))) return true;
    // “invite them to a bbq, bring a chair and a salad”
    if (act === 'invite' && /^,/.test(joint) && BRING.test(after)) return true;
    if (act === 'ask' && /and/.test(joint) && /^about /.test(after)) return true;
    // “ask when he comes, the bell is broken”
    const isApart =
      /^,/.test(joint) &&
      /^(?!still|already|not|\d)(?:(?:\S+ ){2}\S|(?:said|was|were|had|ordered|paid|promised) \S)/.test(
        toSegment(after),
      ) &&
      !/ (?:and|or) /.test(after);
    if (
      (act === 'ask' || act === 'check') &&
      isApart &&
      !GOES_ON.test(after) &&
      !SAYS_WHO_OR_WHEN.test(after)
    )
      return true;
    // “wish her all the best, not to worry about work”
    if (/^,/.test(joint) && /^not to \p{Ll}/u.test(after)) return true;
    // “tell the driver the code is 4471 and to ring twice”
    if (IS_TOLD.has(act) && / and/.test(joint) && TO_DO.test(after) && !TO_DO.test(rest)) return true;
    if (isAsking && QUESTION_WORD.test(after) && /and|or|^[,;]/.test(joint)) return true;
    // “tell him it is here, and could he fetch it”
    if (act === 'tell' && /^, /.test(joint) && QUESTION.test(after)) return true;
    if (act !== 'tell' && /and/.test(joint) && THAT_CLAUSE.test(after)) return true;
    // “that kids are in bed by 8, max gets his inhaler, and that we're back at 11”
    if (act === 'tell' && /^, /.test(joint) && THAT_CLAUSE.test(after)) return true;
    if (act === 'tell' && !BREAKS.test(joint)) return /^(?:need|want) /.test(after);
    return false;
  };
  const parts = asked.flatMap((each) => splitWhere(each, isBorder));
  return parts.flatMap((part) => {
    const sentences = splitSentences(part, manner);
    // “ask if … and when …” asks in one sentence
    const last = isAsking ? sentences.findLastIndex((each, index) => index > 0 && asksOn(each)) : 0;
    if (last < 1) return sentences;
    const asked = sentences[last] ?? '';
    const at = part.indexOf(asked);
    return at < 0 ? [part] : [part.slice(0, at + asked.length), ...sentences.slice(last + 1)];
  });
}

/** “invite rachel and her husband” */
const WITH_FAMILY = / and (?:his|her|their) (.+)$/;

/** “linda” and “my old boss linda”, of a reader who is called so. */
const isCalled = (whom: string, { names }: Reader) =>
  whom
    .toLowerCase()
    .split(' ')
    .every((word) => names.includes(word));

/** Who reads what an order says to `whom`. */
const toOrdersReader = (whom: string | null, { reader }: Manner): Reader =>
  whom === null || isCalled(whom, reader) ? reader : toReader(whom, reader.names.join(' '));

/** “congratulate her, drinks soon?”: what the mark asks, behind an order that asks nothing. */
function splitAsked({ act, rest }: Order, mark: string): { rest: string; asked: string } | undefined {
  const at = rest.lastIndexOf(', ');
  if (!mark.includes('?') || at < 0 || act === 'ask' || act === 'check') return undefined;
  return { rest: rest.slice(0, at), asked: `${capitalise(rest.slice(at + 2))}?` };
}

function turnOrder(order: Order, mark: string, manner: Manner): Turned[] | undefined {
  const split = splitAsked(order, mark);
  if (split) {
    const turned = turnOrder({ ...order, rest: split.rest }, '', manner);
    return turned && [...turned, { text: split.asked, kind: 'sentence' }];
  }
  const reader = toOrdersReader(order.whom, manner);
  const { isReaderOtherwise, isDoubtful } = manner.reading;
  const told = { ...order, rest: toSecondPerson(order.rest, manner.reading) };
  const [first = '', ...others] = splitOrder(told, manner);
  const carried = carryOut({ ...told, rest: first }, { ...manner, reader });
  if (carried === undefined) return undefined;
  const rest = isDoubtful(order.rest)
    ? toSecondPerson(order.rest, { ...manner.reading, isReader: isReaderOtherwise })
    : undefined;
  const [meant] = rest === undefined ? [] : splitOrder({ ...told, rest }, manner);
  const otherwise =
    meant === undefined ? undefined : carryOut({ ...told, rest: meant }, { ...manner, reader });
  const guest = order.act === 'invite' ? WITH_FAMILY.exec(order.whom ?? '')?.[1] : undefined;
  const said = guest === undefined ? carried : carried.replace(/\byou\b/, `you and your ${guest}`);
  const isAsked = (words: string) =>
    (QUESTION_WORD.test(words) || /^about (?!\d)/.test(words)) &&
    (QUESTION_WORD.test(first) || /^for /.test(first));
  const asked = others.flatMap((words, index): Turned[] => {
    if (isStyleWish(words)) return [{ text: '', kind: 'style' }];
    const same =
      isAsked(words) || (IS_TOLD.has(told.act) && TO_DO.test(words))
        ? carryOut({ ...told, rest: words }, manner)
        : /^not to \p{Ll}/u.test(words)
          ? carryOut({ ...told, act: 'tell', rest: words }, manner)
          : undefined;
    const own = index === others.length - 1 ? mark : '';
    return same === undefined
      ? turnOwn(words.replace(/^that (?=\p{L})/u, ''), own, {
          ...manner,
          said: [manner.said, said.charAt(0).toLowerCase() + said.slice(1), ...others.slice(0, index)].join(
            ', ',
          ),
        })
      : [{ text: withEnd(same), kind: 'sentence' as const }];
  });
  return [
    {
      text: withEnd(said),
      kind: 'sentence',
      ...(otherwise && otherwise !== carried && { otherwise: withEnd(otherwise) }),
    },
    ...asked,
  ];
}

/** No second mark behind the writer's own, and none behind a link. */
const withEnd = (sentence: string) =>
  sentence
    .replace(/([.!?…)])?([.?])$/, (end, own = '') => (own === '' || own === ')' ? end : own))
    .replace(/((?:https?:|www\.|@)\S+)[.?]$/, '$1');

/** “please remind Anna”, said to Bob; among other notes it may be what the writer will do. */
function toRequest(note: string, whom: string, isForReader: boolean, isSmallName: IsName): string {
  const named = isSmallName(whom.toLowerCase()) ? note.replace(whom, capitalise(whom)) : note;
  const isAsked = /^please\b/i.test(named) || !isForReader;
  return toOwn(isAsked ? named : `Please ${named.charAt(0).toLowerCase()}${named.slice(1)}`, '');
}

/** “confirm price” may be for the reader to do as well as for the writer: it stands as it was noted. */
const asLeftOpen = (turned: Turned, note: string): Turned =>
  turned.text.toLowerCase() === `${note.toLowerCase()}.` ? { ...turned, kind: 'fragment' } : turned;

/** “thank Ms Petrova”: where nobody is known to read the mail, she does. */
const SAID_TO_THEM: ReadonlySet<Order['act']> = new Set([
  'thank',
  'apologize',
  'congratulate',
  'wish',
  'condole',
]);

/** With nobody's words behind them, these only say who shall read: “…, tell all players”. */
const ADDRESSES: ReadonlySet<Order['act']> = new Set(['tell', 'remind', 'ask']);

/** “ask why it is late. also if they can guarantee the 9th”: one more question, and no condition. */
const ASKED_ON = /^(?:and |also |plus |then )*(?=(?:if|whether) )/i;
/** “…, and who has to sign it” */
const ASKS_MORE = /,? (?:and|or) (?:who|what|when|where|how|whether|if) .*$/iu;
const isAskedOn = (words: string, { said }: Manner) =>
  ASKED_ON.test(words) &&
  said.endsWith('?') &&
  !/,| (?:please|then|we'll|I'll) /.test(words.replace(ASKS_MORE, ''));

/** What was said so far, as it reads. */
export const toSaid = (turned: readonly Turned[]) =>
  turned
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(' ');

/** “decline Steve's dinner, wish him all the best”, and “the man comes at 9, want him to ring”: him who was spoken of. */
const isOfSomebodyElse = (words: string, { act, verb, whom }: Order, { reading }: Manner) =>
  (verb === 'want' || act === 'wish') &&
  readPronoun(whom ?? '') !== undefined &&
  !reading.isReader(words, words.indexOf(` ${whom}`) + 1);

/** “Maria is joining as head of design, welcome her” */
const isNewcomer = (words: string, { act, whom, rest }: Order, { reading }: Manner) =>
  act === 'welcome' &&
  rest === '' &&
  /^(?:him|her|them)$/.test(whom ?? '') &&
  !reading.isReader(words, words.indexOf(` ${whom}`) + 1);

/** “ask plumber leak under the sink again, can he come today”: what is no question is told. */
function turnUnasked({ rest }: Order, whom: string, mark: string, manner: Manner): Turned[] {
  const reader = toOrdersReader(whom, manner);
  const told = toSecondPerson(rest, manner.reading);
  // “ask vet appointment friday” does not say that it is on Friday
  const [noted = '', ...others] = told.split(', ');
  const asked = others.length === 0 ? [] : turnOwn(others.join(', '), mark, { ...manner, reader });
  return [{ text: `${capitalise(noted)}.`, kind: 'fragment' }, ...asked];
}

const IS_TOLD_TO =
  /^(?:please )?(?:tell|ask|let|remind|inform|notify|invite|say|e-?mail|text|warn|update|congratulate|welcome|thank) /i;
/** “tell freya loved the mock ups”, “say great idea” */
const TELLS =
  /^(?:please )?(?:tell|let|inform|remind|say(?: to)?|(?:reply|write)(?: back| please)?(?: to)?|answer) /i;
const SAYS_TO_NOBODY =
  /^(?:please )?(?:say (?!it\b|this\b|so\b|that (?:as|in|like)\b)|(?:reply|write|answer)(?: back| please)? (?:that|saying) )/i;
/** “know”, “that” and marks between whom an order tells and what it tells them. */
const BEFORE_TOLD = /^[ ,:]*(?:know[ ,:]+)?(?:(?:that|saying) )?/;
/** What is told, where whom it is told is read: all of it is said. */
function findTold(words: string, { reading: { isReader }, reader: { names } }: Manner): string | undefined {
  const verb = TELLS.exec(words)?.[0];
  if (verb === undefined) return undefined;
  let at = verb.length;
  for (const { 0: word, index } of words.slice(verb.length).matchAll(/\S+/g)) {
    if (!isReader(words, verb.length + index) && !names.includes(word.toLowerCase())) break;
    at = verb.length + index + word.length;
  }
  // “say great idea” and “write that we come”, and not “write something nice”
  if (at === verb.length && !SAYS_TO_NOBODY.test(words)) return undefined;
  const told = words.slice(at).replace(BEFORE_TOLD, '');
  return /\S \S+ \S/.test(told) ? told : undefined;
}

/** “tell starter olivia first day monday, bring your passport”: what is not understood ends with its clause. */
function turnUnread(words: string, mark: string, manner: Manner): Turned[] {
  const told = findTold(words, manner);
  if (told !== undefined) return turnOwn(told, mark, manner);
  const unread = toSegment(words);
  const rest = words.slice(unread.length).replace(/^(?:, |; | [-–—] )/, '');
  const isApart =
    rest !== '' &&
    IS_TOLD_TO.test(unread) &&
    !/^(?:that|and|or|to|not|if|whether|but|who|which|because|so|as) /i.test(rest);
  if (!isApart) return [{ text: toBlank(words), kind: 'blank' }];
  return [{ text: toBlank(unread), kind: 'blank' }, ...turnOwn(rest, mark, manner)];
}

/** A part of a sentence, and where it stands. */
interface Part {
  words: string;
  mark: string;
  /** Nothing stands before it. */
  isOpening: boolean;
  isOnly: boolean;
}

/** “she starts at 9, ask for Lorna at reception” */
const ASKS_AT_DOOR = /^ask for \p{L}/iu;
const IS_TOLD_TO_COME =
  /\b(?:starts?|begins?|comes?|arrives?|go|be (?:there|here)|report|meet)\b(?:[^.?!]|\.(?=\d))*[.?!]?\s*$/iu;

function turnPart({ words, mark, isOpening, isOnly }: Part, manner: Manner): Turned[] {
  if (isStyleWish(words)) return [{ text: '', kind: 'style' }];
  // “the teacher was very good, say that”
  if (/^say (?:that|so|it)(?: too)?$/i.test(words)) return [];
  // “polite but firm, if it's not paid we stop work”
  const wish = toSegment(words);
  if (isStyleWish(wish)) {
    const rest = words.slice(wish.length).replace(/^[,;]? /, '');
    return [{ text: '', kind: 'style' }, ...turnOwn(rest, mark, manner)];
  }
  if (ASKS_AT_DOOR.test(words) && IS_TOLD_TO_COME.test(manner.said)) return turnOwn(words, mark, manner);
  const order = readOrder(isAskedOn(words, manner) ? words.replace(ASKED_ON, 'ask ') : words);
  if (order === undefined && !isUnknownOrder(words, isOpening)) return turnOwn(words, mark, manner);
  if (order && isNewcomer(words, order, manner))
    return [{ text: `Please welcome ${order.whom}.`, kind: 'sentence' }];
  if (order && isOfSomebodyElse(words, order, manner)) return turnOwn(words, mark, manner);
  const isAddress = order?.rest === '' && order.whom !== null && ADDRESSES.has(order.act);
  const isKnown = manner.reader.names.length > 0 || !(order && SAID_TO_THEM.has(order.act));
  const isOther = order?.whom != null && isKnown && isSomebodyElse(order.whom, manner, isOpening);
  // “the other two she was asleep, ask her”
  const isOfOther =
    readPronoun(order?.whom ?? '') !== undefined && !isAnswered(words, order?.whom ?? '', manner);
  if (isAddress && !isOpening && !isOfOther && (manner.reader.names.length === 0 || !isOther)) return [];
  // “decline the offer from the bakery”, said to one who works there
  if (order && isOther && order.given !== undefined) {
    const declined = turnOrder({ ...order, whom: null, rest: order.given }, mark, manner);
    return declined ?? [{ text: toBlank(words), kind: 'blank' }];
  }
  if (order?.whom && isOther)
    return [{ text: toRequest(words, order.whom, isOpening && isOnly, manner.isName), kind: 'sentence' }];
  const turned = order && turnOrder(order, mark, manner);
  if (turned) return turned.map((each) => (each.part ? each : { ...each, isOrdered: true }));
  if (order?.act === 'ask' && order.whom !== null) return turnUnasked(order, order.whom, mark, manner);
  // “report finished” is no order to report
  const isOwn = order?.whom === null && !isUnknownOrder(words, isOpening);
  if (!isOwn) return turnUnread(words, mark, manner);
  return turnOwn(words, mark, manner).map((each) => asLeftOpen(each, words));
}

/** “chess club: can't make it”: what the mail is about, or whom it concerns. */
const LABEL = /^(?:[\p{L}'’-]+ ){0,3}[\p{L}'’-]+: (?=\p{L})/u;

/** “repairs - ”, what the words behind it are about. */
const TOPIC =
  /^(?!(?:yes|no|ok|okay|sure|thanks|sorry|also|and|but|so|ps|nb)\b)(?:[\p{L}'’-]+ ){0,2}[\p{L}'’-]+(?: [-–—] |: )(?=\S)/iu;
function findTopic(words: string): string {
  const [topic = ''] = TOPIC.exec(words) ?? [];
  return topic !== '' && readOrder(words) === undefined && !isSentence(topic.replace(/ ?[-–—:] $/, ''))
    ? topic
    : '';
}

/** What is said of a topic stays behind it: “Repairs: bathroom fan, window handle.” */
function turnTopic(topic: string, words: string, mark: string, manner: Manner): Turned[] {
  const label = `${capitalise(topic.replace(/ ?[-–—:] $/, ''))}: `;
  const kept = `${label}${words}`;
  if (!isSentence(words)) return [{ text: /[?!]/.test(mark) ? kept + mark : `${kept}.`, kind: 'sentence' }];
  const [first, ...others] = turnOwn(words, mark, manner);
  return first === undefined
    ? []
    : [
        {
          ...first,
          text: label + (/^\p{Ll}/u.test(words) ? withSmallFirst(first.text, manner.isName) : first.text),
        },
        ...others,
      ];
}

/** “she's awake and asking for her glasses” */
const GOES_ON_DOING = /^\p{Ll}+ing\b/u;
const IS_DOING = /\b(?:am|is|are|was|were|keeps?)\b|['’](?:m|s|re)\b/;

/** “could i come and see it” */
const COMES_TO = /\b(?:come|go|pop (?:in|over|round)|stop by|drop in)$/i;

/** “say yes happy for you to use it” answers. */
const SAYS_IT = /^(?:just )?say (?=(?:yes|no|ok|okay)\b,? (?!to\b)\p{L})/iu;
/** “say no politely”, “tell him yes” */
const SAID_ONLY =
  /^(?:just )?(?:say|tell (?:him|her|them)) (no|yes)( thanks| thank you)?((?: but)? (?:politely|nicely|kindly|gently))?(?=$|[,.])/iu;
/** “decline nicely, builders in”, and not the order alone */
const DECLINED =
  /^(?:just |please )?(?:politely |nicely |kindly )?(decline|refuse|accept)(?: politely| nicely| kindly| gently| gladly)?(?=$|[,.] ?\S)/iu;
const ASK = /^ask:? (?!(?:for|about|him|her|them|me|us)\b)(?=\p{L})/iu;
const isAskedBare = (words: string) => {
  const order = ASK.test(words) ? readOrder(words) : undefined;
  return ASK.test(words) && (order?.whom ?? null) === null && !QUESTION_WORD.test(words.replace(ASK, ''));
};

/** “say can do Monday”, “mention we moved”, “explain they ask for it later” */
const SAYS_THAT =
  /^(?:please )?(?:(?:just )?say (?=(?:can|can't|cant|could|will|would|have|need|happy|not)\b)|(?:mention|stress|point out|explain) (?:that )?(?!to\b|it\b|this\b|how\b|why\b|what\b|when\b)(?=\p{L}))/iu;
/** In a reply, what it is to say is said. */
const withoutSay = (words: string, we: boolean) =>
  words
    .replace(/^take (?=the (?:\p{L}+ )?(?:one|option|slot)\b)/iu, `${we ? 'we' : 'I'} would like to take `)
    .replace(/^send (?:my |our )?thanks(?= for\b|$|[,.])/i, 'thank you')
    .replace(/^(approve|authori[sz]e) (?=\d|the |your |his |her |their )/i, 'I $1 ')
    .replace(DECLINED, (_, act: string) =>
      /^a/i.test(act)
        ? `${we ? 'we are' : 'I am'} happy to accept`
        : `${we ? 'we are afraid we' : 'I am afraid I'} have to decline`,
    )
    .replace(SAID_ONLY, (_, answer: string, thanks?: string, manner?: string) =>
      thanks !== undefined
        ? `${answer} thank you`
        : manner === undefined
          ? answer
          : /no/i.test(answer)
            ? 'I am afraid I have to say no'
            : 'I am happy to say yes',
    )
    .replace(SAYS_IT, '')
    .replace(SAYS_THAT, '');

/** “tell Bea …”, “tell her …” and “ask the doctor …”, in what answers Dr Beatrix Hale; whoever else is named is somebody else. */
const isAnswered = (words: string, whom: string, { reader: { names }, reading }: Manner): boolean =>
  isCalledLike(whom.toLowerCase(), names) ||
  ((readPronoun(whom) !== undefined || /^the /.test(whom)) &&
    reading.isReader(words, words.indexOf(whom) + whom.lastIndexOf(' ') + 1));

/** In a reply “ask Ben” may be said to whoever reads it: it is an order where that is so likely. */
const LEAST_OF_ORDER = 0.75;
function isSurelyOrder(after: string, { reading }: Manner): boolean {
  const { kind, certainty } = reading.readPart(toSegment(after));
  return kind === 'order' && certainty >= LEAST_OF_ORDER;
}

/** “ask them to cancel the fine and confirm it in writing”: whoever does the one does the other. */
const ASKED_TO = /\b(?:ask|tell|remind|get|want) (?:\S+ ){1,4}?to \p{Ll}[^,;.]*$/u;
const SAID_TO_SOMEBODY: ReadonlySet<Order['act']> = new Set([
  'tell',
  'ask',
  'thank',
  'say',
  'apologize',
  'remind',
  'invite',
  'congratulate',
  'wish',
  'welcome',
]);
function isOneMoreAct(after: string, joint: string, before: string): boolean {
  if (!/^ and $/.test(joint) || !ASKED_TO.test(before)) return false;
  const order = readOrder(after);
  return order !== undefined && !SAID_TO_SOMEBODY.has(order.act);
}

const NOT = /^(?:(?:but|and|please|also),? )*(?:do not|don't|never) /i;
/** “dont tell them i have been elsewhere”, of whoever reads it */
const NOT_TOLD = /^(?:tell|let|show) (?=him\b|her\b|them\b)/i;
/** “dont mention the price”, where the network does not take it for what the mail says */
const NOT_SAID = /^(?:mention|name|promise|reveal|grovel|overdo|apologi[sz]e|bring up|go into|say)\b/i;
function isNotSaid(words: string, manner: Manner): boolean {
  const { reading } = manner;
  const straight = words.replaceAll('’', "'");
  if (/^(?:please )?remind me (?:to|about)\b/i.test(straight))
    return manner.takesOrders && reading.readPart(words).kind !== 'say';
  const not = NOT.exec(straight)?.[0] ?? '';
  if (not === '') return false;
  const act = straight.slice(not.length);
  const told = NOT_TOLD.exec(act)?.[0];
  if (told !== undefined) return reading.isReader(words, not.length + told.length);
  const { kind, certainty } = reading.readPart(toSegment(words));
  return NOT_SAID.test(act) && certainty > 0 && kind !== 'say';
}

/** “ok tom friday works”: the name of who reads it stands apart. */
const ANSWERS_BY_NAME =
  /^(yes|yeah|yep|no|nope|ok|okay|sure|sorry|thanks|cheers|great|perfect) (\p{L}{2,})(?= (?!and\b|or\b|for\b|to\b|(?:can|could|will|should|may|must)(?! (?:you|i|we)\b)|(?:has|is|does|needs|wants)\b)\p{L})/iu;
const withNameApart = (words: string, { names }: Reader) =>
  words.replace(ANSWERS_BY_NAME, (whole, _, name: string) =>
    names.includes(name.toLowerCase()) ? `${whole},` : whole,
  );

/** “get across that the price is final”, “press for an answer”: an order in any words, and what it says or asks. */
const CONTENT =
  /^(?!(?:[Ii]f|[Ww]hen|[Ss]o)\b)(?:[^\s\d,;]+ ){1,8}?(?:(?<=\b(?:[Pp]ush|[Pp]ress|[Bb]eg|[Pp]lead|[Cc]all|[Aa]ppeal|[Hh]aggle) )(?=for (?!me\b|us\b))|(?=whether )|(?=that (?:I|i|we|you|he|she|it|they|there|the|my|our|your|his|her|their|an?|no|\p{Lu}\p{L}+|\p{L}+ (?:is|are|was|were|will|can|has|have))\b))/u;
/** How certain the network has to be of an order that no rule knows. */
const LEAST_OF_UNKNOWN_ORDER = 0.5;
/** What an order of unknown form says, where the network takes it for one. */
function turnContent(words: string, { kind, certainty }: ReadPart, manner: Manner): Turned[] | undefined {
  if (kind !== 'order' || certainty < LEAST_OF_UNKNOWN_ORDER || readOrder(words) !== undefined)
    return undefined;
  // “want confirmation that …” says what the writer wants
  if (/^(?:(?:i|we) )?(?:want|need|hope|would like|expect)\b/iu.test(words)) return undefined;
  const lead = CONTENT.exec(words)?.[0];
  if (lead === undefined) return undefined;
  const rest = toSecondPerson(words.slice(lead.length), manner.reading);
  const act = rest.startsWith('that ') ? 'tell' : 'ask';
  const said = carryOut({ act, verb: act, whom: null, rest }, manner);
  return said === undefined ? undefined : [{ text: withEnd(said), kind: 'sentence', isOrdered: true }];
}

/** What becomes of words of the notes up to an end mark, which is `mark`. */
export function turn(note: string, mark: string, manner: Manner, isFirst: boolean): Turned[] {
  const isCareful = /^\p{Lu}/u.test(note) && /[.!?]/.test(mark);
  const parts = splitRead(writeOut(note, manner.chain.names, manner.isName), isCareful, manner);
  const turned: Turned[] = [];
  for (const [index, part] of parts.entries()) {
    const said = toSaid([{ text: manner.said, kind: 'sentence' }, ...turned]);
    const own = index === parts.length - 1 ? mark : '';
    const read = manner.reading.readPart(part);
    const each = { ...manner, said };
    const sentences = turnContent(part, read, each) ?? turnSentence(part, own, each, isFirst && index === 0);
    turned.push(
      ...sentences.map((sentence) => (sentence.part?.certainty ? sentence : { ...sentence, part: read })),
    );
  }
  return joinContrasts(turned);
}

/** “say very polite please”, “not too formal” */
const LEADS_TO_STYLE = /^(?:(?:please )?(?:say|keep|make|be|sound|write)(?: it| this)?|not(?: too)?)$/i;

function turnSentence(written: string, mark: string, manner: Manner, isFirst: boolean): Turned[] {
  const told = manner.takesOrders && !manner.isReply ? written : withoutSay(written, manner.we);
  // “ask: paid or not?”
  const words = withNameApart(
    mark.includes('?') && isAskedBare(told) ? told.replace(ASK, '') : told,
    manner.reader,
  );
  if (!manner.takesOrders && !isFirst && words.includes(' ') && isStyleWish(words))
    return [{ text: '', kind: 'style' }];
  if (isNotSaid(words, manner)) return [{ text: '', kind: 'style' }];
  // “but say it nicer, i like josh”
  const wish = toSegment(words);
  if (!isFirst && wish !== words && isStyleWish(wish.replace(/^(?:but|and) /i, '')))
    return [
      { text: '', kind: 'style' },
      ...turnSentence(words.slice(wish.length).replace(/^[,;]? /, ''), mark, manner, false),
    ];
  const style = manner.reading.findStyle(words);
  if (style !== undefined) {
    const said = words.slice(0, style).replace(/(?:[\s,;:–—-]|\b(?:and|but))+$/, '');
    if (LEADS_TO_STYLE.test(said)) return [{ text: '', kind: 'style' }];
    return [...turnSentence(said, /\?/.test(mark) ? mark : '', manner, isFirst), { text: '', kind: 'style' }];
  }
  const topic = isFirst && manner.takesOrders ? '' : findTopic(words);
  if (topic !== '') return turnTopic(topic, words.slice(topic.length), mark, manner);
  const label = isFirst && manner.takesOrders ? (LABEL.exec(words)?.[0] ?? '') : '';
  if (label !== '' && readOrder(words) === undefined && isElliptic(words.slice(label.length))) {
    const [first, ...others] = turnSentence(words.slice(label.length), mark, manner, false);
    return first ? [{ ...first, text: capitalise(label) + first.text }, ...others] : [];
  }
  const isOrder = (after: string, joint = '', before = '') =>
    !/^to /i.test(after) &&
    !(/^see\b/i.test(after) && COMES_TO.test(before)) &&
    !isOneMoreAct(after, joint, before) &&
    !(GOES_ON_DOING.test(after) && /and/.test(joint) && IS_DOING.test(before)) &&
    (manner.takesOrders
      ? readOrder(after) !== undefined || isUnknownOrder(after) || isStyleWish(toSegment(after))
      : isReplyOrder(after, (whom) => isAnswered(after, whom, manner)) ||
        (readOrder(after)?.whom === null && isSurelyOrder(after, manner)));
  const parts = splitWhere(
    words,
    (after, joint, before) => /^;/.test(joint) || isNotSaid(after, manner) || isOrder(after, joint, before),
  );
  if (!manner.takesOrders && !parts.some((part) => isOrder(part))) return turnOwn(words, mark, manner);
  const turned: Turned[] = [];
  for (const [index, part] of parts.entries()) {
    if (isStyle(part, manner.reading.readPart(part)) || isNotSaid(part, manner)) {
      turned.push({ text: '', kind: 'style' });
      continue;
    }
    const said = toSaid([{ text: manner.said, kind: 'sentence' }, ...turned]);
    const isOwn = !manner.takesOrders && !isOrder(part);
    const place: Part = {
      words: part,
      mark: index === parts.length - 1 ? mark : '',
      isOpening: isFirst && index === 0,
      isOnly: parts.length === 1,
    };
    const each = { ...manner, said };
    turned.push(...(isOwn ? turnOwn(part, place.mark, each) : turnPart(place, each)));
  }
  return turned;
}

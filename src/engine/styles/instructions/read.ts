import type { Intent, IntentStep, Limit, Obstacle, Reading, Source, Target } from './intent.ts';
import { BEYOND_OF, isFiller, JOINT, means, PART_OF, QUALITY_OF, STEP_AGAINST, STEP_OF } from './lexicon.ts';
import { readKept, readNegated, readOnly, readSpared, readStaying } from './limits.ts';
import {
  FILLS,
  isBetweenQuotes,
  opensExchange,
  readAddition,
  readExchange,
  readInsertion,
  readMove,
  readRemoval,
} from './named.ts';
import { isIn, readParts, readUnit, withoutReader } from './parts.ts';
import { readDateForm, readMeasure, readParagraphCount, readParagraphs, readPlacedFirst } from './placed.ts';
import { rephrase, withoutAsides } from './rephrased.ts';
import { withoutShouting } from './shouting.ts';
import { plain, readScoped, readSteps } from './steps.ts';
import { isKnown, readTokens, type Token, toWords, writtenOf } from './tokens.ts';
import {
  goesOnTelling,
  leadsTelling,
  readUnreadLimit,
  readUnreadWish,
  tellsOfText,
  tellsWhy,
} from './unread-limits.ts';
import { CONTRADICTIONS, PLAIN_STEPS, type PlainStep } from './words.ts';

/** One wish of an instruction, and what stands before it. */
interface Wish {
  tokens: readonly Token[];
  joint: string;
}

const isMark = ({ word, quoted }: Token) => quoted === undefined && /^[,;.:!?\n]$/.test(word);

/** “stop using just” is one wish, “don't rewrite it, just fix it” is two. */
const NAMES_WORD = /^(?:say|saying|use|using|write|writing|word|the)$/;

/** Cuts an instruction into its wishes: at marks, between them, and before what limits them. */
function splitWishes(tokens: readonly Token[]): Wish[] {
  const wishes: { tokens: Token[]; joint: string }[] = [{ tokens: [], joint: '' }];
  tokens.forEach((token, index) => {
    const last = wishes.at(-1);
    const isJoint =
      isMark(token) || (JOINT.has(token.word) && !(token.word === 'so' && isDegree(tokens, index)));
    const opens =
      (means(token, 'not') && !isBetweenQuotes(tokens, index) && !isExchanged(token, last)) ||
      means(token, 'no') ||
      means(token, 'except') ||
      token.word === 'nothing_else' ||
      (token.word === 'just' &&
        means(last?.tokens[0], 'not') &&
        !NAMES_WORD.test(last?.tokens.at(-1)?.word ?? ''));
    if (isJoint && last?.tokens.length === 0) last.joint = isMark(token) ? last.joint : token.word;
    else if (isJoint) wishes.push({ tokens: [], joint: token.word });
    else if (opens && last?.tokens.length !== 0) wishes.push({ tokens: [token], joint: '' });
    else last?.tokens.push(token);
  });
  return wishes.filter((wish) => wish.tokens.length > 0);
}

/** “use clients rather than customers” */
const isExchanged = ({ word }: Token, wish: Wish | undefined) =>
  word === 'rather_than' && wish?.tokens.some(opensExchange) === true;

/** “not so formal”, “so formal”: a word that says how much. */
const isDegree = (tokens: readonly Token[], index: number) =>
  tokens[index]?.word === 'so' &&
  (/^(?:many|much|often)$/.test(tokens[index + 1]?.word ?? '') ||
    STEP_AGAINST.has(tokens[index + 1]?.word ?? ''));

/** What one wish asks for; undefined where it is not understood, false where it limits and is not understood. */
function readWish(given: readonly Token[], source: Source): Reading | undefined | false {
  const first = given.findIndex((token) => !isFiller(token) || means(token, 'keep'));
  const head = given[first];
  const behind = given.slice(first + 1);
  const exchange = readExchange(given, source);
  if (exchange?.steps?.[0]?.kind === 'person') return exchange;
  if (isExample(given)) return { isAside: true };
  const tokens = withoutReader(given);
  if (tokens.length < given.length && tokens.every(isFiller)) return { isAside: true };
  if (given.some(({ word }) => word === 'nothing_else')) return { isAside: true, isOnly: true };
  if (means(head, 'not'))
    return (
      (head?.word === 'not' ? readSpared(withoutReader(behind), source) : undefined) ??
      readNegated(withoutReader(behind), source) ??
      readAbsent(given, source) ??
      false
    );
  if (means(head, 'except')) return readStaying(withoutReader(behind), source) ?? false;
  if (means(head, 'no'))
    return (
      readNoOther(behind) ??
      (means(behind.at(-1), 'alter') ? readSpared(withoutReader(behind), source) : undefined) ??
      readNegated(withoutReader(behind), source) ??
      readRemoval(tokens.slice(first), source) ??
      readAbsent(given, source) ??
      false
    );
  if (means(head, 'keep')) return readKept(withoutReader(behind), source) ?? false;
  if (given.some((token) => means(token, 'only')) || isJustAFix(given))
    return readOnly(tokens, source) ?? false;
  // “fix the commas, nothing else”
  if (source.isSole) return readOnly(tokens, source) ?? readAsked(given, tokens, source);
  return readAsked(given, tokens, source);
}

/** “no other changes” */
const readNoOther = (tokens: readonly Token[]): Reading | undefined =>
  means(tokens.at(-1), 'alter') && tokens.slice(0, -1).some(({ word }) => QUALITY_OF.get(word) === 'rest')
    ? { isAside: true, isOnly: true }
    : undefined;

/** “American dates, like May 3”: shows the form that another wish asks for. */
const isExample = ([first, ...rest]: readonly Token[]) =>
  /^(?:like|eg|e\.g|ie)$/.test(first?.word ?? '') &&
  rest.length > 0 &&
  rest.some(({ word }) => /\d/.test(word)) &&
  readSteps(rest) === undefined;

/** “without dear sir”: words that the text does not have, nor any table here, so that they cannot come in. */
function readAbsent(given: readonly Token[], { text, instruction }: Source): Reading | undefined {
  const first = given.findIndex(({ start, end }) =>
    /^(?:without|w\/o|no)$/i.test(instruction.slice(start, end)),
  );
  const words = given.slice(first + 1);
  const isStrange = words.every((token) => !isKnown(token.word));
  const isShort = words.length > 0 && words.length < 4 && !words.some(({ word }) => /ing$/.test(word));
  return first >= 0 && isShort && isStrange && words.every(({ word }) => !isIn(text, word))
    ? { isAside: true }
    : undefined;
}

/** “just fix the typos”; before any other wish, “just” says nothing. */
const isJustAFix = (tokens: readonly Token[]) =>
  tokens.some(({ word }) => word === 'just') && readSteps(tokens)?.join() === 'grammar';

/** “write a formal email to …” orders another text. */
function ordersText(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ word }) => /^(?:write|draft|compose|create|generate)$/.test(word));
  const isNew = at >= 0 && tokens.slice(at + 1).some(({ word }) => /^(?:an?|me)$/.test(word));
  return (
    isNew &&
    tokens.slice(at + 1).some(({ word }) => /^(?:e-?mail|mail|letter|message|note|reply|post)$/.test(word))
  );
}

/** Behind “a list for”: what of the text is to be one. */
const IS_OF_TEXT =
  /\b(?:for|of) (?:all )?the (?:to[ -]?dos?|actions?|steps?|dates?|times?|points?|rules?|ingredients?|prices?|tasks?|questions?|names?|end)\b/iu;

/** “caps for the names”, “make the first sentence bold”, “combine the short sentences”: what no rule can do, though one does something like it. */
function isOnlyLike(tokens: readonly Token[], { instruction }: Source): boolean {
  const isFor = tokens.some(({ word }) => word === 'for');
  const isUnit = tokens.some((_, index) => readUnit(tokens, index) !== undefined);
  // It wants no shorter ones
  const joins =
    /^(?:combine|merge|join)$/.test(tokens[0]?.word ?? '') && readSteps(tokens)?.includes('split');
  if (joins) return true;
  const isList = tokens.some(({ word }) => /^(?:bullets|numbers)$/.test(STEP_OF.get(word) ?? ''));
  if (isList && IS_OF_TEXT.test(writtenOf(tokens, instruction))) return true;
  return tokens.some(
    ({ word }) => (word === 'bold' && (isFor || isUnit)) || (isFor && STEP_OF.get(word) === 'upper'),
  );
}

/** “by a third”, “half as long”, “half of it could go”; and not “half the parents” and “the third time” */
const IS_SHARE =
  /\b(?:by|in|to|cut|about|around|roughly|only) (?:a |one )?(?:half|third)\b|\b(?:half|third) (?:as long|the (?:length|size|words|text)|of (?:it|this|that|the (?:text|words))\b.* (?:go|cut|out))/iu;
const isShareOf = (tokens: readonly Token[], index: number, { instruction }: Source) =>
  /^(?:half|third)$/.test(tokens[index]?.word ?? '') && !IS_SHARE.test(writtenOf(tokens, instruction));

/** “does it sound polite?”, “the formal part can go”: asks for an opinion, or for what no step does. */
const ASKS_OPINION =
  /^(?:(?:please|hi|hello),? )?(?:is|was|are|were|does|did) (?:it|this|that|the|my|they)\b(?!.*\b(?:possible|make|change|could|can|way|please|fix)\b)|\b(?:part|bit|opening|ending|beginning|title)\b.* (?:can|could|should|must|has to|needs to) go\b/iu;
const asksOfText = (tokens: readonly Token[], { instruction }: Source) =>
  ASKS_OPINION.test(writtenOf(tokens, instruction));

function readAsked(given: readonly Token[], tokens: readonly Token[], source: Source): Reading | undefined {
  if (ordersText(given) || isOnlyLike(given, source) || asksOfText(given, source)) return undefined;
  const reading =
    readPlacedFirst(given, source) ??
    readParagraphs(given, source) ??
    readParagraphCount(given, source) ??
    readDateForm(given, source) ??
    readInsertion(given, source) ??
    readMove(given, source) ??
    readAddition(tokens, source) ??
    readPlainFirst(tokens, source) ??
    readExchange(given, source) ??
    readRemoval(tokens, source) ??
    readScoped(tokens, source);
  if (reading) return reading;
  const beyond = tokens
    .map(({ word }, index) => (isShareOf(tokens, index, source) ? undefined : BEYOND_OF.get(word)))
    .find((name) => name !== undefined);
  const measured = readMeasure(given, source);
  if (measured) return measured;
  const isShorter = tokens.some(
    ({ word }, index) => /^(?:half|third)$/.test(word) && !isShareOf(tokens, index, source),
  );
  const cut = { beyond: 'a set length', steps: [plain('shorter')] } as const;
  if (beyond !== undefined && beyond !== 'a set length') return { beyond };
  const cures = readFaults(tokens, source);
  if (cures) return { steps: cures.map(plain) };
  if (isShorter && !tokens.some(({ word }) => /^(?:twice|double)$/.test(word))) return cut;
  return beyond ? { beyond } : readHead(tokens, source);
}

/** “louder” and “make it cold” ask for what others find wrong. */
const ASKS_FOR_IT = /\b(?:more|make|be|turn|want|need|should|could|can|add)\b|\p{L}er\b/iu;
const SAYS_HOW =
  /\b(?:sounds?|sounding|is|it['’]?s|reads?|feels?|seems?|looks?|comes? (?:across|off)|a? ?bit)\b/iu;
/** These nobody asks for. */
const NEVER_WANTED = toWords('shorter clear human');

/** “sounds passive aggressive”, “wordy”: what is wrong with it, and nothing else. */
function readFaults(tokens: readonly Token[], { instruction }: Source): PlainStep[] | undefined {
  const said = tokens.filter((token) => !isFiller(token)).map(({ word }) => word);
  const cures = said.flatMap((word) => (STEP_OF.has(word) ? [] : (STEP_AGAINST.get(word) ?? [])));
  const words = writtenOf(tokens, instruction);
  const isTold = SAYS_HOW.test(words) || cures.every((step) => NEVER_WANTED.has(step));
  if (cures.length === 0 || cures.length < said.length || !isTold || ASKS_FOR_IT.test(words))
    return undefined;
  return [...new Set(cures)];
}

/** “easier to read for all of them”: what is asked for, and a comparison or a reader that nobody here knows. */
function readHead(tokens: readonly Token[], { instruction }: Source): Reading | undefined {
  const cut = tokens.findIndex(({ word }) => /^(?:for|like|as|about)$/.test(word));
  const steps = cut > 0 ? readSteps(tokens.slice(0, cut)) : undefined;
  const rest = instruction.slice(tokens[cut]?.start, tokens.at(-1)?.end);
  return steps && { steps: steps.map(plain), missed: rest };
}

/** “change the tone to formal” exchanges no words, though the text may hold “tone”. */
function readPlainFirst(tokens: readonly Token[], source: Source): Reading | undefined {
  const steps = readSteps(tokens);
  const exchange = steps && readExchange(tokens, source);
  return steps && !exchange && readScoped(tokens, source)?.limits === undefined
    ? { steps: steps.map(plain) }
    : undefined;
}

const BEGINS = ['not', 'no', 'less', 'remove', 'keep', 'except'] as const;

/** The words that a wish without a verb takes over from the one before it: “remove emojis and hashtags”. */
function findHead({ tokens }: Wish, reading: Reading | undefined | false): readonly Token[] {
  if (reading && /^(?:replace|write part)$/.test(reading.steps?.[0]?.kind ?? ''))
    return tokens.filter(opensExchange).slice(0, 1);
  const at = tokens.findIndex(
    (token) =>
      /^add(?:_|$)/.test(token.word) ||
      (token.word === 'cut' && reading && reading.steps?.[0]?.kind === 'remove') ||
      BEGINS.some((word) => means(token, word)),
  );
  const [head, next] = tokens.slice(at < 0 ? tokens.length : at);
  if (head === undefined) return [];
  if (head.word.startsWith('add')) return [{ ...head, word: 'add' }];
  if (head.word === 'cut') return [{ ...head, word: 'remove' }];
  const isLonger = means(head, 'not') && next && (means(next, 'alter') || next.word === 'use');
  return isLonger ? [head, next] : [head];
}

/** With one of these, a part is what a new wish is about: “no emojis, use contractions”. */
const BEGINS_ANEW = toWords('use using make put give have turn write want need set do in as into with more');

/** “too many exclamation marks, cut them down”, “the emojis are too much, lose a few”: what goes was named before. */
const POINTS_BACK =
  /^(?:(?:please|pls|so|just|can you|could you) )*(?:cut|trim|take|bring|thin|get rid of|remove|lose|drop|delete|ditch|reduce|tone|work|turn) (?:them|those|a few|some|most|half)(?: of (?:them|those|it))?(?: all)?(?: down| out| back| off| into (?:the|my) sentences?)?(?: instead)?(?: please| pls)?$/iu;
/** “my sentences are endless, break them up a bit” */
const PARTS_THEM =
  /^(?:(?:please|pls|so|just|can you|could you) )*(?:break|split|cut|chop) (?:them|those|it)(?: all)?(?: up| down| in two)?(?: a bit| a little| please| pls)*$/iu;
/** “sentences are way too long, break them up”, “… and sort them out” */
const DOES_SO =
  /^(?:(?:please|pls|so|just|can you|could you) )*(?:(?:swap|change|replace|update|switch) it|\p{L}+ (?:them|these|those))(?: \p{L}+)? ?(?:up|out|down|off|in|in two|everywhere|throughout)?(?: a bit| please| pls)?$/iu;
function readPointing({ tokens }: Wish, before: Wish | undefined, source: Source): Reading | undefined {
  const parts = before?.tokens.filter(({ word }) => PART_OF.has(word) && !PLAIN_UNITS.has(word)) ?? [];
  const words = writtenOf(tokens, source.instruction);
  const isOfSentences = before?.tokens.some(({ word }) => /(?:^|_)sentences?(?:_|$)/.test(word)) === true;
  if (isOfSentences && PARTS_THEM.test(words)) return { steps: [plain('split')] };
  if (before && DOES_SO.test(words) && readWish(before.tokens, source)) return { isAside: true };
  if (parts.length === 0 || !POINTS_BACK.test(words)) return undefined;
  return readRemoval([{ word: 'remove', start: 0, end: 0 }, ...parts], source);
}
const PLAIN_UNITS = toWords('sentence paragraph line words');

/** Reads wish after wish; what cannot be read by itself may go on with what the last one began. */
function readWishes(wishes: readonly Wish[], source: Source): (Reading | undefined | false)[] {
  let head: readonly Token[] = [];
  return wishes.map((wish, index) => {
    const pointing = readPointing(wish, wishes[index - 1], source);
    if (pointing) return pointing;
    const goesOn =
      findHead(wish, undefined).length === 0 &&
      head.length > 0 &&
      wish.joint !== 'but' &&
      wish.joint !== 'then';
    const goOn = () => (goesOn && readWish([...head, ...wish.tokens], source)) || undefined;
    // “… and the closing with Many thanks” would open a wish of its own, too
    const goOnWithPart = () => {
      const exchanged = head.some(opensExchange) ? goOn() : undefined;
      return exchanged?.steps?.[0]?.kind === 'write part' ? exchanged : undefined;
    };
    const isBare =
      wish.joint === 'or' ||
      (!wish.tokens.some(({ word }) => BEGINS_ANEW.has(word)) &&
        readParts(wish.tokens, source) !== undefined);
    if (isEmpty(wish, source)) return goOn() ?? { isAside: true };
    if (tellsOfText(wish.tokens, source) && readSteps(wish.tokens) === undefined) return { isAside: true };
    const inherited = isBare ? goOn() : undefined;
    const reading = inherited ?? goOnWithPart() ?? readWish(wish.tokens, source) ?? goOn();
    const own = findHead(wish, reading);
    if (own.length > 0) head = own;
    else if (!inherited) head = [];
    return reading;
  });
}

/** “add please and thank you”: behind any other wish it is said to the reader of the instruction. */
const addsThanks = ({ tokens, joint }: Wish, before: Wish | undefined) =>
  joint === 'and' && tokens[0]?.word === 'thank_you' && before?.tokens[0]?.word.startsWith('add') === true;

/** A word that says nothing, unless it is to be taken out: “remove very and really”. */
const isEmpty = ({ tokens }: Wish, source: Source) =>
  readExchange(tokens, source) === undefined &&
  tokens.every((token) => isFiller(token) && !/^(?:just|too_many)$/.test(token.word)) &&
  readSteps(tokens) === undefined;
const isReason = ({ joint }: Wish) => /^(?:because|since|cuz|cos|bc)$/.test(joint);

const TONES = toWords('formal professional casual relaxed polite friendly confident calm');

function isContradictory(steps: readonly IntentStep[], limits: readonly Limit[]): boolean {
  const kinds = new Set(steps.map(({ kind }) => kind));
  const staysTone = limits.some((limit) => limit.kind === 'not' && limit.what === 'tone');
  if (staysTone && hasTone(steps)) return true;
  return CONTRADICTIONS.some(([one, other]) => kinds.has(one) && kinds.has(other));
}

/** A word that is exchanged for what goes on behind “and” might be exchanged for half of it. */
const isHalved = (
  reading: Reading | undefined | false,
  next: Reading | undefined | false,
  wish: Wish | undefined,
) =>
  reading &&
  reading.steps?.[0]?.kind === 'replace' &&
  next === undefined &&
  /^(?:and|or|&|\+)$/.test(wish?.joint ?? '');

/**
 * “friendlier, but not too casual”: the fault is avoided, its cure is not asked for. “shorter, but keep it casual”: the
 * tone stays what it is.
 */
function temper(known: readonly Reading[]): Reading[] {
  const asked = known.filter(({ isAside }) => !isAside).flatMap(({ steps = [] }) => steps);
  if (asked.length === 0) return [...known];
  const isToned = hasTone(asked);
  const isEased = known.some(
    ({ steps = [], isMild }) => isMild && steps.some(({ kind }) => kind === 'relaxed'),
  );
  return known.map((reading) => {
    const { steps = [], isMild, isKept } = reading;
    const isSpared =
      (isMild && steps.some(({ kind }) => REGISTERS.has(kind))) || (isKept && hasTone(steps) && !isToned);
    if (!isSpared) return isEased ? { ...reading, steps: steps.map(ease) } : reading;
    if (isKept) return { limits: [{ kind: 'not', what: 'tone' }], isAside: true };
    const isFormal = steps.some(({ kind }) => kind === 'formal');
    return { limits: isFormal ? [{ kind: 'not', what: 'casual' }] : [], isAside: true };
  });
}
/** “formal, but not too stiff” is professional. */
const ease = (step: IntentStep): IntentStep => (step.kind === 'formal' ? plain('professional') : step);
const REGISTERS = toWords('formal relaxed');
const hasTone = (steps: readonly IntentStep[]) => steps.some(({ kind }) => TONES.has(kind));

function unique<Each extends IntentStep | Limit>(all: readonly Each[]): Each[] {
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
}

const MENDS =
  /^(?:(?:please|pls|can you|could you|so|just) )*(?:fix|sort|mend|repair|change|correct|tidy)(?: (?:it|this|that|them))?(?: (?:up|out|please|pls))?$/iu;

type Found = Reading | undefined | false;
const asks = (reading: Found) => reading && (reading.steps?.length ?? 0) > 0;

/** What only says why, or for whom, asks for nothing where something else is asked for: “shorter, my boss hates waffle”. */
function withoutReasons(found: readonly Found[], wishes: readonly Wish[], source: Source): Found[] {
  // “I grovel. Fix that”: there it says what is to be mended
  if (wishes.some(({ tokens }) => MENDS.test(writtenOf(tokens, source.instruction)))) return [...found];
  let tellsBefore = false;
  return found.map((reading, index) => {
    const { tokens } = wishes[index] ?? { tokens: [] };
    const next = wishes[index + 1];
    // “our style guide | doesn't allow it”
    const leads = reading === undefined && next?.joint === '' && leadsTelling(tokens, next.tokens, source);
    const tells = tellsWhy(tokens, source) || leads || (tellsBefore && goesOnTelling(tokens, source));
    const isUnread = !reading || (reading.steps ?? []).length === 0;
    tellsBefore = tells && isUnread;
    const isAsked = found.some((other, at) => at !== index && asks(other));
    return tellsBefore && isAsked ? { isAside: true } : reading;
  });
}

/** What an instruction asks for, or why it cannot be followed. */
export function readInstruction(given: string, target: Target): Intent | { obstacle: Obstacle } {
  const instruction = rephrase(given, target.text);
  const tokens = readTokens(withoutAsides(instruction));
  const source = { ...target, instruction, isSole: tokens.some(({ word }) => word === 'nothing_else') };
  const wishes = splitWishes(tokens).filter(
    (wish, index, all) =>
      !isEmpty(wish, source) ||
      addsThanks(wish, all[index - 1]) ||
      wish.tokens.some(({ word }) => FILLS.test(word)),
  );
  const pointed = readWishes(wishes, source).map((reading, index, all) => {
    if (isHalved(reading, all[index + 1], wishes[index + 1])) return undefined;
    const next = wishes[index + 1];
    return !reading && next && readPointing(next, wishes[index], source) ? { isAside: true } : reading;
  });
  const found = withoutReasons(pointed, wishes, source);
  const asked = found.flatMap((reading) => (reading ? (reading.steps ?? []) : [])).map(({ kind }) => kind);
  const isElsewhere = (at: number) => found.some((reading, index) => index !== at && reading === undefined);
  const readings = found.map((reading, index) => {
    const { tokens: words } = wishes[index] ?? { tokens: [] };
    // “I had caps lock on, fix it”: what was not read is what is to be mended
    if (reading && isElsewhere(index) && MENDS.test(writtenOf(words, instruction))) return undefined;
    if (reading === undefined) return readUnreadWish(words, source);
    return reading === false ? readUnreadLimit(words, source, asked) : reading;
  });
  const isUnread = readings.some((reading, index) => found[index] === false && reading && reading.missed);
  if (readings.includes(false) || (asked.length === 0 && isUnread)) return { obstacle: 'limit' };
  const known = temper(readings.filter((reading) => reading !== undefined && reading !== false)).map(
    (reading) => withoutShouting(reading, source),
  );
  const stepsOf = (list: readonly Reading[]) => list.flatMap(({ steps = [] }) => steps);
  const steps = unique(stepsOf(known));
  const isBroad = known.some(
    ({ steps = [], isOnly, isAside }) => !isOnly && !isAside && steps.some(({ kind }) => kind === 'grammar'),
  );
  // “grammar and spelling only” is no less than its first half
  const limits = unique(
    known.flatMap(({ limits = [] }) => limits).filter(({ kind }) => kind !== 'only' || !isBroad),
  );
  const beyond = known.flatMap(({ beyond }) => beyond ?? []);
  if (steps.length === 0) return { obstacle: beyond[0] ?? 'unknown' };
  if (isContradictory(steps, limits)) return { obstacle: 'contradiction' };
  const isAsked = known.some(({ isAside, steps = [] }) => !isAside && steps.length > 0);
  return {
    steps: steps.toSorted((one, other) => rankOf(one) - rankOf(other)),
    limits,
    isOnly: known.some(({ isOnly }) => isOnly),
    beyond,
    unread: wishes.flatMap((wish, index) =>
      readings[index] === undefined && !isReason(wish) ? [writtenOf(wish.tokens, instruction)] : [],
    ),
    missed: known.flatMap(({ missed }) => missed ?? []),
    asides: isAsked ? stepsOf(known.filter(({ isAside }) => isAside)) : [],
  };
}

/** Words that are named come first, then the plain steps in their order. */
function rankOf(step: IntentStep): number {
  return (PLAIN_STEPS as readonly string[]).indexOf(step.kind);
}

import { findClosing, isSignOff, writeSignOff } from '../../mail/frame/closing.ts';
import { hasGreeting } from '../../mail/frame/greeting.ts';
import { capitalise } from '../../mail/words/capitals.ts';
import { MONTH, WEEKDAY } from '../../mail/words/dates.ts';
import type { IntentStep, Part, Person, Reading, Source } from './intent.ts';
import { isFiller, means, PART_OF, STEP_AGAINST } from './lexicon.ts';
import { isIn, readParts, readUnit, UNIT } from './parts.ts';
import { plain } from './steps.ts';
import { type Token, toWords, writtenOf } from './tokens.ts';
import type { PartName, PlainStep } from './words.ts';

/** Parts that take themselves out of a text without leaving a hole. */
export const STAYING: ReadonlySet<PartName | 'words'> = new Set<PartName>([
  'names',
  'numbers',
  'dates',
  'links',
  'quotations',
  'questions',
  'request',
  'title',
]);

/** “say “team” not “guys””. */
export const isBetweenQuotes = (tokens: readonly Token[], index: number) =>
  tokens[index - 1]?.quoted !== undefined && tokens[index + 1]?.quoted !== undefined;

/** The writer's own words between two tokens, without quotation marks and what only carries them. */
function readRaw(tokens: readonly Token[], { instruction }: Source, isFound = true): string {
  const [only] = tokens;
  if (tokens.length === 1 && only?.quoted !== undefined) return only.quoted;
  const first = tokens[0]?.start ?? 0;
  const last = tokens.at(-1)?.end ?? first;
  const said = instruction.slice(first, last);
  // “with Many thanks” thanks nobody for the instruction
  if (isSignOff(said)) return said;
  return said
    .replace(isFound ? LEADING : NAMING, '')
    .replace(TRAILING, '')
    .replace(/^["“‘'`«]([^"”’'`»]*)["”’'`»]$/u, '$1')
    .trim();
}
const LEADING =
  /^(?:(?:it|this|that|the text|everything)\s+from\s+)?(?:(?:all|every|each|any|the)\s+)?(?:(?:occurrences?|instances?|mentions?) of\s+)?(?:the\s+|my\s+(?=names?\s))?(?:(?:words?|phrases?|expression|names?)\s+(?:from\s+)?)?/i;
/** “the office” keeps its article; “the word office” names it. */
const NAMING = /^(?:the\s+)?(?:words?|phrases?|expression|names?)\s+/i;
const TRAILING =
  /(?:\s+(?:everywhere|throughout|all (?:the way )?through|from start to (?:end|finish)|in every place|each time|every time|wherever (?:it|they) (?:is|are|comes up)|please|pls|plz|thx|thanks|instead|asap|(?:in|of) (?:the|my|this) \p{L}+))+$/iu;

const CHANGES = toWords(
  'change replace swap substitute switch exchange turn rename make put convert use say write',
);
const BETWEEN = /^(?:with|w\/|by|to|into|for|->|→|=>)$/;
/** What describes other words is none of them: “with simple words”, “a better one”. */
const DESCRIBES =
  /\b(?:something|anything|words?|synonyms?|one|ones|another|other|better|different|appropriate|simpler|else|version|alternatives?|equivalents?)\b/i;

/** Whether a wish without its verb may go on with the exchange before it: “change A to B and C to D”. */
export const opensExchange = ({ word }: Token) => CHANGES.has(word) || means({ word }, 'replace');

interface Exchange {
  find: readonly Token[];
  write: readonly Token[];
}

const WHOLE = toWords(
  'it this that these those the my text selection passage sentence paragraph all everything word words part',
);

/** Every way to read “change X to Y” and “Y instead of X” out of the words. */
function* listExchanges(tokens: readonly Token[]): Generator<Exchange> {
  const verb = tokens.findIndex(opensExchange);
  for (const [index, { word }] of tokens.entries()) {
    if (BETWEEN.test(word) && (verb >= 0 || /^\W/.test(word)) && verb <= 1)
      yield { find: tokens.slice(verb + 1, index), write: tokens.slice(index + 1) };
    if (word === 'not' && isBetweenQuotes(tokens, index))
      yield { find: tokens.slice(index + 1), write: tokens.slice(verb + 1, index) };
    if (word === 'rather_than') yield { find: tokens.slice(index + 1), write: tokens.slice(verb + 1, index) };
    if (word === 'instead' && tokens[index + 1]?.word === 'of')
      yield { find: tokens.slice(index + 2), write: tokens.slice(verb + 1, index) };
  }
}

/** “start with Dear all instead of Hi team” */
const SETS = /^(?:start|begin|open|end|close|finish)(?: it| off)? with /i;

/** “with “clients” throughout” */
function findOnlyQuoted(tokens: readonly Token[]): string | undefined {
  const [quoted, ...others] = tokens.filter((token) => !isFiller(token));
  return others.length === 0 ? quoted?.quoted : undefined;
}

/** “its now Tuesday 18 November instead of …” */
const SAYS_NOW = /^(?:it['’]?s|it is|now)(?: now)? (?=\p{L}|\d)/iu;
/** “monday” */
const IS_CALENDAR = new RegExp(`^(?:${WEEKDAY}|(?!may|march)${MONTH})$`, 'i');
/** “change euros to EUR before the amount”: says where, too. */
const IS_PLACED = /\b(?:before|after|behind|in front of) the (?:amount|number|price|name|sum|figure)s?\b/iu;

export function readExchange(tokens: readonly Token[], source: Source): Reading | undefined {
  for (const { find, write } of listExchanges(tokens)) {
    if (write.length === 0) continue;
    const quoted = findOnlyQuoted(write);
    const isQuoted = quoted !== undefined;
    const said = (quoted ?? readRaw(write, source, false)).replace(SETS, '').replace(SAYS_NOW, '');
    const words = isQuoted ? said : said.replace(IS_CALENDAR, capitalise);
    if (words === '' || (!isQuoted && (DESCRIBES.test(words) || IS_PLACED.test(words)))) continue;
    const step = readExchanged(find, words, isQuoted, source);
    if (step) return { steps: [step] };
  }
  return undefined;
}

/** Another person needs other verbs, too: those that the rules can give it, and all others. */
const PERSON = /^(?:i|me|we|us|you|he|him|she|her|they|them|it)$/i;
const PERSONS: readonly (readonly [Person, Person])[] = [
  ['I', 'we'],
  ['we', 'I'],
  ['he', 'she'],
  ['she', 'he'],
];
const findPersons = (find: string, write: string) =>
  PERSONS.find(
    ([from, to]) => from.toLowerCase() === find.toLowerCase() && to.toLowerCase() === write.toLowerCase(),
  );
/** What stands in the place of a mark that is taken out. */
const PLACE_TAKERS: Readonly<Partial<Record<PartName, RegExp>>> = {
  semicolons: /^(?:full stops?|periods?|dots?|\.)$/i,
  exclamations: /^(?:full stops?|periods?|dots?|\.)$/i,
  dashes: /^(?:commas?|,)$/i,
};

function readExchanged(
  tokens: readonly Token[],
  write: string,
  isQuoted: boolean,
  source: Source,
): IntentStep | undefined {
  const isWhole = tokens.every(({ word, quoted }) => quoted === undefined && WHOLE.has(word));
  if (isWhole) return source.isSelection && isQuoted ? { kind: 'rewrite as', write } : undefined;
  const find = readRaw(tokens, source);
  if (/["“”]/u.test(find)) return undefined;
  const isNamed = tokens.some(({ quoted }) => quoted !== undefined);
  const [part] = readParts(tokens, source) ?? [];
  if (part && part.name !== 'words' && PLACE_TAKERS[part.name]?.test(write)) return { kind: 'remove', part };
  if (part?.name === 'greeting' && hasGreeting(write)) return { kind: 'write part', part, write };
  if (part?.name === 'closing' && isSignOff(write)) return { kind: 'write part', part, write };
  const persons = findPersons(find, write);
  if (persons) return { kind: 'person', from: persons[0], to: persons[1] };
  if (PERSON.test(find) || PERSON.test(write) || IS_POINTED_TO.test(write)) return undefined;
  const isArticle = /^an? /i.test(write) && !/^an? /i.test(find);
  if (!isNamed && (isArticle || !isIn(source.text, find))) return undefined;
  return { kind: 'replace', find: withMonth(find, write, source.text), write };
}

/** “put her name instead”: which nobody here knows */
const IS_POINTED_TO =
  /^(?:her|his|their|its|the|whoever['’]?s) (?:real |full |right |correct |actual |proper |new )?(?:name|address|number|email|title|date)s?$/iu;

/** “Thursday 13” for “Tuesday 18 November”, where the text has “Thursday 13 November”. */
function withMonth(find: string, write: string, text: string): string {
  const month = new RegExp(` ${MONTH}$`, 'i').exec(write)?.[0] ?? '';
  return month !== '' && isIn(text, find + month) ? find + month : find;
}

/** “Kind regards, Ben Frost” in two lines; nothing where the words close no letter. */
function readSignOff(words: string): string | undefined {
  if (isSignOff(words)) return words;
  const closing = findClosing(words);
  const isSigned = closing?.kind === 'sign-off' && closing.start === 0 && closing.name !== null;
  return isSigned ? writeSignOff(words) : undefined;
}

/** “start with Hi Anna”, “end it with Best regards”, “add “X” at the end”. */
export function readInsertion(tokens: readonly Token[], source: Source): Reading | undefined {
  const words = tokens.filter(
    ({ word, quoted }) => quoted !== undefined || !/^(?:it|this|the|email|by|of|off|out|up)$/.test(word),
  );
  const [verb, ...rest] = words;
  if (rest.some(({ word }) => word === 'instead')) return undefined;
  const isWith = rest[0]?.word === 'with';
  const write = readRaw(isWith ? rest.slice(1) : rest, source);
  if (/^(?:start|begin|open|greet)$/.test(verb?.word ?? '') && isWith && hasGreeting(write))
    return { steps: [{ kind: 'insert', at: 'start', write, isFrame: true }] };
  const closing = readSignOff(write);
  if (/^(?:end|finish|close|sign|sign_off|closing)$/.test(verb?.word ?? '') && isWith && closing)
    return { steps: [{ kind: 'insert', at: 'end', write: closing, isFrame: true }] };
  const signed = readRaw(
    rest.filter(({ word }) => !/^(?:as|with|from|by)$/.test(word)),
    source,
  );
  if (/^sign(?:_off)?$/.test(verb?.word ?? '') && /^\p{Lu}[\p{L}'.-]+(?: \p{Lu}[\p{L}'.-]+)?$/u.test(signed))
    return { steps: [{ kind: 'insert', at: 'end', write: `Best regards,\n${signed}`, isFrame: true }] };
  const greeted = GREETED.exec(writtenOf(tokens, source.instruction))?.[1];
  if (greeted !== undefined)
    return { steps: [{ kind: 'insert', at: 'start', write: `Dear ${greeted}`, isFrame: true }] };
  const place = rest.at(-1)?.word ?? '';
  if (!/^(?:add|insert|put|include)$/.test(verb?.word ?? '')) return undefined;
  const at = /(?:start|beginning|top|front)$/.test(place)
    ? 'start'
    : /(?:end|bottom)$/.test(place)
      ? 'end'
      : undefined;
  if (at === undefined) return undefined;
  const quoted = rest[0]?.quoted;
  const behind = rest.findLastIndex(({ word }) => !AT_PLACE.test(word));
  const said = (quoted ?? readRaw(rest.slice(0, behind + 1), source)).replace(
    /^(?:an?|the) (?=(?:hi|hello|hey|dear|kind|best|many)\b)/iu,
    '',
  );
  const frame = at === 'end' ? readSignOff(said) : GREETS.test(said) ? said : undefined;
  // Without quotation marks only a greeting or a closing is sure
  if (frame !== undefined) return { steps: [{ kind: 'insert', at, write: frame, isFrame: true }] };
  return quoted === undefined || rest.length > 4
    ? undefined
    : { steps: [{ kind: 'insert', at, write: quoted }] };
}
/** “at the very top” */
const AT_PLACE = /^(?:at|to|on|very|(?:at_)?(?:start|beginning|top|front|end|bottom))$/;
/** “add a proper greeting to Mrs Doyle” */
const GREETED =
  /^(?:add|put|include|write)(?: in)? (?:an? )?(?:\p{L}+ )?(?:greeting|salutation|hello) (?:to|for) ((?:(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)/u;
const GREETS = /^(?:hi|hello|hey|dear)\b[^.!?:]*$/i;

const PLACE = /^(?:first|last|(?:at_)?(?:start|beginning|top|end|bottom)|front)$/;
const AT_END = /(?:last|end|bottom)$/;
const countSentences = (text: string) => text.match(/[.!?]+(?=\s|$)/g)?.length ?? 0;

/** The sentence that “put the last sentence first”, “start with the deadline” and “swap the two sentences” move. */
function findMoved([verb, ...rest]: readonly Token[], source: Source): Part | undefined {
  const word = verb?.word ?? '';
  if (/^(?:swap|switch|reverse)$/.test(word)) {
    const isPair =
      rest.length > 0 && rest.every((token) => /^(?:two|2|sentences?|order_of_sentences)$/.test(token.word));
    return isPair && countSentences(source.text) === 2 ? { name: 'sentence', at: [-1] } : undefined;
  }
  if (/^(?:start|begin|open)$/.test(word)) {
    const [joint, matter] = rest;
    const about = readRaw(rest.slice(1), source);
    const isNamed = rest.length === 2 && joint?.word === 'with' && matter?.quoted === undefined;
    const isMatter = isNamed && isIn(source.text, about);
    return isMatter ? { name: 'sentence', about } : undefined;
  }
  const unit = /^(?:put|move|bring|place)$/.test(word) ? readUnit(rest, 0) : undefined;
  const isPlaced = rest.length === (unit?.end ?? 0) + 2 && PLACE.test(rest.at(-1)?.word ?? '');
  return isPlaced && unit?.part.name === 'sentence' ? unit.part : undefined;
}

export function readMove(tokens: readonly Token[], source: Source): Reading | undefined {
  const said = tokens.filter(
    (token) => !isFiller(token) || /^(?:put|bring|with)$/.test(token.word) || UNIT.has(token.word),
  );
  const part = findMoved(said, source);
  const at = AT_END.test(said.at(-1)?.word ?? '') ? 'end' : 'start';
  return part && { steps: [{ kind: 'move', part, at }] };
}

/** “a polite closing”: every one that is set is. */
const COURTEOUS = /^(?:polite|friendly|nice|kind|short|simple|warm|proper|suitable)$/;

/** “add a greeting and a closing”. */
export function readAddition(tokens: readonly Token[], source: Source): Reading | undefined {
  const [verb, ...rest] = tokens.filter(
    (token) => (!isFiller(token) || PART_OF.has(token.word)) && !COURTEOUS.test(token.word),
  );
  const parts = /^(?:add|include|insert)$/.test(verb?.word ?? '') ? readParts(rest, source) : undefined;
  const steps = parts?.map(({ name }) => name).filter((name) => name === 'greeting' || name === 'closing');
  return steps && steps.length === parts?.length ? { steps: steps.map(plain) } : undefined;
}

/** Words that fill a sentence go without their quotation marks, too. */
export const FILLS =
  /^(?:very|just|really|actually|basically|literally|quite|simply|so|maybe|perhaps|please|honestly|pretty|totally|super|somewhat|definitely|probably|however|furthermore|moreover|kind[_ ]of|sort[_ ]of|a[_ ]bit|a[_ ]little|kinda|sorta|i guess|\p{L}{2,}ly)s?$/u;

const OUT = /^(?:out|away|off)$/;
const opensRemoval = (token: Token | undefined) =>
  /^(?:cut|too_many|calm_down|tone_down)$/.test(token?.word ?? '') ||
  ['no', 'less', 'remove'].some((word) => means(token, word));
/** Of these fewer are best none. */
const BEST_NONE =
  /^(?:emojis|exclamations|fillers|hedges|jargon|slang|capitals|hashtags|apologies|cliches|swearing)$/;

/** What goes by another form: “remove passive voice”. */
const CURED: ReadonlySet<PlainStep> = new Set<PlainStep>(['active', 'no serial commas', 'sober']);

/** “the last sentence before the sign-off”: greeting and closing are no sentences anyhow. */
function withoutPlace(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findLastIndex(({ word }) => /^(?:before|above|after|below)$/.test(word));
  const isFrame = ({ word }: Token) => /^(?:greeting|closing|signature)$/.test(PART_OF.get(word) ?? '');
  const place = tokens.slice(at + 1);
  const isNamed = place.some(isFrame) && place.every((token) => isFrame(token) || isFiller(token));
  return at > 0 && isNamed ? tokens.slice(0, at) : tokens;
}

/** “drop the referee”: the one sentence about it. “Drop Tom” has no article: a name alone may mean its owner. */
function readTopic(
  tokens: readonly Token[],
  topic: string,
  { text, instruction }: Source,
): Reading | undefined {
  const [first, last] = [tokens[0], tokens.at(-1)];
  const written = instruction.slice(first?.start, last?.end);
  if (!/^(?:the|that|all the) /i.test(written) || !/^[\p{L}\p{N}'’ -]+$/u.test(topic)) return undefined;
  const about = [topic, `${topic}s`].find((words) => opensOneSentence(text, words));
  return about === undefined ? undefined : { steps: [{ kind: 'remove', part: { name: 'sentence', about } }] };
}

/** More than one statement: with the sentence the other one would go, too. */
const SAYS_MORE = /[,;:]| (?:and|but|or|so|because|while|whereas|if|when|which|who) /i;

/** Whether one sentence of the text has the words, as whom or what it is about, and says nothing else: “The dogs bark.” */
function opensOneSentence(text: string, words: string): boolean {
  const written = `${words}(?![\\p{L}\\p{N}'’-])`;
  const opening = `(?<=^|[.!?]\\s|\\n)(?:(?:the|our|your|my|their|his|her|an?|all|also) )*${written}[^.!?\\n]*`;
  const [first, ...others] = [...text.matchAll(new RegExp(opening, 'giu'))].map(([sentence]) => sentence);
  const isOnce = [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${written}`, 'giu'))].length === 1;
  return first !== undefined && others.length === 0 && isOnce && !SAYS_MORE.test(first);
}

/** “… in the last sentence”, “… from the third line”: where something goes, and no thing that goes. */
function readPlace(tokens: readonly Token[], source: Source): { at: number; part: Part } | undefined {
  const at = tokens.findLastIndex(({ word }) => /^(?:in|from|of|on|at)$/.test(word));
  const place = tokens
    .slice(at + 1)
    .filter((token) => !isFiller(token) || readUnit([token], 0) || UNIT.has(token.word));
  const unit = at > 0 ? readUnit(place, 0) : undefined;
  const isNamed = unit !== undefined && unit.end === place.length - 1;
  return isNamed && readParts(tokens.slice(0, at), source) ? { at, part: unit.part } : undefined;
}

export function readRemoval(tokens: readonly Token[], source: Source): Reading | undefined {
  const first = tokens.findIndex((token) => opensRemoval(token) || !isFiller(token));
  const [verb, ...behind] = withoutExamples(tokens.slice(first));
  if (means(verb, 'replace') && !behind.some(({ word }) => BETWEEN.test(word))) {
    const parts = readParts(behind, source);
    return parts?.every(({ name }) => BEST_NONE.test(name)) ? { steps: parts.map(toRemoval) } : undefined;
  }
  const isTaken = verb?.word === 'take' && OUT.test(behind.at(-1)?.word ?? '');
  if (!isTaken && !opensRemoval(verb)) return undefined;
  const rest = withoutPlace(
    behind.filter(({ word }, index) => !(index === behind.length - 1 && OUT.test(word))),
  );
  const written = readRaw(rest, source);
  // “fewer maybes”
  const raw = isIn(source.text, written) ? written : written.replace(/s$/, '');
  if (FILLS.test(raw.toLowerCase()) && isIn(source.text, raw))
    return { steps: [{ kind: 'remove', part: { name: 'words', words: raw } }] };
  const cures = rest.filter((token) => !isFiller(token)).map(({ word }) => STEP_AGAINST.get(word));
  if (cures.length === 1 && cures[0] !== undefined && CURED.has(cures[0]))
    return { steps: [plain(cures[0])] };
  const inside = readPlace(rest, source);
  if (inside) {
    const gone = readParts(rest.slice(0, inside.at), source);
    const isFree = gone?.every(({ name }) => !STAYING.has(name));
    return gone && isFree && gone.every((part) => part.name === 'words' || part.at === undefined)
      ? { steps: gone.map(toRemoval), limits: [{ kind: 'inside', part: inside.part }] }
      : undefined;
  }
  const parts = readParts(rest, source);
  if (!parts && means(verb, 'remove')) return readTopic(rest, raw, source);
  if (!parts || parts.some(({ name }) => STAYING.has(name))) return undefined;
  if (
    (means(verb, 'less') || /^(?:too_many|calm_down|tone_down)$/.test(verb?.word ?? '')) &&
    !parts.every(({ name }) => BEST_NONE.test(name))
  )
    return undefined;
  return { steps: parts.map(toRemoval) };
}

/** “filler words like basically”: what they are, without what shows it. */
function withoutExamples(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ word }, index) => index > 1 && word === 'like');
  return at > 0 && tokens.slice(1, at).some(({ word }) => PART_OF.has(word)) ? tokens.slice(0, at) : tokens;
}

export const toRemoval = (part: Part): IntentStep =>
  part.name === 'contractions' ? { kind: 'expand' } : { kind: 'remove', part };

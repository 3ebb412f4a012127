import { wordSet } from '../../lexicon/word-set.ts';
import type { Token } from './tokens.ts';

/** Whether the word stands inside brackets that end. */
function isBracketed(text: string, { start }: Token): boolean {
  const open = text.lastIndexOf('(', start);
  return open >= 0 && !text.slice(open, start).includes(')') && text.includes(')', start);
}

/** “Larch Road” */
const isOfName = (tokens: readonly Token[], at: number) =>
  tokens[at]?.mark === 'space' &&
  tokens.slice(at - 1, at + 1).every(({ text }) => /^\p{Lu}\p{Ll}/u.test(text));

const ASKS = wordSet('who whom what when where why how which whether if');
const KNOWS = wordSet(
  'know knows knew sure tell tells told ask asks asked asking see sees check checks remember remembers understand wonder wondering decide decided idea says said say show explain',
);
/** Words between “know” and what is known. */
const MOST_BETWEEN = 2;
/** “I don't know yet who signs” */
const isKnown = (tokens: readonly Token[], at: number) =>
  tokens[at]?.mark === 'space' &&
  ASKS.has(tokens[at]?.text.toLowerCase() ?? '') &&
  tokens
    .slice(Math.max(0, at - MOST_BETWEEN - 1), at)
    .some(({ text, mark }, index) => KNOWS.has(text.toLowerCase()) && (index === 0 || mark === 'space'));

/** Behind these goes on what they begin: “i interviewed two weeks ago” */
const GOES_ON = wordSet('i we he she they the my our a an');
const SIZES = wordSet('huge many big massive warm heartfelt special');
function isBehindOpening(tokens: readonly Token[], at: number): boolean {
  const [before = '', word = ''] = [tokens[at - 1], tokens[at]].map((token) => token?.text.toLowerCase());
  return tokens[at]?.mark === 'space' && (GOES_ON.has(before) || (word === 'thanks' && SIZES.has(before)));
}

/** “No, Friday is fine, thanks” */
const isLastThanks = (tokens: readonly Token[], at: number) =>
  at === tokens.length - 1 &&
  tokens[at]?.mark === 'comma' &&
  /^thanks$/i.test(tokens[at]?.text ?? '') &&
  /^(?:no|best)$/i.test(tokens[0]?.text ?? '');

/** “say no, we don't need it” and “hi Tom, we have it” */
const isBehindOpeningWord = (tokens: readonly Token[], at: number) =>
  tokens[at]?.mark === 'comma' &&
  ((at < (/^(?:say|tell)$/i.test(tokens[0]?.text ?? '') ? 5 : 2) &&
    /^(?:yes|no)$/i.test(tokens[at - 1]?.text ?? '')) ||
    (at < 4 && /^(?:hi|hello|hey|dear)$/i.test(tokens[0]?.text ?? '')));

/** “KX19 VLO” */
const isOfCode = (tokens: readonly Token[], at: number) =>
  tokens[at]?.mark === 'space' &&
  /^\p{Lu}[\p{Lu}\d]+$/u.test(tokens[at]?.text ?? '') &&
  /^\p{Lu}*\d[\p{Lu}\d]*$/u.test(tokens[at - 1]?.text ?? '');

/** “he can come see it” */
const isWhatToCome = (tokens: readonly Token[], at: number) =>
  /^(?:see|get|collect|have)$/i.test(tokens[at]?.text ?? '') &&
  /^(?:come|go|pop|drop|stop|in|over|round|by)$/i.test(tokens[at - 1]?.text ?? '') &&
  tokens[at]?.mark === 'space';

const IS_TITLE = /^(?:Dr|Mr|Mrs|Ms|Miss|Prof|Professor)$/;
const DOES =
  /^(?:is|was|has|had|will|would|can|could|should|says|said|wants|wanted|needs|asked|told|thinks|rang|called|came|does|did|knows|sent|gave|.+'s|.+n't)$/i;
/** “to the specialist, Dr Abrams at St Luke's”, and not “rang today, Dr Lim says …” */
function isWhoItIs(tokens: readonly Token[], at: number): boolean {
  const [before, title, name] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isNamed = IS_TITLE.test(title?.text ?? '') && /^\p{Lu}\p{Ll}/u.test(name?.text ?? '');
  const isBehindRole = title?.mark === 'comma' && /^\p{Ll}+$/u.test(before?.text ?? '');
  return isNamed && isBehindRole && !DOES.test(tokens[at + 2]?.text ?? '');
}

/** “…, before my appointment on the 9th” */
const isBefore = (tokens: readonly Token[], at: number) =>
  tokens[at]?.mark === 'comma' &&
  /^before$/i.test(tokens[at]?.text ?? '') &&
  /^(?:my|our|the|his|her|their)$/i.test(tokens[at + 1]?.text ?? '');

/** Whether no sentence begins with the word of a text, however likely it looks. */
export function cannotBegin(text: string, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return (
    token === undefined ||
    token.mark === 'colon' ||
    isBracketed(text, token) ||
    isBehindOpening(tokens, at) ||
    isLastThanks(tokens, at) ||
    isBehindOpeningWord(tokens, at) ||
    isWhatToCome(tokens, at) ||
    isOfName(tokens, at) ||
    isOfCode(tokens, at) ||
    isWhoItIs(tokens, at) ||
    isBefore(tokens, at) ||
    isKnown(tokens, at)
  );
}

/** Behind these a number belongs to what stands before it. */
const TAKES_NUMBER = wordSet(
  'at by until till from around about after before on the no number room flat page line platform year class form size unit gate to and or of until since for is are was were',
);
/** “no hot water 2 kids in house”: a sentence that begins with what is counted begins with its number. */
export function toCount(tokens: readonly Token[], at: number): number {
  const [before = '', count, counted] = [tokens[at - 2]?.text.toLowerCase(), tokens[at - 1], tokens[at]];
  const isCounted =
    counted?.mark === 'space' &&
    count?.mark === 'space' &&
    /^\d{1,2}$/.test(count.text) &&
    /^\p{Ll}{2,}s$/u.test(counted.text) &&
    /^\p{Ll}+$/u.test(before) &&
    !TAKES_NUMBER.has(before);
  return isCounted ? at - 1 : at;
}

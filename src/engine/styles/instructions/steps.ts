import type { IntentStep, Reading, Source } from './intent.ts';
import { isFiller, means, NEUTRAL_WORDS, PART_OF, STEP_AGAINST, STEP_ALONE, STEP_OF } from './lexicon.ts';
import { readParts, readUnit } from './parts.ts';
import type { Token } from './tokens.ts';
import type { PlainStep } from './words.ts';

export const plain = (kind: PlainStep): IntentStep => ({ kind });

/** Whether “less”, “too”, “so” or “too many” stands before a word: “less like a robot”. */
function isTooMuch(tokens: readonly Token[], index: number): boolean {
  const before = tokens.slice(0, index).findLast(({ word }) => !/^(?:like|an?|very|much|the)$/.test(word));
  const isCounted =
    /^too_(?:much|many)$/.test(before?.word ?? '') && STEP_AGAINST.has(tokens[index]?.word ?? '');
  return isCounted || /^(?:too|so)$/.test(before?.word ?? '') || means(before, 'less');
}

/** “turn it into a short, formal email”: what stands between says how it shall be. */
function asksForEmail(tokens: readonly Token[]): boolean {
  const at = tokens.findLastIndex(({ word }) => /^(?:e-?mail|mail|letter)$/.test(word));
  const before = tokens.slice(Math.max(0, at - 4), Math.max(0, at)).map(({ word }) => word);
  const makes = tokens[0]?.word === 'make' && before.some((word) => /^(?:an?|a_proper)$/.test(word));
  return makes || before.some((word) => /^(?:as|into)$/.test(word));
}

/** What some steps give another form: “dates in ISO format”. */
const FORMED = /^(?:date|time|hour|verb|number)$/;
const FORMS: ReadonlySet<PlainStep> = new Set<PlainStep>([
  'iso dates',
  '24-hour clock',
  '12-hour clock',
  'american dates',
  'british dates',
  'past',
  'present',
  'digits',
  'spelled numbers',
]);

/** The forms of a text that one can turn into another. */
const LAYOUTS: ReadonlySet<PlainStep> = new Set<PlainStep>([
  'bullets',
  'numbers',
  'lines',
  'paragraphs',
  'prose',
]);

/** “turn the bullets into a paragraph”, “a paragraph instead of bullets”: what the text is now is not asked for. */
function withoutSource(tokens: readonly Token[]): readonly Token[] {
  const isLayout = ({ word }: Token) => LAYOUTS.has(STEP_OF.get(word) as PlainStep);
  const instead = tokens.findIndex(({ word }, at) => word === 'instead' && tokens[at + 1]?.word === 'of');
  const asked = tokens.slice(0, instead);
  // “active voice instead of passive”
  const isCured = tokens
    .slice(instead + 2)
    .every(
      (token) =>
        isFiller(token) || asked.some(({ word }) => STEP_OF.get(word) === STEP_AGAINST.get(token.word)),
    );
  if (instead > 0 && (asked.some(isLayout) || isCured)) return asked;
  const layouts = tokens.filter(isLayout);
  const isTurned = /^(?:turn|change|convert|transform|make|join|merge|combine|rewrite|put)$/.test(
    tokens[0]?.word ?? '',
  );
  return isTurned && layouts.length === 2 ? tokens.filter((token) => token !== layouts[0]) : tokens;
}

/** The plain steps that the words ask for, if every word is known; a fault asks for its cure. */
export function readSteps(given: readonly Token[]): PlainStep[] | undefined {
  const tokens = withoutSource(given);
  const steps: PlainStep[] = [];
  const alone: PlainStep[] = [];
  let isNeutral = false;
  let isOfForm = false;
  for (const [index, token] of tokens.entries()) {
    const { word, quoted } = token;
    if (quoted !== undefined) return undefined;
    const isFault = isTooMuch(tokens, index);
    const step =
      (isFault ? STEP_AGAINST.get(word) : undefined) ??
      (isFault
        ? undefined
        : (STEP_OF.get(word) ?? (tokens[0]?.word === 'add' ? STEP_OF.get(`add_${word}`) : undefined)));
    const weak = STEP_ALONE.get(word);
    if (step !== undefined) steps.push(step);
    else if (word === 'add' && tokens.length > 1 && STEP_OF.has(`add_${tokens[1]?.word}`)) continue;
    else if (isFault && !isFiller(token)) return undefined;
    else if (weak !== undefined) alone.push(weak);
    else if (NEUTRAL_WORDS.has(word)) isNeutral = true;
    else if (FORMED.test(word)) isOfForm = true;
    else if (!isFiller(token) && !/^(?:less|too|so|so_that|yet)$/.test(word) && !means(token, 'less'))
      return undefined;
  }
  if (asksForEmail(tokens)) steps.push('email');
  const found = steps.length > 0 ? steps : alone.filter((step) => step !== 'improve' || alone.length === 1);
  const isOfTone = found.some((step) => step !== 'grammar' && step !== 'improve');
  if (isOfForm && !found.some((step) => FORMS.has(step))) return undefined;
  return found.length > 0 && (!isNeutral || isOfTone) ? [...new Set(found)] : undefined;
}

/** “make the last sentence shorter”: the steps, and the part that they are for. */
export function readScoped(tokens: readonly Token[], source: Source): Reading | undefined {
  const whole = readSteps(tokens);
  const at = tokens.findIndex((_, index) => readUnit(tokens, index) !== undefined);
  const named = tokens.findIndex(({ word }) =>
    /^(?:greeting|closing|title|thanks)$/.test(PART_OF.get(word) ?? ''),
  );
  if (whole && at < 0) return { steps: whole.map(plain) };
  const from = at >= 0 ? at : named;
  if (from < 0) return undefined;
  const end = (at >= 0 ? readUnit(tokens, at)?.end : named) ?? named;
  const [part] = readParts(tokens.slice(from, end + 1), source) ?? [];
  const steps = readSteps(tokens.toSpliced(from, end + 1 - from));
  return part && steps ? { steps: steps.map(plain), limits: [{ kind: 'inside', part }] } : undefined;
}

import type { Corrected, Limit, Part, Reading, Source } from './intent.ts';
import {
  BEYOND_OF,
  isFiller,
  means,
  NEUTRAL_WORDS,
  PART_OF,
  QUALITY_OF,
  STEP_AGAINST,
  STEP_OF,
} from './lexicon.ts';
import { FILLS, readExchange, readRemoval, STAYING, toRemoval } from './named.ts';
import { isIn, isNamer, ORDINAL, readParts, UNIT } from './parts.ts';
import { readMeasure } from './placed.ts';
import { plain, readScoped, readSteps } from './steps.ts';
import type { Token } from './tokens.ts';

/** What corrections are of: “don't add commas”, “leave the grammar alone”. */
const CORRECTED: Readonly<Record<string, Corrected>> = {
  spelling: 'spelling',
  grammar: 'grammar',
  punctuation: 'punctuation',
  comma: 'commas',
};

/** Nothing where the words name anything else: “no spelling mistakes”. */
function readUncorrected(tokens: readonly Token[]): Reading | undefined {
  const named = tokens.filter((token) => !isFiller(token) && !/^(?:add|alone|or|and)$/.test(token.word));
  const corrected = named.flatMap(({ word }) => CORRECTED[word.replace(/^add_/, '')] ?? []);
  if (corrected.length === 0 || corrected.length < named.length) return undefined;
  return { limits: corrected.map((what) => ({ kind: 'not', what })), isAside: true };
}

/** Places in a text: “casual, but not the last line” leaves it, “no emojis” takes them out. */
const PLACES: ReadonlySet<string> = new Set([
  'sentence',
  'paragraph',
  'line',
  'greeting',
  'closing',
  'signature',
  'title',
]);

/** “but not the first paragraph”, “no greeting change”: what another wish is not for. */
export function readSpared(tokens: readonly Token[], source: Source): Reading | undefined {
  const named = tokens.filter((token) => !means(token, 'alter'));
  const isPlaced = readParts(named, source)?.every(({ name }) => PLACES.has(name)) === true;
  return isPlaced ? readStaying(named, source) : undefined;
}

/** What must stay: parts of the text, or a quality of it. Nothing where any of it is not known. */
export function readStaying(tokens: readonly Token[], source: Source): Reading | undefined {
  const parts = readParts(tokens, source);
  if (parts) return { limits: parts.map((part) => ({ kind: 'part', part })), isAside: true };
  const limits: Limit[] = [];
  let reading: Reading | undefined;
  for (const token of tokens) {
    const { word } = token;
    const what = QUALITY_OF.get(word);
    // “the wording of the questions”
    if (what === undefined && reading !== undefined && PART_OF.has(word)) continue;
    if (what === undefined && !isFiller(token) && word !== 'same' && word !== 'or') return undefined;
    if (what === undefined) continue;
    if (what !== 'facts' && what !== 'rest') limits.push({ kind: 'not', what });
    reading = { limits, isAside: true, isOnly: what === 'rest' };
  }
  return reading;
}

/** “stop saying really so much”, “don't use the word very all the time”: all but the word itself. */
const SAYS_SO_OFTEN =
  /^(?:say|saying|use|using|write|writing|repeat|the|word|so|that|much|many|often|everywhere|all|time|too_much)$/;

/** “don't start with in conclusion” */
function readOpening(tokens: readonly Token[], { text, instruction }: Source): Reading | undefined {
  const at = tokens.findIndex(({ word }) => word === 'with');
  const words = instruction.slice(tokens[at + 1]?.start, tokens.at(-1)?.end).replace(/^["“‘']|["”’']$/gu, '');
  const opens = /^(?:start|begin|open)$/.test(tokens[at - 1]?.word ?? '');
  if (!opens || words === '' || !isIn(text, `${words},`)) return undefined;
  return { steps: [{ kind: 'remove', part: { name: 'words', words } }], isAside: true };
}

/** “don't …”, “without …”, “not …”. */
export function readNegated(tokens: readonly Token[], source: Source): Reading | undefined {
  const rest = tokens.filter((token) => !isFiller(token) || readsOn(token));
  const [verb, ...behind] = rest;
  const said = tokens.filter(({ word }) => !SAYS_SO_OFTEN.test(word));
  const [fill] = said;
  if (said.length === 1 && fill && FILLS.test(fill.word) && isIn(source.text, fill.word))
    return { steps: [{ kind: 'remove', part: { name: 'words', words: fill.word } }], isAside: true };
  if (verb === undefined) return undefined;
  // “not short enough” asks for more of it
  // “stop apologising”, and not “warmer, but don't apologise”
  if (behind.length === 0 && /^apologi[sz]e$/.test(verb.word) && /\bstop\b/i.test(source.instruction))
    return { steps: [{ kind: 'remove', part: { name: 'apologies' } }], isAside: true };
  const wanted = tokens.some(({ word }) => word === 'enough') ? readSteps(rest) : undefined;
  if (wanted) return { steps: wanted.map(plain) };
  if (verb.word === 'longer' && behind.length === 0)
    return { limits: [{ kind: 'not', what: 'longer' }], isAside: true };
  // “proofread, don't rewrite”
  if (/^(?:rewrite|reword|rephrase|paraphrase)$/.test(verb.word) && behind.length === 0)
    return { limits: [{ kind: 'not', what: 'words' }], isAside: true };
  const opening = readOpening(tokens, source);
  if (opening) return opening;
  const uncorrected = readUncorrected(means(verb, 'alter') ? behind : rest);
  // “do not fix the grammar” wants no corrections at all
  const isOfAll = means(verb, 'alter') && behind.every(({ word }) => word === 'grammar');
  if (uncorrected && !isOfAll) return uncorrected;
  const staying = means(verb, 'alter') ? readStaying(behind, source) : undefined;
  if (staying) return staying;
  const parts = readParts(rest, source);
  if (parts && !parts.some(({ name }) => STAYING.has(name)))
    return { steps: parts.map(toRemoval), limits: parts.flatMap(toBan), isAside: true };
  if (readSteps(rest)?.every((step) => step === 'grammar'))
    return means(verb, 'alter')
      ? { limits: [{ kind: 'not', what: 'corrections' }], isAside: true }
      : { steps: [plain('grammar')], isAside: true };
  if (verb.word === 'add' && behind.every(({ word }) => QUALITY_OF.has(word) || word === 'new'))
    return { isAside: true };
  const words = rest.filter(({ word }) => !/^(?:too|so|less|be)$/.test(word) && !NEUTRAL_WORDS.has(word));
  const cures = words.map(({ word }) => STEP_AGAINST.get(word));
  if (cures.length > 0 && cures.every((step) => step !== undefined))
    return {
      steps: [...new Set(cures)].map(plain),
      isAside: true,
      isMild:
        tokens.some(({ word }) => /^(?:too|overly)$/.test(word)) ||
        words.every(({ word }) => STEP_OF.has(word)),
    };
  // “shorter, but not too short”
  if (rest.some(({ word }) => /^(?:too|overly)$/.test(word)) && readSteps(words)) return { isAside: true };
  const steps = readSteps(rest);
  if (steps?.includes('shorter')) return { limits: [{ kind: 'not', what: 'shorter' }], isAside: true };
  if (words.length > 0 && words.every(({ word }) => BEYOND_OF.has(word))) return { isAside: true };
  return undefined;
}
const readsOn = (token: Token) =>
  means(token, 'alter') ||
  UNIT.has(token.word) ||
  ORDINAL.has(token.word) ||
  isNamer(token) ||
  /^(?:bit|part|about)$/.test(token.word);
const toBan = ({ name }: Part): Limit[] =>
  name === 'contractions' ? [{ kind: 'not', what: 'contractions' }] : [];

/** “keep it short” asks, “keep the greeting” limits. */
export function readKept(tokens: readonly Token[], source: Source): Reading | undefined {
  const rest = tokens.filter(
    ({ word }) =>
      !/^(?:alone|unchanged|intact|untouched|exactly|be|as_is|as_they_are|as_it_is|how_it_is|how_they_are|way_it_is|the_same|same)$/.test(
        word,
      ),
  );
  if (tokens.length > rest.length && rest.every(isFiller)) return { isAside: true, isOnly: true };
  const staying = readUncorrected(rest) ?? readStaying(rest, source);
  if (staying) return staying;
  const measured = readMeasure(rest, source);
  if (measured) return measured;
  const steps = readSteps(rest);
  return steps && { steps: steps.map(plain), isAside: true, isKept: true };
}

/** “only fix typos”, “only the first paragraph”. */
export function readOnly(tokens: readonly Token[], source: Source): Reading | undefined {
  const rest = tokens.filter((token) => !means(token, 'only') && token.word !== 'just');
  const reading = readScoped(rest, source) ?? readRemoval(rest, source) ?? readExchange(rest, source);
  if (!reading) {
    const parts = readParts(
      rest.filter(({ word }) => !means({ word }, 'alter')),
      source,
    );
    return parts?.length === 1 && parts[0] ? { limits: [{ kind: 'inside', part: parts[0] }] } : undefined;
  }
  const words = rest.map(({ word }) => word);
  const isOf = (pattern: RegExp) => words.some((word) => pattern.test(word));
  const isBroad = isOf(/^(?:grammar|grammatical|mistake|error|mechanic)$/);
  const [isSpelling, isMarks] = [
    isOf(/^(?:typo|spelling|misspelling|spell)$/),
    isOf(/^(?:punctuation|apostrophe|comma)$/),
  ];
  if (isBroad || isSpelling === isMarks) return { ...reading, isOnly: true };
  const category = isSpelling ? 'spelling' : 'punctuation';
  return { ...reading, isOnly: true, limits: [...(reading.limits ?? []), { kind: 'only', category }] };
}

import type { LanguageModel } from '../language-model/language-model.ts';
import type { Token } from '../language-model/tokens.ts';
import { wordSet } from '../lexicon/word-set.ts';
import { matchCapital } from '../rules/kit.ts';
import type { Sentence } from '../text/words.ts';
import type { Change } from '../types.ts';
import { explain } from './explain.ts';
import { loadJudges, type Scored, scoreCandidates } from './score.ts';
import { NUMBERED_VERBS } from './sets.ts';
import fitted from './thresholds.json' with { type: 'json' };

const thresholds = new Map(Object.entries(fitted.kinds));

/** Changes nearer to each other than so many tokens were not weighed together. */
const APART = 4;

/** What a word must gain beyond its threshold where it stands in the sentence already. */
const REPEATED = 1.5;

/** Where what stands around speaks so much for the word as it is written, the language model is not asked. */
const LEAST_ODDS = -1;

/** They belong to the word after them. */
const NEVER_LAST = wordSet("a an the than its my your our their you're they're");

/** “Rajiv, a student at Boston College, doesn't …”: what the verb goes with stands before what is set apart. */
function followsAside({ token, kind }: Scored, tokens: readonly Token[]): boolean {
  const isNumbered =
    NUMBERED_VERBS.has(tokens[token]?.key ?? '') || kind === 'third>base' || kind === 'base>third';
  return isNumbered && tokens[token - 1]?.key === ',';
}

const CONTRACTIONS = wordSet("it's they're you're");
const FINITE = wordSet('is are was were has had will would can could means meant makes made seems seemed');
/** What “quite” does not stand before. */
const BARE_AFTER = /^(?:\P{L}|(?:i|we|you|he|she|they|and|but|or|because|when|there|here|please)$)/u;
const PLACES = wordSet('in at with near on here there');
const OBJECTS = wordSet('me us him her them everyone everybody');
const PART_END = /^(?:[^\p{L}]|and|but|or|because|so|that|which|who|when|if|while|as)/u;

/** “Its being free is a reason”, “your having lied worries me”: what belongs to somebody is the subject. */
function ownsSubject({ token, write }: Scored, tokens: readonly Token[]): boolean {
  const next = tokens[token + 1]?.key ?? '';
  if (!CONTRACTIONS.has(write) || !next.endsWith('ing')) return false;
  const keys = tokens.slice(token + 2).map(({ key }) => key);
  const end = keys.findIndex((key) => PART_END.test(key));
  const rest = keys.slice(0, end < 0 ? undefined : end);
  const isVerb = (key: string, index: number) =>
    FINITE.has(key) || (key.endsWith('ed') && OBJECTS.has(rest[index + 1] ?? ''));
  return next === 'having' || rest.some(isVerb);
}

/** “They bustle past in yellow”, “her family live in Leeds”: as the noun, it would take the only verb away. */
function takesVerb({ kind, token }: Scored, tokens: readonly Token[], sentence: Sentence): boolean {
  if (kind === 'live>life') return PLACES.has(tokens[token + 1]?.key ?? '');
  const noun = tokens[token + 1];
  if (kind !== 'they>the' || noun === undefined) return false;
  return !sentence.words.some(({ tag, start }) => start > noun.start && /^(?:VERB|AUX)$/.test(tag));
}

const AMOUNTS = wordSet('percent % dollars euros pounds cents day days week weeks');

/** “10 percent off the next order”, “two days off” */
const isTakenOff = ({ kind, token }: Scored, tokens: readonly Token[]) =>
  kind === 'off>of' && AMOUNTS.has(tokens[token - 1]?.key ?? '');

/** How far a gain is above its threshold. */
function measureMargin(scored: Scored, tokens: readonly Token[], sentence: Sentence): number {
  if (followsAside(scored, tokens) || ownsSubject(scored, tokens)) return -1;
  if (takesVerb(scored, tokens, sentence) || isTakenOff(scored, tokens)) return -1;
  const { kind, gain, token, write } = scored;
  const next = tokens[token + 1]?.key;
  // “There, there”
  if (next === tokens[token]?.key) return -1;
  if (NEVER_LAST.has(write) && (next === undefined || /^\P{L}/u.test(next))) return -1;
  if (write === 'quite' && (next === undefined || BARE_AFTER.test(next))) return -1;
  const least = thresholds.get(kind)?.least ?? Number.POSITIVE_INFINITY;
  const isRepeated = write.length > 3 && tokens.some(({ key }) => key === write);
  return gain - least - (isRepeated ? REPEATED : 0);
}

/** Part of a name, a compound, an address or a code is no word by itself. */
function isPlainWord(sentence: string, token: Token, index: number): boolean {
  const { start, end } = token;
  if (token.capital && (index > 0 || /\p{Lu}/u.test(sentence.slice(start + 1, end)))) return false;
  return (
    !/[\p{L}\p{N}\-–'@/_#\\.]$/u.test(sentence.slice(0, start)) &&
    !/^(?:[-–'@/_#\\]|\.\p{L})/u.test(sentence.slice(end))
  );
}

function toChange(sentence: Sentence, scored: Scored, { start, end }: Token): Change {
  const written = sentence.text.slice(start, end);
  return {
    start: sentence.start + start,
    end: sentence.start + end,
    replacement: matchCapital(written, scored.write),
    category: 'grammar',
    gist: '',
    reason: explain(written.toLowerCase(), scored).replaceAll("'", '’'),
    rule: scored.base === undefined ? 'confused-words' : 'word-form',
  };
}

/**
 * Words that are words, and not those that were meant, such as “their” for “there”. A change is made only where the
 * sentence becomes so much likelier that hardly any right sentence would be changed.
 */
export function findConfusedWords(sentence: Sentence, model: LanguageModel): Change[] {
  const found = [...scoreCandidates(loadJudges(model), sentence.text, LEAST_ODDS)].flatMap(
    ({ tokens, ...scored }) => {
      const margin = measureMargin(scored, tokens, sentence);
      const token = tokens[scored.token];
      const isFound = margin >= 0 && token !== undefined && isPlainWord(sentence.text, token, scored.token);
      return isFound ? [{ margin, scored, token }] : [];
    },
  );
  const likeliest = found.filter(({ scored }) =>
    found.every((other) => other.scored.token !== scored.token || other.scored.gain <= scored.gain),
  );
  const kept: typeof found = [];
  for (const one of likeliest.sort((a, b) => b.margin - a.margin)) {
    if (kept.every(({ scored }) => Math.abs(scored.token - one.scored.token) >= APART)) kept.push(one);
  }
  return kept.map(({ scored, token }) => toChange(sentence, scored, token));
}

import type { LanguageModel } from '../language-model/language-model.ts';
import type { Token } from '../language-model/tokens.ts';
import { matchCapital } from '../rules/kit.ts';
import type { Sentence } from '../text/words.ts';
import type { Change } from '../types.ts';
import { explain } from './explain.ts';
import { isMeantByNeighbours } from './neighbours.ts';
import { loadJudges, type Scored, scoreCandidates } from './score.ts';
import fitted from './thresholds.json' with { type: 'json' };

const thresholds = new Map(Object.entries(fitted.kinds));

/** Changes nearer to each other than so many tokens were not weighed together. */
const APART = 4;

/** What a word must gain beyond its threshold where it stands in the sentence already. */
const REPEATED = 1.5;

/** Where what stands around speaks so much for the word as it is written, the language model is not asked. */
const LEAST_ODDS = -1;

/** How far a gain is above its threshold. */
function measureMargin(scored: Scored, tokens: readonly Token[], sentence: Sentence): number {
  if (isMeantByNeighbours(scored, tokens, sentence)) return -1;
  const { kind, gain, write } = scored;
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

/** “your so-called driver” */
const BEFORE_COMPOUND = /^ \p{L}+-\p{L}+ \p{L}/u;

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
      const isFound =
        margin >= 0 &&
        token !== undefined &&
        isPlainWord(sentence.text, token, scored.token) &&
        !(scored.write === "you're" && BEFORE_COMPOUND.test(sentence.text.slice(token.end)));
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

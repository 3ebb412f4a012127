import { wordSet } from '../../lexicon/word-set.ts';
import type { RuleContext } from '../../rules/kit.ts';
import type { Sentence } from '../../text/words.ts';
import type { Change } from '../../types.ts';
import type { StyleStage } from '../stage.ts';
import { speaksOfUs } from './clauses.ts';
import { standsWithout } from './leaning.ts';
import { toParagraphs } from './paragraphs.ts';

/** Fewer words than this are a title, a label or a remark with a point of its own. */
const FEWEST_WORDS = 4;

/** What the reader is asked or told to do, and by when; thanks and excuses. */
const ASKS =
  /\b(?:please|kindly|(?:could|can|would|will) you|let (?:me|us) know|make sure|be sure|remember|deadline|due|by the end|at the latest|as soon as|urgent(?:ly)?|asap|attached|enclosed|thanks?|thank you|sorry|apologi[sz]e[sd]?|congratulations|welcome)\b/i;
/** What a report comes to: what it recommends, or draws from what it said. */
const CONCLUDES =
  /\b(?:recommend(?:s|ed|ation|ations)?|propos(?:e|es|ed)|advis(?:e|es|ed)|suggest(?:s|ed)? that|conclu(?:de|des|ded|sion)|therefore|as a result|high time|must|should|will be|ha(?:s|ve) to|needs? to)\b/i;
/** What follows is announced. */
const ANNOUNCES = /[:;?“”"]|\b(?:following|as follows|below)\b/;
/** A turn of the argument, or one of several that are counted up. */
const TURNS =
  /^(?:but|however|yet|nevertheless|in contrast|by contrast|meanwhile|although|though|despite|instead|unfortunately|only|still|the (?:first|second|third|fourth|next|last|other|one|final)|one|another|others|first|firstly|second|secondly|third|thirdly|fourth|last|lastly|then|next|finally|it is also)\b|, (?:however|though)\b/i;
/** “There is a message.” wants to be told which; and what tells the reason is no side remark. */
const ANNOUNCED =
  /\b(?:message|reason|problem|question|answer|plan|idea|secret|difference|explanation|solution|lesson|twist|catch|challenge)s?[.!]$/i;
const EXPLAINS =
  /^(?:the|their|his|her|its) (?:reason|difference|answer|idea|aim|result|problem|solution|cause|explanation|secret)s?\b/i;
const ORDER_TAGS = wordSet('VERB');

function mayGo(sentence: Sentence): boolean {
  const { text, words } = sentence;
  if (!/[.!]$/.test(text) || words.length < FEWEST_WORDS || ORDER_TAGS.has(words[0]?.tag ?? '')) return false;
  // What the writer says of themselves or of the reader is for the writer to drop.
  if (speaksOfUs(sentence)) return false;
  return ![ASKS, CONCLUDES, ANNOUNCES, TURNS, EXPLAINS].some((pattern) => pattern.test(text));
}

const CONTENT = /^(?:NOUN|VERB|ADJ|PROPN)$/;

function contentOf({ words }: Sentence): Set<string> {
  return new Set(
    words
      .filter(({ tag, lemma }) => CONTENT.test(tag) && lemma.length > 2)
      .map(({ lemma }) => lemma.toLowerCase()),
  );
}

/** How much of what the sentence speaks of the rest of the text speaks of, too: 0 to 1, rare words counting more. */
function centrality(
  sentence: Sentence,
  others: readonly Set<string>[],
  { frequencies }: RuleContext,
): number {
  let [shared, all] = [0, 0];
  for (const lemma of contentOf(sentence)) {
    const weight = -frequencies.logShare(lemma);
    all += weight;
    if (others.filter((other) => other.has(lemma)).length > 1) shared += weight;
  }
  return all === 0 ? 0 : shared / all;
}

/** What is more central than this stays. */
const MOST_CENTRAL = 0.9;

function toChange(text: string, { start, text: sentence }: Sentence): Change {
  const before = /[ \t]+$/.exec(text.slice(Math.max(0, start - 8), start))?.[0].length ?? 0;
  return {
    start: start - before,
    end: start + sentence.length,
    replacement: '',
    category: 'shortening',
    reason: 'The paragraph makes its point without this sentence.',
    gist: 'side remark',
    rule: 'shorten-sentence',
  };
}

/**
 * Sentences that are not the first of their paragraph, ask, promise and announce nothing, are no turn of the argument,
 * and that nothing after them leans on. The facts in them are guarded by the stage around this one.
 */
export const sideRemarks: StyleStage = {
  find(text, { read, context }) {
    const sentences = read(text);
    const contents = sentences.map(contentOf);
    return toParagraphs(text, sentences).flatMap((paragraph, place, paragraphs) =>
      paragraph.flatMap((sentence, index) => {
        const next = paragraph[index + 1] ?? paragraphs[place + 1]?.[0];
        if (!mayGo(sentence)) return [];
        const before = paragraph[index - 1];
        if (before === undefined || ANNOUNCED.test(before.text)) return [];
        if (next !== undefined && !standsWithout(sentence, next)) return [];
        return centrality(sentence, contents, context) > MOST_CENTRAL ? [] : [toChange(text, sentence)];
      }),
    );
  },
};

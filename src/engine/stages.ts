import { findDisagreements } from './agreement/disagreements.ts';
import { findQuestionVerbs } from './agreement/question-verbs.ts';
import { findConfusedWords } from './confusion-sets/find.ts';
import { findExpectedCommas } from './expected/commas.ts';
import { findExpected, MOST_SLIPS } from './expected/find.ts';
import { findMissingArticles } from './expected/missing-articles.ts';
import { findNounNumbers } from './expected/noun-number.ts';
import { findBareVerbs } from './expected/verb-after-be.ts';
import type { Linter } from './harper/linter.ts';
import { toChanges } from './harper/remarks.ts';
import { isContractionWithoutMark } from './lexicon/contractions.ts';
import type { Pause } from './pause.ts';
import type { RuleContext } from './rules/context.ts';
import {
  GRAMMAR_RULES,
  PHRASE_RULES,
  PUNCTUATION_RULES,
  SPACING_RULES,
  WORDING_RULES,
} from './rules/index.ts';
import type { Finding, Rule } from './rules/kit.ts';
import { pickRules } from './rules/pick.ts';
import { findMisspellings, type SpellingContext } from './spelling/spelling.ts';
import { findVariants } from './spelling/variants.ts';
import { offer } from './text/alternatives.ts';
import { withoutOverlaps } from './text/edits.ts';
import type { DocumentFacts } from './text/facts.ts';
import { protectedSpans, touches } from './text/guard.ts';
import { keepsMeaning } from './text/meaning.ts';
import type { SentenceMemory } from './text/sentence-memory.ts';
import type { Sentence } from './text/words.ts';
import type { Change, CorrectAction } from './types.ts';

/** What the stages need to know, the same for all passages of a document. */
export interface StageContext extends RuleContext, SpellingContext {
  read: (text: string) => Iterable<Sentence>;
  memory: SentenceMemory;
  pause: Pause;
}

/** The tagger takes “đ” for a mark and the “an” of “beđan” for a word. */
function isPartOfWord(text: string, { start, end }: Finding): boolean {
  return [text[start - 1], text[end]].some(
    (letter) => letter !== undefined && /(?!\p{ASCII})\p{L}/u.test(letter),
  );
}

/** “lol alin” is no “lola lin”, where Alin is a name, and “aled im” no “ale dim”. */
function isMovedInName(text: string, { start, end, rule }: Change, names: ReadonlySet<string>): boolean {
  const isMoved = rule === 'harper/TransposedSpace';
  return (
    isMoved &&
    text
      .slice(start, end)
      .toLowerCase()
      .split(' ')
      .some((word) => names.has(word) || isContractionWithoutMark(word))
  );
}

function applyRule(rule: Rule, sentence: Sentence, context: RuleContext): Change[] {
  return [...rule.find(sentence, context)].flatMap((finding) => {
    if (isPartOfWord(sentence.text, finding)) return [];
    const { start, end, replacement, reason, alternatives = [] } = finding;
    const place = { start: start + sentence.start, end: end + sentence.start };
    const { category, gist, id } = rule;
    return [{ ...place, replacement, ...offer(alternatives), reason, category, gist, rule: id }];
  });
}

async function applyRules(
  rules: readonly Rule[],
  sentence: Sentence,
  context: RuleContext,
  pause: Pause,
): Promise<Change[]> {
  const picked = pickRules(rules, sentence);
  const changes: Change[] = [];
  for (const rule of rules) {
    if (picked.has(rule)) changes.push(...applyRule(rule, sentence, context));
    // Awaited only where there is something to wait for: rules are many and mostly short.
    const turn = pause();
    if (turn !== undefined) await turn;
  }
  return changes;
}

/** Reads a text with straight apostrophes and proposes changes of it. */
export type Stage = (text: string, progress: Progress) => Change[] | Promise<Change[]>;

/** What the stages before have found. */
export interface Progress {
  /** Slips in thirty words of the text; beside one, another is likely. */
  slips: number;
}

/** What is done, in this order. Stages of one group read the same text, the next group reads what they wrote. */
export function listStages(
  action: CorrectAction,
  facts: DocumentFacts,
  linter: Linter,
  context: StageContext,
): Stage[][] {
  const { read, memory, model, pause } = context;
  /** In notes, a noun in the singular rather lacks its article. */
  const isSlipping = (slips: number) => slips > 0 && !context.isDraft;
  async function findInEach(
    text: string,
    what: object,
    find: (sentence: Sentence) => Change[] | Promise<Change[]>,
  ): Promise<Change[]> {
    const found: Change[] = [];
    for (const sentence of read(text)) found.push(...(await memory.findOnce(sentence, what, find)));
    return found;
  }
  const rules = (list: readonly Rule[]) => (text: string) =>
    findInEach(text, list, (sentence) => applyRules(list, sentence, context, pause));
  return [
    // One reading by the linter, which costs more than all the rest, serves all of them
    [
      async (text, { slips }) => [
        ...findMisspellings(text, await linter.lint(text), context, {
          isBesideSlips: slips > 0,
          keepsCapitals: facts.keepsCapitals,
        }),
        ...findVariants(text, context.language),
      ],
      rules(PHRASE_RULES),
      async (text) =>
        toChanges(text, await linter.lint(text)).filter(
          (change) => !isMovedInName(text, change, context.names),
        ),
    ],
    [rules(GRAMMAR_RULES)],
    [(text) => findInEach(text, findConfusedWords, (sentence) => findConfusedWords(sentence, model))],
    [
      (text) => findInEach(text, findBareVerbs, (sentence) => findBareVerbs(sentence, context)),
      (text) => findInEach(text, findDisagreements, (sentence) => findDisagreements(sentence, context)),
      (text) => findInEach(text, findQuestionVerbs, (sentence) => findQuestionVerbs(sentence, context)),
      (text, { slips }) =>
        findInEach(text, isSlipping(slips) ? NUMBERS.besideSlips : NUMBERS.alone, (sentence) =>
          findNounNumbers(sentence, context, isSlipping(slips)),
        ),
    ],
    ...(context.isDraft
      ? [
          [
            (text: string) =>
              findInEach(text, findMissingArticles, (sentence) => findMissingArticles(sentence, model)),
          ],
        ]
      : []),
    ...(action === 'improve' ? [[rules(WORDING_RULES)]] : []),
    ...(facts.spaced ? [] : [[rules(SPACING_RULES)]]),
    [rules(PUNCTUATION_RULES)],
    [
      (text, { slips }) =>
        [...read(text)].flatMap((sentence) => findExpectedCommas(sentence, model, slips > 0)),
    ],
    ...(context.isDraft
      ? []
      : [
          [
            (text: string, { slips }: Progress) =>
              findInEach(text, EXPECTED[slips] ?? EXPECTED, (sentence) =>
                findExpected(sentence, context, slips),
              ),
          ],
        ]),
  ];
}

/** What is remembered of numbers: with slips beside it, more is found in a sentence. */
const NUMBERS = { alone: {}, besideSlips: {} };
const EXPECTED = Array.from({ length: MOST_SLIPS + 1 }, () => ({}));

/** Same length, so that offsets hold: harper, the tagger and the rules know the straight apostrophe only. */
export function straighten(text: string): string {
  return text.replaceAll('’', "'");
}

/** The replacement in the document's own manner: curly apostrophes, spaces before commas. */
function dress(change: Change, text: string, facts: DocumentFacts): Change {
  const isCurly = facts.curly || text.slice(change.start, change.end).includes('’');
  const replacement = isCurly ? change.replacement.replaceAll("'", '’') : change.replacement;
  const others = change.alternatives?.map((each) => (isCurly ? each.replaceAll("'", '’') : each)) ?? [];
  return {
    ...change,
    ...offer(others),
    replacement: facts.spaced && replacement === ',' ? ' ,' : replacement,
  };
}

/** Whether an edit takes out the space before a mark, or before “n't”, which tokenised texts have everywhere. */
function closesUp(before: string, after: string): boolean {
  const spaces = / (?=[,.;:!?)]|n't\b|')/g;
  return (before.match(spaces)?.length ?? 0) > (after.match(spaces)?.length ?? 0);
}

/** The changes of one stage that may be made. */
export async function runStage(
  stage: Stage,
  text: string,
  facts: DocumentFacts,
  progress: Progress,
): Promise<Change[]> {
  const plain = straighten(text);
  const found = await stage(plain, progress);
  if (found.length === 0) return [];
  const protectedParts = protectedSpans(text);
  const allowed = found.filter(
    ({ start, end, replacement }) =>
      plain.slice(start, end) !== replacement &&
      !touches(protectedParts, start, end) &&
      keepsMeaning(plain.slice(start, end), replacement) &&
      !(facts.spaced && closesUp(plain.slice(start, end + 4), replacement + plain.slice(end, end + 4))),
  );
  return withoutOverlaps(allowed).map((change) => dress(change, text, facts));
}

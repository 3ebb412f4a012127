import { PURE_VERBS } from '../../lexicon/verbs.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { wordTable } from '../../lexicon/word-table.ts';
import { type Finding, matchCapital, type Rule } from '../../rules/kit.ts';

const IRREGULAR_NOT: Readonly<Record<string, string>> = wordTable({
  "can't": 'cannot',
  "won't": 'will not',
  "shan't": 'shall not',
});
const SUBJECTS = 'i|you|he|she|it|we|they';
const NEGATED = new RegExp(`(?<![\\p{L}'])(\\p{L}+n't)(?: (${SUBJECTS})\\b)?`, 'giu');
const DRAWN =
  /(?<![\p{L}'])(i|you|he|she|it|we|they|that|there|here|what|who|where|how|could|should|would|might|must|let)'(m|re|ve|ll|d|s)(?= \p{L})(?: (\p{L}+))?/giu;

/** In speech “there's” opens what is many, too; what is written out agrees. */
const MANY =
  /^there's (?:still |also |just |already )?(?:so many|too many|many|several|two|three|four|five|(?:lots|tons|loads|plenty|a (?:lot|ton|bunch|couple)) of|a few) (?:\p{Ll}+ )?\p{L}+(?<![su])s(?![\p{L}'-])/iu;

const HAS_BEFORE = wordSet('been got gotten had become gone happened changed taken started worked');
const HAD_BEFORE = wordSet('been had better gone done already');
const WOULD_BEFORE = wordSet(`
  be have do like love rather prefer say think go need want hope wish suggest recommend call come take never also
  appreciate really be always still even probably definitely just`);

/** Whether the verb stands before its subject, as in “Why don't we”. */
function isInverted(text: string, start: number): boolean {
  return (
    text.includes('?') &&
    /(?:^|[,;:—–-] ?|\b(?:why|how|what|when|where|who|and|but|or|so) )$/i.test(text.slice(0, start))
  );
}

function expandNegated(verb: string, subject: string | undefined, inverted: boolean): string | undefined {
  const lower = verb.toLowerCase();
  if (lower === "ain't") return undefined;
  const apart = IRREGULAR_NOT[lower] ?? `${lower.slice(0, -3)} not`;
  if (inverted && subject === undefined) return undefined;
  if (subject === undefined) return matchCapital(verb, apart);
  if (!inverted) return `${matchCapital(verb, apart)} ${subject}`;
  return `${matchCapital(verb, apart.replace(/ ?not$/, ''))} ${subject} not`;
}

function expandEnding(pronoun: string, ending: string, next: string): string | undefined {
  if (pronoun === 'let') return ending === 's' ? 'us' : undefined;
  if (ending === 'd' && HAD_BEFORE.has(next)) return 'had';
  if (ending === 'd') return WOULD_BEFORE.has(next) || PURE_VERBS.has(next) ? 'would' : undefined;
  if (ending === 's') return HAS_BEFORE.has(next) ? 'has' : 'is';
  return { m: 'am', re: 'are', ve: 'have', ll: 'will' }[ending];
}

const reason = 'A formal text writes contractions out.';

export const expand: Rule = {
  id: 'expand',
  category: 'tone',
  gist: 'contraction',
  *find({ text }): Generator<Finding> {
    for (const match of text.matchAll(NEGATED)) {
      const [found, verb = '', subject] = match;
      const written = expandNegated(verb, subject, isInverted(text, match.index));
      if (written === undefined) continue;
      yield { start: match.index, end: match.index + found.length, replacement: written, reason };
    }
    for (const match of text.matchAll(DRAWN)) {
      const [, pronoun = '', ending = '', next = ''] = match;
      const verb = MANY.test(text.slice(match.index))
        ? 'are'
        : expandEnding(pronoun.toLowerCase(), ending.toLowerCase(), next.toLowerCase());
      if (verb === undefined) continue;
      const end = match.index + pronoun.length + 1 + ending.length;
      yield { start: match.index, end, replacement: `${pronoun} ${verb}`, reason };
    }
  },
  examples: [
    ["I'm sure that we don't need it.", 'I am sure that we do not need it.'],
    ["Why don't we go?", 'Why do we not go?'],
    ["It's been long, and I'd like to rest.", 'It has been long, and I would like to rest.'],
    ["If you can't you should say so.", 'If you cannot you should say so.'],
    ["Let's go.", 'Let us go.'],
    ["There's still lots of books.", 'There are still lots of books.'],
  ],
  leaves: ["Isn't the report ready?", "Anna's here.", "The dogs' home.", "It ain't so."],
};

import { wordTable } from '../../lexicon/word-table.ts';
import { type Finding, matchCapital, type Rule } from '../../rules/kit.ts';

/** What one has, does and is given with “have”: “have a look”. */
const LIGHT =
  'look|go|chat|talk|drink|rest|break|walk|nap|shower|bath|try|laugh|good|great|nice|lovely|word|think|read|listen|seat|baby|party|meeting|effect|impact|point|tendency|way|lot|right|duty|positive|negative|significant|big|strong|profound|similar|different|small|long|detailed|close|quick|hard|tough';
const OWNED = `(?:an?|the|any|some|no|two|three|several|another|enough|more|plenty|your|my) (?!(?:${LIGHT})(?![\\p{L}-]))(?!\\p{L}+(?:ed|en|wn) (?:by|to)(?!\\p{L}))\\p{L}`;

interface Row {
  pattern: RegExp;
  write: (groups: readonly string[]) => string;
}

const ASKED: Readonly<Record<string, string>> = wordTable({ do: 'have', does: 'has' });

const ROWS: readonly Row[] = [
  {
    // “Do you have a copy?”
    pattern: new RegExp(`(?<![\\p{L}'-])(do|does) (you|we|they|i|he|she|it) have(?= ${OWNED})`, 'giu'),
    write: ([verb = '', subject = '']) =>
      `${matchCapital(verb, ASKED[verb.toLowerCase()] ?? '')} ${subject} got`,
  },
  {
    // “I have a copy”
    pattern: new RegExp(
      `(?<![\\p{L}'-])(?<!\\b(?:do|did|will|would|should|could|can|may|might|must|shall|to|never|what|how|whatever|all|that|than|as|who|which|where) )(i|you|we|they) have(?= ${OWNED})`,
      'giu',
    ),
    write: ([subject = '']) => `${subject}'ve got`,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}'-])(?<!\\b(?:what|how|all|that|than|as|who|which|where|whatever) )(he|she|it) has(?= ${OWNED})`,
      'giu',
    ),
    write: ([subject = '']) => `${subject}'s got`,
  },
  {
    // “You have to go”
    pattern:
      /(?<![\p{L}'-])(?<!\b(?:do|did|will|would|should|could|can|may|might|must|shall|to|what|all|than|that|how|where|which|who|everything|anything|something|nothing|only) )(i|you|we|they) have to(?= (?!do with|say)\p{Ll}{2,})/giu,
    write: ([subject = '']) => `${subject}'ve got to`,
  },
  {
    pattern:
      /(?<![\p{L}'-])(?<!\b(?:what|all|than|that|how|where|which|who|everything|anything|something|nothing|only) )(he|she|it) has to(?= (?!do with|say)\p{Ll}{2,})/giu,
    write: ([subject = '']) => `${subject}'s got to`,
  },
];

/** “I have a copy” is “I've got a copy” in speech. */
export const haveGot: Rule = {
  id: 'have-got',
  category: 'tone',
  gist: 'spoken “have”',
  *find({ text }): Generator<Finding> {
    for (const { pattern, write } of ROWS) {
      for (const match of text.matchAll(pattern)) {
        const replacement = write(match.slice(1));
        const reason = 'In speech one says “have got” of what one has.';
        yield { start: match.index, end: match.index + match[0].length, replacement, reason };
      }
    }
  },
  examples: [
    ['Do you have a copy? I have a new one.', "Have you got a copy? I've got a new one."],
    ['It has two doors, and we have to go.', "It's got two doors, and we've got to go."],
  ],
  leaves: [
    'Have a look.',
    'We have a look at it.',
    'All that we have to do is wait.',
    'Do you have to go?',
    'What they have is old.',
  ],
};

import { wordSet } from '../../lexicon/word-set.ts';
import { WEEKDAY } from '../words/dates.ts';
import type { IsName } from '../words/is-name.ts';
import { makeNoteMemory } from '../words/note-memory.ts';
import {
  disagrees,
  isSeveral,
  isSomebody,
  takesNoArticle,
  takesNoArticleBehind,
  toNumber,
  withGender,
} from './agreement.ts';
import type { Around, Completed, Completer } from './contracts.ts';
import type { Tagger } from './tagger.ts';
import { listTokens, type Token } from './tokens.ts';

/** Gives clauses of notes the little words that haste leaves out: “boiler still broken” its article and its verb. */

/** Words of what stands before that tell whom a clause speaks of. */
const LONGEST_CONTEXT = 20;
/** Words that are read for all clauses of a note; what stands behind them in so long a text is no haste. */
const MOST_WORDS_OF_NOTE = 6_000;
/** UTF-16 code units. Nobody's haste leaves a word out of so long a clause. */
const LONGEST_CLAUSE = 300;
/** A noun stays without its article where that is so likely. */
const MOST_WITHOUT_ARTICLE = 0.5;
const LEAST_OF_ARTICLE = 0.25;

const OF_ONE_WRITER: Readonly<Record<string, string>> = { 'we are': 'i am', 'we were': 'i was' };
/** Whether the writers are several is known of the note as a whole. */
const toOneWriter = (set: string) =>
  set.replace(/^we(?: are| were)?\b/, (we) => OF_ONE_WRITER[we] ?? we.replace('we', 'i'));
const OF_SEVERAL: Readonly<Record<string, string>> = { 'i am': 'we are', 'i was': 'we were' };
const toSeveral = (words: string) =>
  words.replace(/^I\b(?: am| was)?/, (one) => OF_SEVERAL[one.toLowerCase()] ?? one.replace('I', 'we'));

/** A verb that is left out behind its subject. */
const IS_VERB = /^(?:is|are|was|were|has|have|been|be|will be)\b/;
/** What differs in no more than tense and number: of “is”, “were” and “has been” the same. */
const toKind = (set: string) => (IS_VERB.test(set) ? 'is' : (set.split(' ', 1)[0] ?? ''));

interface Choice {
  set: string;
  /** How likely it is that something of this kind was left out, or nothing. */
  certainty: number;
}

/** The likeliest that `isPossible`, of the likeliest kind. */
function choose(
  sets: readonly string[],
  likelihoods: Float32Array,
  isPossible: (set: string) => boolean,
): Choice {
  const kinds = new Map<string, { share: number; set: string; most: number }>();
  for (const [index, each] of sets.entries()) {
    const set = toOneWriter(each);
    if (!isPossible(set)) continue;
    const likelihood = likelihoods[index] ?? 0;
    const kind = kinds.get(toKind(set)) ?? { share: 0, set, most: 0 };
    kind.share += likelihood;
    if (likelihood > kind.most) Object.assign(kind, { set, most: likelihood });
    kinds.set(toKind(set), kind);
  }
  const [best] = [...kinds.values()].sort((one, other) => other.share - one.share);
  return { set: best?.set ?? '', certainty: best?.share ?? 0 };
}

const PREPOSITIONS = wordSet('on at in for to of');
const TAKES_NO_ARTICLE = wordSet(
  'i we you he she it they this that these those my our your his her their nah nope yeah yep yes no ok okay hi hiya hello cheers ta thanks',
);
/** “I” and “they are”, and not “is” */
const IS_SUBJECT = /^(?:i|we|you|he|she|it|they|there)\b/;
const IS_CAPITAL = /^\p{Lu}\p{Ll}/u;
/** Whether it may be set before the word: a clause begins with no “on”, and neither Anna nor Friday takes an article. */
const mayStandBefore = (set: string, word: string, isFirst: boolean) =>
  !TAKES_NO_ARTICLE.has(word.toLowerCase()) &&
  (PREPOSITIONS.has(set) ? !isFirst : !IS_CAPITAL.test(word) && !(isFirst && set.includes(' ')));

/** The likeliest of what may be set before a word; empty where nothing is likelier than that. */
function chooseArticle(
  sets: readonly string[],
  likelihoods: Float32Array,
  isPossible: (set: string) => boolean,
): string {
  if ((likelihoods[0] ?? 0) > MOST_WITHOUT_ARTICLE) return '';
  let [article, most] = ['', LEAST_OF_ARTICLE];
  for (const [index, set] of sets.entries())
    if (set !== '' && isPossible(set) && (likelihoods[index] ?? 0) > most)
      [article, most] = [set, likelihoods[index] ?? 0];
  return article;
}

/** Behind these a clause of its own begins. */
const JOINTS = wordSet('but so because if when that until although unless since while yes no also sorry');
/** “Will be there”, whose capital is the sentence's */
const OPENS_WITHOUT_SUBJECT = wordSet(
  'no willing happy glad will wo can ca could would should must have has had am is are was were do does did need want got may might not been still just already only',
);
const hasCapitalOfSentence = (word: string) =>
  IS_CAPITAL.test(word) && OPENS_WITHOUT_SUBJECT.has(word.toLowerCase().replace(/n't$/, ''));

const OWNERS: ReadonlyMap<string, string> = new Map([
  ['i', 'my'],
  ['we', 'our'],
  ['it', 'its'],
  ['he', 'his'],
  ['she', 'her'],
  ['they', 'their'],
  ['you', 'your'],
]);
const OWNED = wordSet('my our its his her their your');
/** “it sleeps in own bed”: whose, by what stands before in its clause; `set`: what was set at its beginning. */
function findOwner(before: readonly Token[], set: string): string {
  const words = [...set.split(' '), ...before.map(({ text }) => text.toLowerCase())];
  if (OWNED.has(words.at(-1) ?? '')) return '';
  return OWNERS.get(words.find((word) => OWNERS.has(word)) ?? '') ?? '';
}

const IS_MODAL = /^(?:can|could|will|would|should|must|may|might)$/;
const IS_GERUND = /^(?!bring|ring$|sing$|string)\p{L}{2,}ing$/u;
const IS_DAY = new RegExp(`^${WEEKDAY}$`);
const isCode = (word: string, before: string) =>
  (/^\d/.test(word) && /^\p{Lu}{2,}$/u.test(before)) || /\d\/\d{3}|^\p{Lu}{1,3}\d[\p{Lu}\d]*$/u.test(word);

/** Whether no article can stand before a word of a clause. */
function isWithoutArticle(tokens: readonly Token[], at: number, isName: IsName): boolean {
  const [twoBefore = '', before = '', word = '', next = ''] = [at - 2, at - 1, at, at + 1].map((each) =>
    tokens[each]?.text.toLowerCase(),
  );
  // “Friday 11 October”, “Monday Wednesday Friday”, “the groom's niece”
  const isOfDate = (/^\d/.test(word) || IS_DAY.test(word)) && IS_DAY.test(before);
  return (
    isOfDate ||
    (tokens[at]?.mark === 'space' && /'s$/.test(before)) ||
    takesNoArticleBehind(before) ||
    takesNoArticle(word, next, [twoBefore, before]) ||
    isSomebody(word, tokens[at + 1]?.text ?? '', isName)
  );
}

/** More than is told apart by a tag. */
const OTHER = 'other';
const withCapitalI = (words: string) => words.replace(/\bi\b/g, 'I');

/** The words of a text in haste, of which the clause begins at `from`. */
interface Place {
  words: string;
  tokens: readonly Token[];
  from: number;
}

function complete({ words, tokens, from }: Place, tagger: Tagger, around: Around): Completed {
  const { we, said, asked, isName } = around;
  const tags = tagger.tag(tokens);
  const read = (all: Float32Array, { length }: readonly string[], at: number) =>
    all.subarray(at * length, (at + 1) * length);
  let [certainty, isPlain, completed, end] = [1, true, '', 0];
  /** Of its clause: where it begins, and whether its verb is set. */
  let [opening, hasVerb, subjectSet] = [from, false, ''];
  for (const [index, token] of tokens.slice(from).entries()) {
    const at = from + index;
    const lower = token.text.toLowerCase();
    const before = tokens[at - 1]?.text.toLowerCase() ?? '';
    // “back's not up to it”, “the groom's niece”
    const isOwner = index > 0 && /'s$/.test(before);
    // “Monday and Tuesday are fine”
    const isOpening =
      index === 0 || token.mark !== 'space' || JOINTS.has(before) || (before === 'and' && hasVerb);
    if (isOpening) [opening, hasVerb, subjectSet] = [at, false, ''];
    const { set, certainty: share } = choose(
      tagger.structures,
      read(tags.structures, tagger.structures, at),
      (each) =>
        // “the deposit (£1,150)”
        !(each !== '' && words.charAt(token.start - 1) === '(') &&
        !disagrees(each, lower) &&
        // “flight AC 854”, “application 24/0187”
        !(IS_VERB.test(each) && isCode(token.text, tokens[at - 1]?.text ?? '')) &&
        // “the bulb nearest the lift”
        !(IS_VERB.test(each) && /^(?:nearest|beside|opposite|near|behind)$/.test(before)) &&
        // “can reading book go home”
        !(IS_SUBJECT.test(each) && IS_MODAL.test(lower) && IS_GERUND.test(tokens[at + 1]?.text ?? '')) &&
        // “tia wore them last year”
        !(IS_SUBJECT.test(each) && isName(lower)) &&
        !((hasVerb || isOwner) && IS_VERB.test(each)),
    );
    const article =
      isWithoutArticle(tokens, at, isName) || (tokens.length === from + 1 && set === '')
        ? ''
        : lower === 'own'
          ? findOwner(tokens.slice(opening, at), subjectSet)
          : chooseArticle(tagger.articles, read(tags.articles, tagger.articles, at), (each) =>
              mayStandBefore(each, token.text, index === 0),
            );
    if (set === OTHER || article === OTHER) return { words, certainty: 0, isPlain: true };
    if (isOpening) subjectSet = set;
    certainty = Math.min(certainty, share);
    if (set !== '') isPlain = false;
    if (/\b(?:am|is|are|was|were)$/.test(set)) hasVerb = true;
    const subject = tokens.slice(opening, at).map(({ text }) => text.toLowerCase());
    const structure =
      subject.length > 0 && IS_VERB.test(set)
        ? toNumber(set, isSeveral(subject, lower))
        : withGender(set, `${asked} ${said}`);
    const left = [structure, article.replace(/\ba$/, /^[aeiou]/i.test(lower) ? 'an' : 'a')].filter(Boolean);
    completed += words.slice(end, token.start);
    end = token.start;
    if (left.length === 0) continue;
    completed += `${withCapitalI(left.join(' '))} `;
    if (index === 0 && hasCapitalOfSentence(token.text)) {
      completed += words.charAt(end).toLowerCase();
      end += 1;
    }
  }
  const whole = completed + words.slice(end);
  return { words: we ? toSeveral(whole) : whole, certainty, isPlain };
}

export function makeCompleter(tagger: Tagger): Completer {
  const remembered = makeNoteMemory<Completed>();
  const budgets = new WeakMap<IsName, number>();
  return (written, around) => {
    const { said, asked, we, isName } = around;
    const plain: Completed = { words: written, certainty: 0, isPlain: true };
    if (written.length > LONGEST_CLAUSE) return plain;
    const words = written.replaceAll('’', "'");
    const question = asked === '' ? [] : listTokens(`${asked.replace(/[.?!]*$/, '')}?`);
    const context = [
      ...question,
      ...listTokens(said.slice(-LONGEST_CLAUSE), asked === '' ? 'start' : 'question'),
    ].slice(-LONGEST_CONTEXT);
    const isAsked = /\?\s*$/.test(said) || (said === '' && asked !== '');
    const clause = listTokens(words, context.length === 0 ? 'start' : isAsked ? 'question' : 'end');
    const tokens = [...context, ...clause];
    const left = (budgets.get(isName) ?? MOST_WORDS_OF_NOTE) - tokens.length;
    if (clause.length === 0 || left < 0) return plain;
    const key = JSON.stringify([written, context.map(({ text, mark }) => [text, mark]), isAsked, we]);
    return remembered(isName, key, () => {
      budgets.set(isName, left);
      const done = complete({ words, tokens, from: context.length }, tagger, around);
      return written.includes('’') ? { ...done, words: done.words.replaceAll("'", '’') } : done;
    });
  };
}

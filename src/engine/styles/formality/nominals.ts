import { toForms } from '../../lexicon/inflection.ts';
import { findIrregularBase, findIrregularParticiple } from '../../lexicon/irregular-verbs.ts';
import { type Finding, type Place, placesOf, type Rule } from '../../rules/kit.ts';
import type { Word } from '../../text/words.ts';

const because = (written: string) => `A more formal text says “${written}”.`;
const isBase = (verb: Word) =>
  verb.tag === 'VERB' &&
  verb.lower === verb.lemma &&
  !/(?:[^s]s|ed|ing)$/.test(verb.lower) &&
  /^\p{Ll}{3,}$/u.test(verb.text);

/** “a way to fix it” is “a means of fixing it”. */
function* findMeans({ word, at }: Place): Generator<Finding> {
  if (!/^ways?$/.test(word.lower) || at(1).lower !== 'to' || !isBase(at(2))) return;
  const article = at(-1);
  if (!/^(?:a|any|another|no|only|several|many|other|new)$/.test(article.lower)) return;
  const replacement = `means of ${toForms(at(2).lower).gerund}`;
  yield { start: word.start, end: at(2).end, replacement, reason: because(replacement) };
}

const TRIED = new Map([
  ['tried', 'attempted'],
  ['trying', 'attempting'],
]);

/** “tried running it” is “attempted to run it”. */
function* findAttempts({ word, at }: Place): Generator<Finding> {
  const attempt = TRIED.get(word.lower);
  const verb = at(1);
  if (
    attempt === undefined ||
    word.tag !== 'VERB' ||
    verb.tag !== 'VERB' ||
    !/^\p{Ll}{3,}ing$/u.test(verb.text)
  )
    return;
  const base = verb.lemma;
  if (toForms(base).gerund !== verb.lower) return;
  const replacement = `${attempt} to ${base}`;
  yield { start: word.start, end: verb.end, replacement, reason: because(replacement) };
}

const GET = new Map([
  ['get', 'be'],
  ['gets', 'is'],
  ['getting', 'being'],
]);
/** With “get” these tell of becoming, or mean something of their own. */
const BECOMING =
  /^(?:used|started|dressed|married|divorced|lost|rid|involved|stuck|tired|excited|interested|confused|bored|worried|scared|hurt|better|left|going|done|put|set|made|read|cut|hit|let|organised|organized|prepared|acquainted|settled|gone|come|been|found|taken|lucky)$/;

function isParticiple({ text, lower, tag }: Word): boolean {
  if (tag !== 'VERB' || text !== lower || BECOMING.test(lower)) return false;
  if (/[^e]ed$/.test(lower)) return true;
  const base = findIrregularBase(lower);
  return base !== undefined && findIrregularParticiple(base) === lower;
}

/** “gets called” is “is called”. */
function* findPassives({ word, at }: Place): Generator<Finding> {
  const be = GET.get(word.lower);
  if (be === undefined || !isParticiple(at(1))) return;
  // “they get called” has a subject that “be” would have to fit.
  if (
    word.lower === 'get' &&
    !/^(?:to|will|would|can|could|should|may|might|must|not|n't)$/.test(at(-1).lower)
  )
    return;
  yield { start: word.start, end: word.end, replacement: be, reason: because(be) };
}

/** Verbs of speech that take another verb with them, and what a very formal text has for them. */
export const nominals: Rule = {
  id: 'formal-construction',
  category: 'tone',
  gist: 'formal wording',
  *find(sentence): Generator<Finding> {
    for (const place of placesOf(sentence)) {
      yield* findMeans(place);
      yield* findAttempts(place);
      yield* findPassives(place);
    }
  },
  examples: [
    ['There is a way to fix it.', 'There is a means of fixing it.'],
    ['We tried running it.', 'We attempted to run it.'],
    ['The code gets called twice and is getting checked.', 'The code is called twice and is being checked.'],
  ],
  leaves: ['Is this the way to go?', 'We tried it.', 'They got married.', 'It gets better.'],
};

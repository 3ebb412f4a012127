import { isPastParticiple } from '../../lexicon/irregular-verbs.ts';
import { findBaseOfThirdPerson, isVerbBase, PURE_VERBS } from '../../lexicon/verbs.ts';
import { wordTable } from '../../lexicon/word-table.ts';
import { WEEKDAY } from '../words/dates.ts';
import type { IsName } from '../words/is-name.ts';
import { findCompetitor, findPlural, type Reader } from './whom.ts';

const OWN_FORMS: Readonly<Record<string, string>> = wordTable({
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
  "doesn't": "don't",
});
const PRONOUN =
  /\b(he|she|they)(['’](?:s|re|ve|ll|d))?\b( (?:also|always|still|never|just|already|really|only|usually|often|\p{L}+ly))?( [\p{L}'’]+)?|\b(himself|herself|themselves|him|his|hers?|them|theirs?|thier)\b( \p{L}+)?/giu;
/** After “her” these say that it is no possessive. */
const NO_NOUN =
  /^ (?:to|for|if|whether|that|about|on|in|at|by|with|from|and|or|but|the|a|an|my|our|this|these|one|two|three|some|any|more|most|all|a|lots|plenty|nothing|everything|something|anything|when|what|where|how|why|again|soon|back|yesterday|now|later|last|next|there|here|because|so|as|is|was|up|out|over|round|around|off|down|through|along|away|very|directly|today|tomorrow|tonight|not|know|before|after|until|i|we|it)$/i;

/** “ring her Sunday” says when, and “her Sunday shift” what. */
const IS_WHEN = new RegExp(
  String.raw`^(?:her|their) (?:${WEEKDAY})(?=$|[.,;!?]| (?:at|about|after|before|if|when|and|or|but|to|instead|morning|afternoon|evening|night)\b)`,
  'iu',
);

/** “tablets make her sleepy” says how whoever was spoken of is, who is hardly the reader. */
const IS_MADE = /\b(?:make|makes|made|making) $/i;

/** “on her last day”, and not “called her last week” */
const LAST_OF_THEIRS =
  /^(?:her|their) (?:last|next) (?!(?:week|month|year|night|time|spring|summer|autumn|winter|\p{L}+day)\b)\p{Ll}/iu;

/** “buy her lunch” */
const BOUGHT = /\b(?:buy|get|make|cook|bring|stand) $/i;
const TREAT = /^ (?:lunch|dinner|breakfast|coffee|tea|drinks|flowers|chocolates|cake|something)$/i;

/** “help her find someone” */
const DOES = /^ (?:find|carry|move|sort|pack|clean|fix|plan|look|finish|write|start)$/i;
const HELPED = /\b(?:help|helps|helped|let|lets|hear|watch) $/i;

/** Whether “her” between the words is whom something is given, or who is helped to do something. */
const isGivenOrHelped = (before: string, next: string) =>
  (BOUGHT.test(before) && TREAT.test(next)) ||
  (HELPED.test(before) && (PURE_VERBS.has(next.trim().toLowerCase()) || DOES.test(next)));

/** “sends” gives “send”, “is” gives “are”; other forms stay. */
function toPlainForm(verb: string): string {
  const straight = verb.replace('’', "'");
  return OWN_FORMS[straight] ?? (/[^s]s$/.test(verb) ? (findBaseOfThirdPerson(verb) ?? verb) : verb);
}

/** “he's taught us” has; who is hurt, lost or gone is. */
const IS_STATE = /^(?:hurt|lost|gone|stuck|upset|set|broken|worn|drunk|fed|born|torn|run|come|become)$/;
const isInPerfect = (word: string) => isPastParticiple(word) && !IS_STATE.test(word);

function toYou(subject: string, contraction: string, verb: string): string {
  if (/s$/.test(contraction)) return isInPerfect(verb.trim()) ? `you've${verb}` : `you're${verb}`;
  const isSingular = subject.toLowerCase() !== 'they';
  return `you${contraction}${verb && (isSingular && contraction === '' ? ` ${toPlainForm(verb.slice(1))}` : verb)}`;
}

const toPronoun = (word: string): 'he' | 'she' | 'they' =>
  /^(?:he|hi)/.test(word) && !/^her/.test(word) ? 'he' : /^(?:she|her)/.test(word) ? 'she' : 'they';

function toObject(word: string, next: string): string {
  if (/sel(?:f|ves)$/.test(word)) return word === 'themselves' ? 'yourselves' : 'yourself';
  if (word === 'him' || word === 'them') return 'you';
  if (/^(?:hers|theirs)$/.test(word)) return 'yours';
  if (next === '' || NO_NOUN.test(next)) return word === 'her' ? 'you' : 'yours';
  return 'your';
}

/** “frank has a van”, which Frank reads. */
const READER_DOES =
  /^((?:and |but )?)(\p{L}+) (is|was|has|does|(?:[a-z]+ed|owes|lost|said|wants|needs|can|will|got|knows))(?= )/iu;

/** “has she had a chance to look” */
const ASKED_OF_YOU =
  /(?<=^|[,;.:] |\b(?:and|also|but|or|when|where|what|why|how|who|which) )(?:is|was|has|does)(?:n['’]t)?(?= you\b)/g;

const COUNTED_OF = /\b(?:some|most|many|few|none|all|half|both) of $/i;
const NUMBERED_OF = /\b(?:one|two|three|four|five|six|\d+) of $/i;
const isOfOther = (before: string, from: string) =>
  NUMBERED_OF.test(before) || (IS_MADE.test(before) && /^(?:him|her|them) \p{L}+(?=$|[.,;])/iu.test(from));

/** What is done with things rather than with whoever reads: “i need them for the mortgage” */
const DONE_WITH_THINGS =
  /\b(?:need|want|have|use|like|print|sign|read|bring|return|collect|pick up|post|upload|keep|order|buy|fix) $/i;

/** “everybody should put their figures in the sheet” */
const OF_EVERYBODY =
  /\b(?:every(?:one|body)|any(?:one|body)|some(?:one|body)|no(?: one|body)|each|whoever|who)\b[^.,;]*$/i;

/** “you should tell us”, said politely. */
const SHOULD_DO =
  /\byou should (?=(?:tell|send|call|ring|let|give|e-?mail|text|show|bring|write) (?:me|us)\b)/g;

/** “can she send the spellings home with her brother”, of a child who was spoken of */
const OF_A_CHILD =
  /^ (?:brother|sister|mum|mom|dad|mother|father|friends?|homework|spellings|book ?bag|bag|coat|kit|lunch|inhaler|glasses|locker|desk|class|classes|books?)$/i;

/** Where another clause begins, which may have another subject. */
const CLAUSE_ENDS = /[,;:.]|\b(?:and|but|or|that|if|when|because|so|who|which|with|than|i|we|us to|me to)\b/i;

/**
 * What is said of the reader, said to them: “he should send his report” becomes “you should send your report”. Whom the reader
 * does something to is somebody else: “she must not tell him”. `isDone`: the words begin with what the reader does. `said`: what
 * stands before, which may speak of a child.
 */
export function toSecondPerson(
  text: string,
  reader: Reader,
  isName: IsName,
  { isDone = false, said = '' } = {},
): string {
  const competitors = {
    he: findCompetitor(text, reader, isName, 'he'),
    she: findCompetitor(text, reader, isName, 'she'),
    they: findCompetitor(text, reader, isName, 'they'),
  };
  competitors.they = Math.min(competitors.they, findPlural(text, reader));
  const isSpokenOf = (pronoun: 'he' | 'she' | 'they') =>
    findCompetitor(said, reader, isName, pronoun) < said.length;
  let isOfReader = false;
  let doneFrom = isDone ? 0 : undefined;
  const told = text.replaceAll(
    PRONOUN,
    (whole, subject, contraction = '', adverb = '', verb = '', object, next = '', at: number) => {
      const pronoun = toPronoun((subject ?? object).toLowerCase());
      if (!reader.pronouns.has(pronoun) || at > competitors[pronoun]) return whole;
      // “we are 45, two of them vegan”
      const before = text.slice(0, at);
      if (pronoun === 'they' && OF_EVERYBODY.test(before)) return whole;
      if (object?.toLowerCase() === 'them' && next !== ' to' && DONE_WITH_THINGS.test(before)) return whole;
      if (
        isOfOther(before, text.slice(at)) ||
        (OF_A_CHILD.test(next) && isSpokenOf(pronoun)) ||
        (!reader.isGroup && COUNTED_OF.test(before))
      )
        return whole;
      if (subject === undefined) {
        const form =
          (/^her$/i.test(object) && isGivenOrHelped(before, next)) || IS_WHEN.test(text.slice(at))
            ? 'you'
            : LAST_OF_THEIRS.test(text.slice(at))
              ? 'your'
              : toObject(object.toLowerCase(), next);
        const isDoneTo = doneFrom !== undefined && !CLAUSE_ENDS.test(text.slice(doneFrom, at));
        return form === 'you' && isDoneTo ? whole : form + next;
      }
      isOfReader = true;
      doneFrom = at;
      const form =
        adverb && contraction === '' ? toYou(subject, '', verb).replace('you', `you${adverb}`) : '';
      return form || toYou(subject, contraction, adverb + verb);
    },
  );
  const called = told.replace(READER_DOES, (whole, opening: string, name: string, verb: string) => {
    // “book is the new one”, to a book club
    if (reader.isGroup || !reader.names.includes(name.toLowerCase())) return whole;
    isOfReader = true;
    return `${opening}you ${toPlainForm(verb)}`;
  });
  const named = reader.names.reduce(
    (words, name) =>
      /^(?:mr|mrs|ms|dr|prof|professor|miss|the|my|our|him|her|them)$/.test(name) ||
      !/^[\p{L}-]{2,}$/u.test(name)
        ? words
        : words.replaceAll(
            new RegExp(
              `(?<![\\p{L}])(?:(?:the|my|our|mr|mrs|ms|dr|prof|professor|miss)\\.? )?${name}['’]s(?= \\p{L})(?! \\p{L}+ here\\b)`,
              'giu',
            ),
            'your',
          ),
    called,
  );
  if (!isOfReader) return named;
  return named
    .replaceAll(SHOULD_DO, 'please ')
    .replaceAll(/(?<=^|, (?:and )?)you(?:'re| are) to (?=\p{Ll})/gu, 'please ')
    .replaceAll(ASKED_OF_YOU, (verb) => toPlainForm(verb))
    .replaceAll(/(?<=, (?:and |but )?| and )(?:has to|needs)(?= )/g, (verb) =>
      verb === 'needs' ? 'you need' : 'you have to',
    )
    .replaceAll(/(?<= (?:and|or) )(\p{Ll}+s)(?= )/gu, (verb) =>
      isVerbBase(toPlainForm(verb)) ? toPlainForm(verb) : verb,
    );
}

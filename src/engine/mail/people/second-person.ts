import { findIrregularBase, isPastParticiple } from '../../lexicon/irregular-verbs.ts';
import { findBaseOfThirdPerson, isVerbBase, PURE_VERBS } from '../../lexicon/verbs.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { wordTable } from '../../lexicon/word-table.ts';
import type { NoteReading } from '../tagger/contracts.ts';
import { listTokens, type Token } from '../tagger/tokens.ts';
import { capitalise } from '../words/capitals.ts';
import { WEEKDAY } from '../words/dates.ts';
import { IS_PRONOUN } from './whom.ts';

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
  /\b(he|she|they)(['’](?:s|re|ve|ll|d))?\b( (?:also|always|still|never|just|already|really|only|either|both|usually|often|\p{L}+ly))?( [\p{L}'’]+)?|\b(himself|herself|themselves|him|his|hers?|them|theirs?|thier)\b( \p{L}+)?/giu;
/** After “her” these say that it is no possessive. */
const NO_NOUN =
  /^ (?:to|of|for|if|whether|that|since|someone|somebody|anyone|anybody|another|about|on|in|at|by|with|from|too|either|twice|once|instead|anyway|and|or|but|the|a|an|my|our|this|these|one|two|three|some|any|more|most|all|a|lots|plenty|nothing|everything|something|anything|when|what|where|how|why|again|soon|back|yesterday|now|later|last|next|there|here|because|so|as|is|was|up|out|over|round|around|off|down|through|along|away|very|directly|today|tomorrow|tonight|not|know|before|after|until|i|we|it)$/i;

/** “ring her Sunday” says when, and “her Sunday shift” what. */
const IS_WHEN = new RegExp(
  String.raw`^(?:her|their) (?:${WEEKDAY})(?=$|[.,;!?]| (?:at|about|after|before|if|when|and|or|but|to|instead|morning|afternoon|evening|night)\b)`,
  'iu',
);

const OF_YEAR = /^ (?:\d{4}|\d+(?:st|nd|rd|th)) \p{Ll}/u;

/** “on her last day” and “his next order”, and not “called her last week” */
const LAST_OF_THEIRS =
  /^(?:his|her|their) (?:last|next) (?!(?:week|month|year|night|time|spring|summer|autumn|winter|\p{L}+day)\b)\p{Ll}/iu;

/** “buy her lunch” */
const BOUGHT = /\b(?:buy|get|make|cook|bring|stand) $/i;
const TREAT = /^ (?:lunch|dinner|breakfast|coffee|tea|drinks|flowers|chocolates|cake|something)$/i;

/** “help her find someone” */
const HELPS_TO = /^ (?:find|carry|move|sort|pack|clean|fix|plan|look|finish|write|start)$/i;
const HELPED = /\b(?:help|helps|helped|let|lets|hear|watch) $/i;

/** Whether “her” between the words is whom something is given, or who is helped to do something. */
const isGivenOrHelped = (before: string, next: string) =>
  (BOUGHT.test(before) && TREAT.test(next)) ||
  (HELPED.test(before) && (PURE_VERBS.has(next.trim().toLowerCase()) || HELPS_TO.test(next)));

/** “sends” gives “send”, “is” gives “are”; other forms stay. */
function toPlainForm(verb: string): string {
  const straight = verb.replace('’', "'");
  return OWN_FORMS[straight] ?? (/[^s]s$/.test(verb) ? (findBaseOfThirdPerson(verb) ?? verb) : verb);
}

/** “he's taught us” has; who is hurt, lost or gone is. */
const IS_STATE =
  /^(?:hurt|lost|gone|stuck|upset|set|broken|worn|drunk|fed|born|torn|run|come|become|hired|fired|invited|booked|allowed|expected|needed|covered|insured|included|promoted)$/;
const isInPerfect = (word: string) => isPastParticiple(word) && !IS_STATE.test(word);

function toYou(subject: string, contraction: string, verb: string): string {
  if (/s$/.test(contraction)) return isInPerfect(verb.trim()) ? `you've${verb}` : `you're${verb}`;
  const isSingular = subject.toLowerCase() !== 'they';
  return `you${contraction}${verb && (isSingular && contraction === '' ? ` ${toPlainForm(verb.slice(1))}` : verb)}`;
}

function toObject(word: string, next: string): string {
  if (/sel(?:f|ves)$/.test(word)) return word === 'themselves' ? 'yourselves' : 'yourself';
  if (word === 'him' || word === 'them') return 'you';
  if (/^(?:hers|theirs)$/.test(word)) return 'yours';
  // “her A levels”
  if (next === '' || (NO_NOUN.test(next) && next !== ' A')) return word === 'her' ? 'you' : 'yours';
  return 'your';
}

/** Whether the word at a place of a text means whoever reads it, and whether it is of the name that is known. */
type Meant = Pick<NoteReading, 'isReader' | 'isOwnName'>;

/** What whoever is called otherwise surely does: “the council has promised it” */
const SURELY_DOES = /^(?:is|was|has|does|\p{Ll}+ed|owes|lost|said|says|wants|needs|can|will|got|knows)$/u;
/** What somebody does: “Frank has a van”. */
const DOES =
  /^(?:is|was|has|does|can|could|will|would|should|must|may|might|\p{Ll}+ed|lost|said|got|left|took|gave|went|came|told|knew|thought|forgot|sent|paid|bought|made|had|did)$/u;
export const doesIt = (word: string) =>
  // “Ian thanks”
  word !== 'thanks' &&
  (DOES.test(word) || findIrregularBase(word) !== undefined || isVerbBase(findBaseOfThirdPerson(word) ?? ''));
/** “Kev only needs it” */
export const ADVERB = /^(?:only|just|also|still|always|never|already|really|either|both|himself|herself)$/;
/** Behind these a clause begins. */
const OPENS_CLAUSE = wordSet(
  'and but that if whether because when so before after until while as what where how why which who than yes no ok okay',
);
/** Behind these somebody is spoken to, “thanks Sam”, or an order says to whom: “ask Sam” */
const STAYS_BEHIND = wordSet(
  'hi hello hey dear thanks thank you cheers sorry morning evening afternoon yes no ok okay ask tell remind let inform invite email text call ring chase warn welcome congratulate turn mr mr. mrs mrs. ms ms. miss dr dr. prof prof. aunt uncle auntie',
);
/** “the mill” is no name. */
const OPENS_NOUN = wordSet('the my our a an this all every');

/** “mother”, behind “Kev's”, and not “late” and “coming” */
export const isOwned = (word: string) =>
  !/(?:ing|ly)$/.test(word) &&
  !isInPerfect(word) &&
  !/^(?:late|early|ill|sick|off|away|out|in|on|at|not|the|an?|my|our|very|so|too|still|also|just|already|now|happy|fine|here|there|back|been|got|no|free|busy|ready|welcome|right|wrong|sure)$/.test(
    word,
  );

/** What “Kev's” becomes before a word: “your” mother, “you've” lent, “you're” late. */
const toYours = (next = 'mother') =>
  isOwned(next.toLowerCase()) ? 'your' : isInPerfect(next) ? "you've" : "you're";

/** “Frank has a van”, “Mrs Hale's hedge” and “before Ben goes”, which Frank, Mrs Hale and Ben read. */
function callYou(text: string, { isReader, isOwnName }: Meant): string {
  const tokens = listTokens(text);
  const isCalled = ({ text: word, start }: Token) => !IS_PRONOUN.test(word) && isReader(text, start);
  /** “no to Theo” */
  const isAnswer = (at: number) => /^(?:no|yes)$/i.test(tokens[at - 2]?.text ?? '');
  let called = text;
  for (let to = tokens.length; to > 0; to -= 1) {
    const [last, next] = [tokens[to - 1], tokens[to]];
    if (last === undefined || !isCalled(last)) continue;
    let from = to - 1;
    const isOwn = isOwnName(text, last.start);
    const isOfName = (token: Token) =>
      isCalled(token) || (isOwn && /^(?:mr|mrs|ms|miss|dr|prof)\b/i.test(token.text));
    while (from > 0 && tokens[from]?.mark === 'space' && isOfName(tokens[from - 1] ?? last)) from -= 1;
    const { start, mark } = tokens[from] ?? last;
    const first = (tokens[from] ?? last).text.toLowerCase();
    const before = tokens[from - 1]?.text.toLowerCase() ?? '';
    const after = next && ADVERB.test(next.text) ? tokens[to + 1] : next;
    const behind = tokens[tokens.indexOf(after ?? last) + 1]?.text ?? '';
    // “yes Tom has”, and not “yes Tom can you”
    const isDone = next?.mark === 'space' && after?.mark === 'space' && !/^(?:i|we|you)$/i.test(behind);
    const does = isDone ? after : undefined;
    const isSubject = from === 0 || mark !== 'space' || OPENS_CLAUSE.has(before);
    if (/['’]s$/.test(last.text))
      called = `${called.slice(0, start)}${toYours(next?.text)}${called.slice(last.end)}`;
    else if (isSubject && does && (isOwn ? doesIt(does.text) : SURELY_DOES.test(does.text)))
      called = `${called.slice(0, start)}you${called.slice(last.end, does.start)}${toPlainForm(does.text)}${called.slice(does.end)}`;
    else if (
      isOwn &&
      !isSubject &&
      !STAYS_BEHIND.has(before) &&
      // “Haverstock Roofing”
      !(next?.mark === 'space' && /^\p{Lu}\p{Ll}/u.test(next.text)) &&
      ![before, first].some((word) => OPENS_NOUN.has(word)) &&
      !isAnswer(from)
    )
      called = `${called.slice(0, start)}you${called.slice(last.end)}`;
    to = from + 1;
  }
  return called.replaceAll(OF_YOU, 'your $1');
}
/** “the report of you” */
const OF_YOU = /\bthe (\p{L}+) of you\b(?! (?:two|three|all|both))/giu;

/** “has she had a chance to look” */
const ASKED_OF_YOU =
  /(?<=^|[,;.:] |\b(?:and|also|but|or|so|when|where|what|why|how|who|which|(?:how (?:many|much)|what|which) \p{Ll}+) )(?:is|was|has|does)(?:n['’]t)?(?= you\b)/giu;

/** “you should tell us”, said politely. */
const SHOULD_DO =
  /\byou should (?=(?:tell|send|call|ring|let|give|e-?mail|text|show|bring|write) (?:me|us)\b)/g;

/** “tablets make her sleepy” says how whoever was spoken of is, who is hardly the reader. */
const IS_MADE = /\b(?:make|makes|made|making) (?:him|her|them) \p{L}+(?=$|[.,;])/iu;
/** What is done with things rather than with whoever reads: “i need them for the mortgage” */
const DONE_WITH_THINGS =
  /\b(?:need|want|have|use|like|print|sign|read|bring|return|collect|pick up|post|upload|keep|order|buy|fix) them\b(?! to\b)/i;
/** “everybody should put their figures in the sheet” */
const OF_EVERYBODY =
  /\b(?:every(?:one|body)|any(?:one|body)|some(?:one|body)|no(?: one|body)|each|whoever|who)\b[^.,;]*\b(?:they|them|their|theirs)\b/i;
/** “love them!!”, of what was sent */
const LOVES_THINGS = /^(?:(?:really|absolutely) )?loved? them\b/i;
/** “Milo needs his booster”: whose, says the name before it. */
const OF_NAMED =
  /(?<=^|[,.;:] |\b(?:and|but|that|because|if|whether) )(?!(?:He|She|They|We|You|It|Nobody|Everyone)\b)\p{Lu}\p{Ll}+ (?:(?:only|just|also|still|really) )?(?:needs?|has|had|lost|left|forgot|wants?|hurt|broke|takes?|took|brings?|brought) (?:his|her)\b(?! (?:to|if|that|for|an?|the|my|our|some)\b)/u;
const OF_OTHERS = [OF_NAMED, LOVES_THINGS, IS_MADE, DONE_WITH_THINGS, OF_EVERYBODY];
/** Whether what stands around a word tells that it is no reader, whoever else may be meant. */
const isOfOther = (text: string, at: number) =>
  OF_OTHERS.some((pattern) => {
    const found = pattern.exec(text);
    return found !== null && found.index <= at && at < found.index + found[0].length;
  });

/** What is said of the reader, said to them: “he should send his report” becomes “you should send your report”. */
export function toSecondPerson(written: string, meant: Meant): string {
  const { isReader } = meant;
  const text = callYou(written, meant);
  let isOfReader = text !== written;
  const told = text.replaceAll(
    PRONOUN,
    (whole, subject, contraction = '', adverb = '', verb = '', object, next = '', at: number) => {
      if (!isReader(text, at) || isOfOther(text, at)) return whole;
      const before = text.slice(0, at);
      if (subject === undefined) {
        // “her 2021 paper”, and not “rang her 3 times”
        if (/^(?:his|her|their)$/i.test(whole) && OF_YEAR.test(text.slice(at + whole.length))) return 'your';
        const form =
          (/^her$/i.test(object) && isGivenOrHelped(before, next)) || IS_WHEN.test(text.slice(at))
            ? 'you'
            : LAST_OF_THEIRS.test(text.slice(at))
              ? 'your'
              : toObject(object.toLowerCase(), next);
        return form + next;
      }
      isOfReader = true;
      const form =
        adverb && contraction === '' ? toYou(subject, '', verb).replace('you', `you${adverb}`) : '';
      return form || toYou(subject, contraction, adverb + verb);
    },
  );
  if (!isOfReader) return told;
  return told
    .replaceAll(/(?<=\byou )(?:him|her)self\b/gi, 'yourself')
    .replaceAll(SHOULD_DO, 'please ')
    .replaceAll(/(?<=^|, (?:and )?)you(?:'re| are) to (?=\p{Ll})/gu, 'please ')
    .replaceAll(ASKED_OF_YOU, (verb) =>
      /^\p{Lu}/u.test(verb) ? capitalise(toPlainForm(verb.toLowerCase())) : toPlainForm(verb),
    )
    .replaceAll(/(?<=, (?:and |but )?| and )(?:has to|needs)(?= )/g, (verb) =>
      verb === 'needs' ? 'you need' : 'you have to',
    )
    .replaceAll(/(?<= (?:and|or) )(\p{Ll}+s)(?= |$|[,.])/gu, (verb) =>
      isVerbBase(toPlainForm(verb)) ? toPlainForm(verb) : verb,
    );
}

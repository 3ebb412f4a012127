import {
  findIrregularBase,
  findIrregularParticiple,
  isPastParticiple,
} from '../../lexicon/irregular-verbs.ts';
import { findBaseOfThirdPerson, isVerbBase } from '../../lexicon/verbs.ts';
import { withCapital } from '../../text/capital.ts';
import type { ComposeRequest } from '../../types.ts';

type Tone = ComposeRequest['style']['tone'];

/** The opening of a request by tone. A confident one is no question. */
const PLEASE: Readonly<Record<Tone, string>> = {
  polite: 'Could you please',
  friendly: 'Could you',
  confident: 'Please',
};

/** What begins a question that is not answered by yes or no: “by when”. “In which case” begins none. */
export const ASKING =
  '(?:(?:by|until|till|since|from|for|at|on|in|with|to) )?(?:when|what|where|who|whom|why|how)|which';

/** “bring nothing else”: asked whether they could, one may say yes and bring something. */
const IS_REFUSAL = /^\p{Ll}+ (?:nothing|nobody|no one|no)\b/u;

/** A request or a question with its mark. */
export function request(words: string, tone: Tone): string {
  const opening = IS_REFUSAL.test(words) ? PLEASE.confident : PLEASE[tone];
  return `${opening} ${words}${opening === PLEASE.confident ? '.' : '?'}`;
}

const BE = 'is|are|was|were|am';
const MODAL = 'can|could|will|would|shall|should|may|might|must';
const HAVE = 'has|have|had';
const PRONOUN =
  'you|I|i|we|it|there|this|that|these|those|they|he|she|everything|everyone|anyone|anything|somebody|someone';
const NOUN_PHRASE =
  "(?:the|my|our|your|a|an|this|that|any|all|his|her|their) (?:(?!who\\b|which\\b|that\\b|and\\b|or\\b)[\\p{L}\\p{N}'’-]+ ){0,3}?(?!who\\b|that\\b)[\\p{L}\\p{N}'’-]+";
/** “Rex” */
const NAME = '\\p{Lu}\\p{Ll}[\\p{L}’-]*(?: \\p{Lu}[\\p{L}’-]+)?';
export const SUBJECT = `(?:(?:${PRONOUN})(?=\\b)(?: (?:or|and) (?!not\\b)[\\p{L}'’-]+)?|${NOUN_PHRASE}|${NAME})`;
const INVERTED = new RegExp(`^(${SUBJECT}) (${BE}|${MODAL}|${HAVE})((?: not)?)(?: (.+))?$`, 'u');
const DOING =
  /^(you|I|i|we|they|it|he|she) ((?:also|still|ever|actually|already) )?(?!(?:or|and)\b)(\p{L}+)(?: (.+))?$/u;
const PARTICIPLE = /^(?:(?:already|ever|also|just|yet|never|not|still|recently|had the) )?(\p{L}+)/u;
/** What one can, rather than what one is asked to do: “Can you come?” */
const ABILITY =
  /^(?:come|attend|make|join|be|meet|see|have|hear|remember|afford|still|do|offer|provide|handle|accommodate|manage|spare|recommend|take)\b/;

const beginsWithParticiple = (rest: string) => isPastParticiple(PARTICIPLE.exec(rest)?.[1] ?? '');

const toSubject = (subject: string) => (subject === 'i' ? 'I' : subject);

/** “comes” and “came” with what “do” they take; nothing where the word may be no verb. */
function findDo(subject: string, verb: string): [string, string] | undefined {
  const past = findIrregularBase(verb);
  if (past !== undefined && findIrregularParticiple(past) !== undefined) return ['did', past];
  const third = /^(?:it|he|she)$/.test(subject) ? findBaseOfThirdPerson(verb) : undefined;
  if (third !== undefined && /s$/.test(verb)) return ['does', third];
  if (/^(?:has|had)$/.test(verb)) return [verb === 'had' ? 'did' : 'does', 'have'];
  if (/ied$/.test(verb)) return ['did', `${verb.slice(0, -3)}y`];
  const stem = /[^e]ed$/.test(verb) ? [verb.slice(0, -2), verb.slice(0, -1)] : [];
  const known = stem.find(isVerbBase);
  if (known !== undefined) return ['did', known];
  if (/[^e]ed$/.test(verb)) return undefined;
  return /^(?:it|he|she)$/.test(subject) ? undefined : ['do', verb];
}

/** “you are free” as “are you free”; nothing where the clause is not read. */
function invert(contracted: string): string | undefined {
  const clause = contracted
    .replace(/^(you|we|they)['’]re (?!\p{L}+ed\b)/u, '$1 are ')
    .replace(/^(someone|somebody|it|he|she)['’]s (?=\p{L}+ing\b)/u, '$1 is ')
    .replace(/^(you|we|they|I|he|she|it)['’]d (?=(\p{L}+))/u, (whole, who: string, verb: string) =>
      isVerbBase(verb) ? `${who} would ` : whole,
    );
  const [, subject = '', auxiliary = '', not = '', rest = ''] = INVERTED.exec(clause) ?? [];
  const isHaving = /^(?:has|have|had)$/.test(auxiliary) && !beginsWithParticiple(rest);
  if (subject !== '' && !isHaving) return `${auxiliary} ${toSubject(subject)}${not}${rest && ` ${rest}`}`;
  const [, doer = '', adverb = '', verb = '', object = ''] = DOING.exec(clause) ?? [];
  const helped = doer === '' ? undefined : findDo(doer, verb);
  return helped && `${helped[0]} ${toSubject(doer)} ${adverb}${helped[1]}${object && ` ${object}`}`;
}

const WITHOUT_SUBJECT: readonly (readonly [RegExp, string])[] = [
  [/^(?:it is |it's )?(?:possible|ok|okay|fine|alright|all right)\b/i, 'Is it '],
  [/^(?=(?:free|available|interested|able|ready|coming|willing|happy|around|home|still)\b)/, 'Are you '],
  [/^(?=any\b)/, 'Is there '],
];

/** “she can send it” as “Could you please send it?”, or where it is checked as “Can you …?”; “the hall is free” as “Is …?”. */
export function askWhether(clause: string, tone: Tone, isChecked = false): string {
  const asked = /^you (?:can|could|would|will) (?!not\b)(?:please )?(.+)$/u.exec(clause)?.[1];
  if (asked !== undefined && !/^(?:like|want|prefer|mind|love)\b/.test(asked)) {
    if (!isChecked && !ABILITY.test(asked)) return request(asked, tone);
    return `${/^you would/.test(clause) ? 'Would' : /^you w/.test(clause) ? 'Will' : 'Can'} you ${asked}?`;
  }
  const [pattern, opening] = WITHOUT_SUBJECT.find(([each]) => each.test(clause)) ?? [];
  if (pattern !== undefined && opening !== undefined) {
    const isMissing = opening === 'Is it ' ? clause.replace(/^(?:it is |it's )/, '') : clause;
    return `${opening}${isMissing}?`;
  }
  const direct = invert(clause);
  return direct === undefined ? request(`tell me whether ${clause}`, tone) : `${withCapital(direct)}?`;
}

const WH = new RegExp(
  `^((?:${ASKING})(?: (?:exactly|much|many|long|often|far|soon|late|early|big|time|day|date|size|kind of|\\p{L}+s))*) (.+)$`,
  'u',
);
const BE_LAST = new RegExp(`^(${NOUN_PHRASE}) (${BE})$`, 'u');

const IS_DIRECT = new RegExp(
  `^(?:${ASKING})(?: (?:much|many|long|often|far|soon|time|day))? (?:is|are|do|does|did|will|can|could|would|should) (?:it|they|we|i|I|you|he|she|the|my|there)\\b`,
  'u',
);

/** “when you can come” as “When can you come?”, “when the plumber comes” as “Could you please tell me when …?”. */
export function askWhat(clause: string, tone: Tone): string {
  const [, asked = '', act] =
    /^((?:where|when|how|what|who|which) ?.*?) to (\p{L}+(?: .+)?)$/u.exec(clause) ?? [];
  // “what happened to my claim”
  const isDone = act !== undefined && isVerbBase(act.split(' ', 1)[0] ?? '');
  // “who has to sign it”
  if (isDone && asked.split(' ').length <= 2 && !/ (?:has|have|needs?|wants?)$/.test(asked))
    return `${withCapital(asked)} should I ${act}?`;
  // “where's my order”
  if (/^(?:where|when|what|who|how)['’]s \p{L}/u.test(clause)) return `${withCapital(clause)}?`;
  // “how much is it going to be”
  if (IS_DIRECT.test(clause)) return `${withCapital(clause)}?`;
  const [, word = '', rest = ''] = WH.exec(clause) ?? [];
  const [, subject, verb] = BE_LAST.exec(rest) ?? [];
  if (subject !== undefined) return `${withCapital(word)} ${verb} ${subject}?`;
  const direct = /^(?:you|I|i|we|someone|somebody)\b/.test(rest) ? invert(rest) : undefined;
  return direct === undefined ? request(`tell me ${clause}`, tone) : `${withCapital(word)} ${direct}?`;
}

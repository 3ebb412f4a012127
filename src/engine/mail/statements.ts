import { findIrregularBase, findIrregularParticiple } from '../lexicon/irregular-verbs.ts';
import { findBaseOfThirdPerson, isVerbBase, PURE_VERBS } from '../lexicon/verbs.ts';
import { wordSet } from '../lexicon/word-set.ts';

/** What notes leave out of a sentence, and whether they are one. */

const FINITE =
  /(?:^|[\s(])(?:am|is|are|was|were|has|have|had|will|would|can|could|can't|cant|cannot|won't|wont|must|should|shall|may|might|do|does|did|needs?|wants?|isnt|arent|wasnt|dont|doesnt|didnt|havent|hasnt)(?=[\s,.!?)]|$)|n't\b|\b(?:i|we|you|they|he|she|it|that|there|who|what|where)'(?:s|m|re|ll|ve|d)\b/iu;
const SUBJECT_AND_VERB = /^(?:(?:i|we|they|you|he|she|it) (?!too\b|also$)\p{L}|im |ive |id |ill )/iu;
const OPENS_SENTENCE =
  /^(?:please|pls|thanks|thank you|many thanks|sorry|congratulations|congrats|happy \p{L}+|good luck|let's|let me|let us|welcome|best|all the best|see you|talk soon|hope|no(?= (?:problem|worries|rush|hurry|need))|here (?:is|are|comes)|if|when|because|since|as soon as|looking forward)\b/iu;
const INTRANSITIVE = wordSet(
  'arrived happened occurred started ended stopped failed crashed died expired appeared worked changed moved returned agreed disappeared increased decreased improved passed dropped',
);
const NO_VERB = wordSet(
  'meeting building training parking heating booking wedding painting opening hearing reading spelling morning evening ceiling thing anything something nothing everything clothing lighting flooring',
);

const isKnownVerb = (word: string) => isVerbBase(word) || BASES.has(word);
const BASES = wordSet(
  'be do go have make put set see come send meet pay keep let bring buy book email ring tell give take ask use rsvp',
);

/** Whether this word, which does not begin the words, can only be a verb that says something of what stands before. */
function isFiniteAt(words: readonly string[], index: number): boolean {
  const word = words[index] ?? '';
  const next = words[index + 1] ?? '';
  const base = findIrregularBase(word);
  if (base !== undefined)
    return findIrregularParticiple(base) !== word || /^(?:the|a|an|my|our|his|her|it|me|us)$/.test(next);
  if (/^(?:suits?|works?|fits?)$/.test(word) && /^(?:me|us|for|best|well|better|fine)$/.test(next))
    return true;
  if (INTRANSITIVE.has(word)) return next !== 'to' && next !== 'from';
  if (/ed$/.test(word)) return /^(?:the|a|an|my|our|your|his|her|it|me|us|that)$/.test(next);
  if (
    isKnownVerb(word) &&
    /[^su'’]s$/.test(words[index - 1] ?? '') &&
    /^(?:the|an?|my|our|it|up|down|out|at|every|to|in|on|all|well|too|very|so|again)$/.test(next)
  )
    return true;
  const third = /[^s]s$/.test(word) ? findBaseOfThirdPerson(word) : undefined;
  return (
    third !== undefined &&
    isKnownVerb(third) &&
    /^(?:$|the|a|an|my|our|your|his|her|their|it|me|us|to|for|in|on|at|by|until|from|well|fine|great|best|better|out|up|down|off|\d.*)$/.test(
      next,
    )
  );
}

const OBJECT_FIRST =
  /^(?:the|a|an|my|our|your|his|her|their|me|us|him|it|them|this|that|these|those|all|any|some|no|not|nothing|everything|both|by|before|until|back|asap|up|out|in|into|if|when|only|also|here|early|\p{L}+[^su'’]s)$/u;

/** Whether a verb in its base form begins the words: “bring your laptop”. */
export function isImperative(words: string): boolean {
  const [first = '', second = ''] = words.toLowerCase().split(/[\s,]+/, 2);
  if (/^(?:need|want|hope|thank|happen|seem|mean)$/.test(first)) return false;
  return (
    (isKnownVerb(first) && OBJECT_FIRST.test(second)) ||
    (PURE_VERBS.has(first) && second !== '' && !/^(?:of|for|about|with|from|is|are|was)$/.test(second))
  );
}

/** Whether the words are a sentence, a request included, and not a fragment such as “room 4, second floor”. */
export function isSentence(words: string): boolean {
  const plain = words.replaceAll('’', "'").toLowerCase();
  if (FINITE.test(plain) || SUBJECT_AND_VERB.test(plain) || OPENS_SENTENCE.test(plain)) return true;
  const parts = plain.split(/[\s,]+/).slice(0, 40);
  return isImperative(plain) || parts.some((_, index) => index > 0 && isFiniteAt(parts, index));
}

const DETERMINER =
  /^(?:the|a|an|my|our|your|his|her|their|this|that|these|those|no|some|any|all|both|each|every|only|more|most|many|few|several|another|other|one|two|three|four|five|six)\b|^\d/i;
const STATE =
  'attached|enclosed|included|needed|required|closed|done|broken|missing|ready|late|early|available|unavailable|full|fine|ok|okay|wrong|correct|unchanged|empty|free|due|overdue|urgent|possible|welcome|damaged|dirty|loose|blocked|stuck|pending|perfect|great|out|on|off|down|up|back|gone|here|stable|steady|high|low|higher|lower|good|bad|interested|open|too \\p{L}+';
const EVENT =
  'moved|cancelled|canceled|postponed|delayed|rescheduled|changed|booked|confirmed|approved|rejected|signed|shipped|sent|paid|finished|completed|fixed|repaired|lost|stolen|sold|ordered|received|replaced|updated|extended';
const NOUN = "((?:(?!is\\b|are\\b|not\\b)[\\p{L}\\p{N}'’#/-]+ ){0,3}?[\\p{L}\\p{N}'’#/-]+)";
const PREDICATE = new RegExp(
  `^${NOUN} ((?:still |already |not |now |also |completely |fully )?)(${STATE}|${EVENT})(?=$|,| \\(| (?:since|twice|once|completely|by|for|on|in|at|by|until|to|from|with|again|today|tomorrow|now|already|yet|because|and|but|as|near|after|before|due|this|next|last|so|\\d)\\b)(.*)$`,
  'iu',
);
const GOING_ON = new RegExp(
  `^${NOUN} (\\p{L}+ing)(?= (?:since|again|from|down|off|out|all|every|badly|constantly|up)\\b)(.*)$`,
  'iu',
);

const withArticle = (noun: string) =>
  DETERMINER.test(noun) || /\d|['’]s?\b|^\p{Lu}/u.test(noun) ? noun : `the ${noun}`;
const isPlural = (noun: string) => (/[^s'’u]s$/.test(noun) && !/\bnews$/.test(noun)) || / and /.test(noun);

/** “photos attached” as “the photos are attached”, “tap dripping since Monday” as “the tap has been dripping …”. */
function withVerb(words: string): string | undefined {
  const [, noun = '', adverb = '', state = '', rest = ''] = PREDICATE.exec(words) ?? [];
  if (
    noun !== '' &&
    !isKnownVerb(noun.split(' ')[0]?.toLowerCase() ?? '') &&
    !/^(?:not|still|all|very|too|so|as|for|on|in|at|by|with|just|no|\p{L}+ing|be|please|yes|i|we)\b/iu.test(
      noun,
    ) &&
    !/(?:^| )(?:the|a|an|my|our|your|his|her|their|is|are|was)$/i.test(noun)
  ) {
    const many = isPlural(noun);
    const isEvent = new RegExp(`^(?:${EVENT})$`, 'i').test(state) || / since /.test(rest);
    const been =
      new RegExp(`^(?:${EVENT})$`, 'i').test(state) || / since /.test(rest)
        ? many
          ? 'have been'
          : 'has been'
        : '';
    const verb = isEvent ? been : many ? 'are' : 'is';
    return `${withArticle(noun)} ${placeAdverb(verb, adverb)}${state}${rest}`;
  }
  const [, doer = '', doing = '', more = ''] = GOING_ON.exec(words) ?? [];
  if (doer === '' || NO_VERB.has(doing) || (/ /.test(doer.trim()) && /^(?:for|about|of)$/.test(doer)))
    return undefined;
  const many = isPlural(doer);
  const verb = / since /.test(` ${more} `) ? (many ? 'have been' : 'has been') : many ? 'are' : 'is';
  return `${withArticle(doer)} ${verb} ${doing}${more}`;
}

function placeAdverb(verb: string, adverb: string): string {
  const [first = '', ...rest] = verb.split(' ');
  return `${[first, adverb.trim(), ...rest].filter((word) => word).join(' ')} `;
}

const OBJECT =
  '(?=(?:the|an?|my|our|your|his|her|it|you|him|them|her|me|us|something|this|that|these|two|three|four|\\d+|to|some|all|both|no|wrong)\\b)';
/** What the writer leaves out of what they do or are; `I` is the subject. */
const OWN: readonly (readonly [RegExp, string])[] = [
  [/^(?:probably back|back probably)(?= )/i, 'I will probably be back'],
  [/^back(?= (?:on|by|in|next|tomorrow|after|at|from)\b)/i, 'I will be back'],
  [/^sick(?: leave)?(?= (?:today|tomorrow|this week|until|since|from)\b)/i, 'I am on sick leave'],
  [/^(?=sick$)/i, 'I am '],
  [
    /^(?=(?:must|should|has to|needs to) be \p{L}+(?:ed|en|d up)\b|(?:happened|stopped|occurred|failed|crashed|expired|started) )/iu,
    'It ',
  ],
  [/^need(?= (?:before|by|until)\b)/i, 'I need it'],
  [/^want(?= to\b)/i, 'I would like'],
  [/^want(?= )/i, 'I would like'],
  [/^looking forward to hear(?:ing)? from (?:him|her|them|you)/i, 'I look forward to hearing from you'],
  [/^(?=still (?:not )?(?:working|leaking|dripping|open|closed|broken)\b|not working\b)/i, 'It is '],
  [
    /^sorry,? (?=(?:can't|cant|cannot|won't|have|had|need|must|couldn't|didn't|forgot|missed)\b)/i,
    'Sorry, I ',
  ],
  [/^bought (?=(?:online|at|on|in|from)\b)/i, 'I bought it '],
  [/^reported (?=(?:twice|several|already|by|on|to|yesterday)\b)/i, 'I reported it '],
  [
    /^(?=no (?:answer|reply|response|reaction|news|luck|update|success|progress|change)\b(?! (?:is|was|from the)\b))/i,
    'There has been ',
  ],
  [/^(?=no longer \p{L}+ing\b)/iu, 'I am '],
  [/^getting(?= \p{L}+(?:er|se)\b)/iu, 'It is getting'],
  [
    /^(?=need\b(?! to be\b)|(?:hope|wish|think|plan(?= (?:to|on)\b)|prefer|guess|assume|believe|understand|apologi[sz]e|appreciate|know|(?:really |very much )?look forward|would (?:like|love|prefer|appreciate|be)|don't|dont|didn't|didnt|haven't|havent|have|had|got|can|can't|cant|cannot|could|couldn't|will|won't|wont|was|am|would|must|should|may|might)\b(?! (?:you|he|she|they|it|we|the|i|I|my|our|this|that|there)\b))/i,
    'I ',
  ],
  [/^(?=(?:hope|think|guess|assume|believe|wish|know)\b)/i, 'I '],
  [
    /^(?=(?:(?:still |also |already |very |really |fully )*(?:interested|booked|busy|tied up|unable|available|away|waiting|looking|working|sick|ill)\b|looking forward|not coming|coming|arriving|leaving|writing|working|traveling|travelling|running (?:late|out|low)|waiting|attaching|sending|moving|hoping|planning|thinking|out of (?:the )?office|on (?:holiday|vacation|leave|parental leave|sick leave|a business trip)|away|ill|unable|unwell|happy to|glad|excited|free|available|late|afraid|sure|not sure|able|ready|very sorry|so sorry|really sorry)\b)/i,
    'I am ',
  ],
  [new RegExp(`^(?=(?:really |just |already |also )?(?!need|want)\\p{L}+[^e]ed ${OBJECT})`, 'iu'), 'I '],
  [
    new RegExp(
      `^(?=(?:really |just |already |also )?(?:brought|bought|paid|taught|told|heard|chose|kept|sold|forgot|sent|got|found|lost|left|met|saw|spoke|took|made|had|wrote|came|went|broke|gave|did)\\b ${OBJECT}|(?:overslept|slept|fell|came|went|saw|spoke|took|forgot|drove|flew|ran)\\b)`,
      'iu',
    ),
    'I ',
  ],
];

const ASKED_FOR =
  /\b((?:need|would like|want) )((?:full |partial |new |written |short |quick |second )*)(refund|replacement|answer|reply|response|quote|receipt|invoice|copy|extension|discount|confirmation|appointment|decision|date|meeting|call|room|table|seat|ticket|ride|lift|key|password|link|form|voucher|signature|estimate|reference|day off)\b(?! (?:number|from|and|or)\b)(?: not (\p{Ll}+)\b)?/u;

const toArticle = (words: string) => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;

/** “need answer” as “need an answer”, and “refund not voucher” as “a refund, not a voucher”. */
const withArticles = (words: string) =>
  words.replace(
    ASKED_FOR,
    (_, verb: string, adjective: string, noun: string, other?: string) =>
      `${verb}${toArticle(adjective + noun)}${other === undefined ? '' : `, not ${toArticle(other)}`}`,
  );

/** With the words that notes leave out: who writes, and “is”. `we`: the writers are several. */
export function toStatement(words: string, we: boolean): string {
  const [pattern, opening] = OWN.find(([each]) => each.test(words)) ?? [];
  if (pattern !== undefined && opening !== undefined) {
    const own = words
      .replace(pattern, opening)
      .replace(
        /^(I(?: am| will be|) )(\p{Lu})/u,
        (_, start: string, letter: string) => start + letter.toLowerCase(),
      );
    const whole = withArticles(own);
    return we
      ? whole
          .replace(/^I am\b/, 'We are')
          .replace(/^I was\b/, 'We were')
          .replace(/^I\b/, 'We')
      : whole;
  }
  return isSentence(words) ? words : (withVerb(words) ?? words);
}

/** Whether words leave out who writes, as “need it by Friday” does. */
export const isElliptic = (words: string) =>
  OWN.some(([pattern]) => pattern.test(words.replace(/^but /i, '')));

import { findBaseOfThirdPerson, PURE_VERBS } from '../../lexicon/verbs.ts';
import { ASKING, askWhat, askWhether, request } from '../answers/direct-questions.ts';
import { PERSON, ROLE, SOMEBODY } from '../people/somebody.ts';
import { CALENDAR } from '../people/whom.ts';
import { withArticles } from '../sentences/asked-for.ts';
import { complete } from '../sentences/complete-clause.ts';
import type { Manner } from '../sentences/manner.ts';
import { capitalise, capitaliseEach } from '../words/capitals.ts';
import { WEEKDAY } from '../words/dates.ts';
import { isKnownVerb, isSentence } from '../words/statements.ts';

/** What an order such as “ask Anna to call” says to do, to whom, and with which words. */
export interface Order {
  act: Act;
  /** As it is written, in its base form: “apologise”. */
  verb: string;
  whom: string | null;
  rest: string;
  /** `rest` as it was, where “the offer from Anna” became “your offer”. */
  given?: string;
}

type Act = keyof typeof TURNS;
/** Makes of the words that follow a sentence to the reader; nothing where they do not fit. */
type Turn = (rest: string, manner: Manner, verb: string) => string | undefined;

const begins = (pattern: string, make: Turn): Turn => {
  const opening = new RegExp(`^(?:${pattern})`, 'iu');
  return (rest, manner, verb) =>
    opening.test(rest) ? make(rest.replace(opening, '').trim(), manner, verb) : undefined;
};
const opens =
  (opening: string): Turn =>
  (rest, _, verb) =>
    rest === '' ? undefined : `${opening.replace('VERB', verb)} ${rest}.`;

const WHO_SAYS =
  '(?=(?:i|we|it|he|she|they|you|there|that|this|the|my|our|his|her|their|a|an|no|all|both|everything|nothing|\\p{L}+ (?:is|are|was|were|will|can|has|have))\\b|\\d)';
/** “if he wants the stall, he needs to pay” */
const IS_CONDITION = /^(?:if|when|once|unless) [^,]+, (?!(?:and|or|if|when|whether)\b)\p{L}+ \p{L}/iu;
const says: Turn = (rest, manner, verb) =>
  !IS_CONDITION.test(rest) && /^(?:when|what|where|who|which|why|how|if|whether)\b/i.test(rest)
    ? undefined
    : saysAny(rest, manner, verb);
/** Also “if Keith comes I'm not coming”, behind “that”. */
const saysAny: Turn = (rest, manner) => {
  if (rest === '') return undefined;
  const words = complete(rest, manner)
    .replaceAll(/ and that (?=\p{L})/gu, /^(?:happy|congrat|thank|sorry)/i.test(rest) ? ', and ' : ' and ')
    .replaceAll(/ but that (?=(?:i|we|you|he|she|it|they|the|my|our|your) )/giu, ', but ');
  return `${capitalise(words)}.`;
};
/** “to Anna” is nothing that is refused, where Anna reads it. */
const toThing = (rest: string, { reader }: Manner) =>
  reader.names.includes(/^to ([\p{L}'’-]+)\W*$/u.exec(rest)?.[1]?.toLowerCase() ?? '') ||
  /^to (?:you|him|her|them)\b/.test(rest)
    ? ''
    : rest.replace(/\W+$/, '');
/** “to kevin about the van” */
const TO_SOMEBODY = /^to ([\p{L}'’-]+) (?=(?:about|because|for)\b)/u;
const answers =
  (short: string, long: string): Turn =>
  (rest, manner) => {
    const thing = toThing(
      rest.replace(TO_SOMEBODY, (whom, name: string) =>
        manner.reader.names.includes(name.toLowerCase()) ? '' : whom,
      ),
      manner,
    );
    return thing === '' ? short : `${long} ${thing}.`;
  };
const SAID: readonly Turn[] = [
  begins(
    'no(?= (?:to|about)\\b|\\W*$)',
    answers('I am afraid the answer is no.', 'I am afraid I have to say no'),
  ),
  begins('yes(?= to\\b|\\W*$)', answers('The answer is yes.', 'I am happy to say yes')),
  // “how sorry I was to hear about your dad”
  (rest) => {
    const [, how = '', who = '', is = '', what = ''] =
      /^how (sorry|happy|glad|pleased|grateful|thankful|proud|sad|excited) (i|we(?: all| both)?) (am|are|was|were) (.+)$/iu.exec(
        rest,
      ) ?? [];
    return how && `${capitalise(who)} ${is} so ${how} ${what}.`;
  },
];
const doIt: Turn = (rest, manner) =>
  rest === '' || !/^\p{L}/u.test(rest)
    ? undefined
    : request(rest.replaceAll(/ and to (?=\p{Ll})/gu, ' and '), manner.tone);
const leaveIt: Turn = (rest) => (rest === '' ? undefined : `Please do not ${rest}.`);
/** “if still comes this week” */
const COMES_STILL =
  /^(?:still |also |already )?(?!is\b|was\b|has\b)(\p{Ll}{3,}[^s\P{L}]s) (?!(?:is|are|was|were|can|will|has|have)\b)/u;
/** “if early check in possible” */
function withSubject(clause: string, manner: Manner): string {
  // “whether to bring anything”
  const act = /^to (?=\p{Ll})(.*)$/u.exec(clause)?.[1];
  if (act !== undefined) return `${manner.we ? 'we' : 'I'} should ${act}`;
  const [, verb = ''] = COMES_STILL.exec(clause) ?? [];
  if (isKnownVerb(findBaseOfThirdPerson(verb) ?? '')) return `it ${clause}`;
  // “if can do something else”
  if (
    /^(?:can|could|may|should) (?!(?:i|we|you|he|she|it|they|there|the|my|our|your|this|that)\b)\p{Ll}/iu.test(
      clause,
    )
  )
    return `${manner.we ? 'we' : 'I'} ${clause}`;
  if (isSentence(clause) || /^(?:possible|ok|okay|any|free|available)\b/i.test(clause)) return clause;
  const whole = complete(clause, manner);
  // “if parking”
  return whole === clause && /^\p{Ll}+$/u.test(clause) ? `there is ${clause}` : whole;
}
/** “when boiler is getting fixed” */
const withAskedArticle = (rest: string, manner: Manner) =>
  rest.replace(
    /^(when|why|where|how(?! (?:much|many|long|often|far|soon|big|old|late|early))|what time) (?!to )(?=\p{Ll})(.+)$/u,
    (_, word: string, clause: string) => `${word} ${complete(clause, manner)}`,
  );
/** “if he did could he send it”: what is asked where something is so. */
const ASKS_IF =
  /^(.{3,80}?)(?<! (?:can|could|will|would|to)),? ((?:(?:could|can|would|will|should|shall|may) (?:the|my|our|your)|(?:could|can|would|will|should|shall|may|do|does) (?:i|we|you|he|she|it|they))\b .+)$/iu;
const askOnCondition = (clause: string) => {
  const [, condition, question] = ASKS_IF.exec(clause) ?? [];
  return condition && `If ${condition}, ${question}?`;
};
const QUESTION = `(?=(?:${ASKING})\\b)`;
/** What people have one of, and give to whoever asks. */
export const OWN_DATA =
  '(?:e-?mail |postal |home )?address|(?:phone|mobile|order|account|customer|booking|reference) number|postcode|zip code|e-?mail|full name';
const asks: readonly Turn[] = [
  begins(
    '(?:if|whether) (?!so\\b|not\\b)',
    (rest, manner) => askOnCondition(rest) ?? askWhether(withSubject(rest, manner), manner.tone),
  ),
  begins(QUESTION, (rest, manner) => askWhat(withAskedArticle(rest, manner), manner.tone)),
  // “ask address”
  begins(
    `(?:for )?(?:(?:his|her|their|the|your) )?(?=(?:${OWN_DATA})$)`,
    (rest) => `Could you please tell me your ${rest}?`,
  ),
  // “ask them: do you deliver”; what else is noted beside it is no part of the question
  begins(`(?=(?:do|does|did|is|are|can|could|will|would|have|has) ${'\\p{L}'})`, (rest) =>
    rest.includes(',') ? undefined : `${capitalise(rest)}?`,
  ),
];
const FOR_ACT =
  '(?=\\p{L}+ing\\b|(?:the|a|an|my|our|any|all|his|her|their|being|not|such|this|that)\\b|[\\p{L}\\p{N}])';

/** What runs on until somebody wants no more of it. */
const RUNNING = '(?:\\p{L}+ ){0,2}(?:membership|subscription|contract|policy|account|insurance|plan)';
/** What was arranged, and may have to be cancelled. */
const KEPT = 'booking|appointment|order|reservation|lesson|flight';
const IS_OWN_KEPT = new RegExp(
  `^(?:(?!the\\b|an?\\b|my\\b|our\\b|his\\b|her\\b|this\\b)\\p{L}+ )?(?:${KEPT})\\b`,
  'u',
);
const IS_KEPT = new RegExp(
  `^(?:my|our|the) (?:\\p{L}+ )?(?:${KEPT}|viewing|check[- ]?up|interview|delivery)\\b`,
  'u',
);
/** “follow up on interview last Tuesday” */
const FOLLOWED =
  /^(on|about|after) (?=(?:job |phone )?(?:interview|meeting|call|application|order|invoice|quote|offer|viewing|visit|appointment|complaint|request)\b(?! (?:no\.? ?|number )?\d))(\p{L}+)/u;
/** “book club on friday” is a thing. */
const IS_BOOKED = /^(?:an?|the|two|three|four|five|\d+|rooms?|tables?|seats?|flights?|tickets?)\b/;
const toApology = (verb: string) => (verb.startsWith('say') ? 'am sorry' : verb);
const STARTS_SENTENCE = /^(?:i|we|i'm|we're|i've|we've|i'll|we'll|it|there|he|she|they|you) /i;
const would = opens('I would like to VERB');
/** What is said whole, such as “office closed on Friday”. */
const saysWhole: Turn = (rest, manner, verb) =>
  isSentence(complete(rest, manner)) ? says(rest, manner, verb) : undefined;

const NAME = "\\p{L}[\\p{L}'-]+(?: (?!to )\\p{L}[\\p{L}'-]+){0,2}";
const TWO_NAMES = new RegExp(`^(${NAME})(?: to (${NAME}))?$`, 'u');

/** “introduce simon keller to marc”, which one of them reads. */
const introduceTo: Turn = (rest, { reader }) => {
  const [, who = '', whom = ''] = TWO_NAMES.exec(rest) ?? [];
  const isReader = (name: string) =>
    name
      .toLowerCase()
      .split(' ')
      .some((word) => reader.names.includes(word));
  const isOther = whom !== '' && isReader(who);
  if (who === '' || (whom !== '' && reader.names.length > 0 && !isOther && !isReader(whom))) return undefined;
  const named = capitaliseEach(isOther ? whom : who);
  return `I would like to introduce you to ${named}.`;
};

/** The opening, and what is said behind it as a sentence of its own. */
const before =
  (opening: string): Turn =>
  (rest, manner, verb) => {
    if (rest === '') return opening;
    const said = says(rest, manner, verb);
    return said && `${opening} ${said}`;
  };
const condole =
  (on: (rest: string) => string | undefined): Turn =>
  (rest, { we }) => {
    const words = on(rest);
    return words && `Please accept ${we ? 'our' : 'my'} condolences${words}.`;
  };

/** “get back to Jim about saturday” */
const writesAbout = begins('about |on |regarding ', opens('I am writing about'));

/** What is said as it stands. */
const WISHES =
  'well done|congratulations|congrats|good luck|get well|happy (?:birthday|anniversary|christmas|easter|new year)|merry christmas';

/** By kind of order, what its words become: the first that fits. Words that fit nothing are not understood. */
const TURNS = {
  tell: [
    begins('that ', saysAny),
    begins('not to ', leaveIt),
    begins('to ', doIt),
    begins(`(?=(?:${WISHES})\\b)`, (rest) => `${capitalise(rest)}.`),
    begins('(?:about|of|on(?! \\p{Lu}\\p{L}+day\\b)) ', opens('I would like to let you know about')),
    ...SAID,
    says,
  ],
  ask: [
    begins('(?:politely |nicely )?not to ', leaveIt),
    begins('(?:politely |nicely |please )?to ', doIt),
    ...asks,
    begins('(?:for )?(?=permission (?:to|for)\\b)', opens('I would like to ask for')),
    begins('for (?!me\\b|us\\b|him\\b|her\\b|them\\b)', opens('I would like to ask for')),
    begins('about ', opens('I would like to ask about')),
  ],
  check: [
    begins('(?:if|whether|that) ', (rest, manner) => askWhether(rest, manner.tone, true)),
    ...asks,
    begins('about ', opens('I would like to ask about')),
  ],
  update: [begins('that ', says), begins('(?:on|about) ', opens('I would like to update you on'))],
  say: [
    // “say to save me a seat”
    begins('to (?=\\p{Ll})', (rest, manner, verb) =>
      isKnownVerb(rest.split(' ', 1)[0] ?? '') ? doIt(rest, manner, verb) : undefined,
    ),
    begins('sorry (?=for |about )', opens('I am sorry')),
    begins('sorry (?:that |because )', opens('I am sorry that')),
    begins(
      '(?:thanks|thank you),? (?=(?:i|we|it|that)\\b)',
      (rest, manner, verb) => `Thank you. ${says(rest, manner, verb) ?? ''}`,
    ),
    begins('(?:thanks|thank you) ', opens('Thank you')),
    ...SAID,
    begins(`(?=(?:${WISHES})\\b)`, (rest) => `${capitalise(rest)}.`),
    begins(`that |(?:because |:\\s*)|${WHO_SAYS}`, says),
    begins('(?=(?:thanks|thank you|sorry|congratulations|happy|good|best|hello)\\b)', says),
  ],
  state: [
    begins('that |because ', says),
    (rest, manner, verb) => (verb === 'get back' ? writesAbout(rest, manner, verb) : undefined),
    begins("(?=(?:i|we|he|she|they|there|it(?! to\\b)|i'm|we're|it's)\\b(?! \\W|$))", says),
    (rest, manner, verb) =>
      isSentence(rest) && /^(?:the|my|our|his|her|their|a|no|this|all) /.test(rest)
        ? says(rest, manner, verb)
        : undefined,
  ],
  announce: [begins('that ', says), saysWhole, begins(FOR_ACT, would)],
  report: [begins('that ', says), begins('(?=(?:the|an?|my|our|this)\\b)', would)],
  confirm: [
    // “confirm with the plumber hes coming”
    begins("(?:that )?(?=you(?:['’](?:re|ve|ll|d))?\\b)", (rest, manner) =>
      request(`confirm that ${rest}`, manner.tone),
    ),
    begins("that |(?=(?:i|we|i'm|we're|i'll|we'll|it (?:is|was|will|has|can))\\b)", opens('I confirm that')),
    begins('(?=your )', would),
    // “confirm Thursday 8.40”
    begins(`(?=(?:${WEEKDAY}|(?:the )?\\d|next |this ))`, opens('I confirm')),
    begins('(?=(?:in writing|by (?:e-?mail|letter)|receipt|asap)\\b)', (rest, manner, verb) =>
      opens('Please confirm')(rest.replace(/ please\b/, ''), manner, verb),
    ),
    // What the writer can vouch for; “confirm price” may as well be asked of the reader
    begins(
      '(?=(?:(?:my|our) |(?:the|an?) (?:appointment|meeting|booking|reservation|date|order|attendance|participation|visit|call|interview)\\b|(?:attendance|participation)\\b))',
      would,
    ),
  ],
  perform: [
    // “reschedule dentist appointment”
    (rest, manner, verb) =>
      /^(?:reschedul|postpon)/.test(verb) && IS_OWN_KEPT.test(rest)
        ? opens('I would like to VERB my')(rest, manner, verb)
        : undefined,
    (rest, manner, verb) => (verb === 'choose' ? opens('I would prefer')(rest, manner, verb) : undefined),
    would,
  ],
  condole: [
    begins(
      `(?:for|on|about) (?=your (?:${PERSON})$)`,
      condole((rest) => ` on the loss of ${rest}`),
    ),
    begins(
      '(?:for|on|about) ',
      condole((rest) => rest && ` on ${rest}`),
    ),
    condole((rest) => {
      const [, who, when] = /^(your .+?) (?:(?:has|have|had) )?(?:died|passed away)(.*)$/.exec(rest) ?? [];
      return who && ` on the death of ${who}${when}`;
    }),
    before('Please accept my condolences.'),
  ],
  book: [
    // To nobody known, “book a table” goes to the place; to a person it may ask for the booking
    (rest, manner, verb) =>
      manner.reader.isPlace || (manner.reader.names.length === 0 && IS_BOOKED.test(rest))
        ? would(rest.replace(/ (?=\d{1,2} ?[-–] ?\d{1,2} \p{Lu})/u, ' for '), manner, verb)
        : undefined,
  ],
  complain: [
    begins('that |because ', says),
    begins('about |of ', opens('I would like to complain about')),
    // “complain to the hotel. room was dirty”: what about stands in the sentences that follow
    (rest, manner, verb) =>
      rest === '' && manner.reader.names.length === 0
        ? undefined
        : before('I would like to complain.')(rest, manner, verb),
  ],
  remind: [
    begins('not to ', (rest) => rest && `Please remember not to ${rest}.`),
    begins('to ', (rest) => rest && `Please remember to ${rest}.`),
    begins('that ', opens('This is a reminder that')),
    begins('(?:about|of) ', opens('This is a reminder about')),
    begins('(?=(?:i|we|you|it|the|my|our|his|her|their|there)\\b)', opens('This is a reminder that')),
    // “remind all timesheets due Friday”
    (rest, manner) => {
      const said = complete(rest, manner);
      return said !== rest && isSentence(said) ? `This is a reminder that ${said}.` : undefined;
    },
    (rest) => rest && `This is a reminder: ${rest}.`,
  ],
  apologize: [
    begins('(?:for|about) ', (rest, _, verb) => rest && `I ${toApology(verb)} for ${rest}.`),
    begins('(?:that|because) ', opens('I am sorry that')),
    // “say sorry, we can replace it”: what they can is nothing to be sorry for
    begins(
      "(?=(?:i|we)\\b(?! (?:can|could|will|would|are)\\b|['’](?:ll|d|re)\\b))",
      opens('I am sorry that'),
    ),
    (rest, manner, verb) => before(`I ${toApology(verb)}.`)(rest, manner, verb),
  ],
  thank: [
    // “thank him that he noticed”
    begins('(?=that\\b)', opens('I am grateful')),
    (rest) =>
      rest === '' || /^(?:for|so much|very much|again|in advance|anyway|all)\b/.test(rest)
        ? `${`Thank you ${rest}`.trim()}.`
        : undefined,
    begins('of [^,]+$', () => 'Thank you.'),
    before('Thank you.'),
  ],
  congratulate: [
    begins('on |for |to ', (rest) => rest && `Congratulations on ${rest}.`),
    before('Congratulations!'),
  ],
  invite: [begins('(?=(?:to|for|over|along|round|around|on)\\b)', opens('I would like to invite you'))],
  decline: [
    begins('(?=(?:because|as|since) )', (rest, _, verb) => rest && `I am afraid I have to ${verb} ${rest}.`),
    (rest, manner, verb) =>
      STARTS_SENTENCE.test(rest) ? `I am afraid I have to ${verb}. ${says(rest, manner, verb)}` : undefined,
    begins('(?=(?:invite|invitation|offer|request) )', opens('I am afraid I have to VERB the')),
    begins(FOR_ACT, opens('I am afraid I have to VERB')),
  ],
  accept: [begins('(?!my\\b|our\\b)', opens('I am happy to VERB'))],
  cancel: [
    begins(`(?=(?:my|our|the) ${RUNNING}\\b)`, would),
    begins(`(?=(?!(?:the|an?|my|our)\\b)${RUNNING}\\b)`, opens('I would like to VERB my')),
    begins(`(?=(?:(?!the\\b|an?\\b|my\\b|our\\b)\\p{L}+ )?(?:${KEPT})\\b)`, opens('I have to VERB my')),
    begins('(?=(?:from|as of|at the end|by the end|with effect)\\b)', would),
    begins(FOR_ACT, opens('I have to VERB')),
  ],
  // “moving my appointment to Friday”
  move: [would],
  object: [would],
  wish: [
    begins(
      '(?=happy\\b|merry\\b|good\\b|all\\b)',
      (rest) => `I wish you ${/^(?:happy|merry)\b/.test(rest) ? 'a ' : ''}${rest}.`,
    ),
    begins('(?=(?:a|an|the|much|lots|every|well|luck|success)\\b)', opens('I wish you')),
  ],
  welcome: [begins('(?=to\\b)', opens('Welcome')), before('Welcome!')],
  offer: [
    begins('(?=to )', opens('I would like to offer')),
    // “offer valid 30 days” is a thing
    begins(
      `(?!(?:of|valid|open|is|was|stands|ends|expires|accepted|declined|attached|enclosed|from|until|by)\\b)${FOR_ACT}`,
      (rest, manner, verb) =>
        (/^[^,]* to (?:all|the|our|my|any|neighbou?rs|members|students|parents)\b/.test(rest)
          ? would
          : opens('I would like to offer you'))(rest, manner, verb),
    ),
  ],
  introduce: [
    begins('(?=(?:myself|ourselves)\\b)', (rest, manner, verb) =>
      would(rest.replace(/ to .*$/, ''), manner, verb),
    ),
    begins('(?=(?:my|our)\\b)', would),
    introduceTo,
  ],
  'follow up': [
    (written, manner, verb) => {
      if (STARTS_SENTENCE.test(written)) return before('I would like to follow up.')(written, manner, verb);
      const rest = written.replace(FOLLOWED, '$1 the $2');
      return /^with\b/.test(rest)
        ? undefined
        : `I would like to follow up${rest === '' ? '' : /^(?:on|about|regarding|after)\b/.test(rest) ? ` ${rest}` : `, ${rest}`}.`;
    },
  ],
  chase: [
    begins('to ', doIt),
    begins('(?:for|about|on|regarding) ', opens('I am following up on')),
    (rest, manner, verb) =>
      STARTS_SENTENCE.test(rest)
        ? before('I am following up.')(rest, manner, verb)
        : `I am following up${rest && ` on ${rest}`}.`,
  ],
  'give feedback': [
    begins('(?:some |my |our )?feedback (?:on|about) ', (rest) => rest && `Here is my feedback on ${rest}.`),
  ],
  resign: [(rest) => `${`I am writing to resign ${rest}`.trim()}.`],
} satisfies Record<string, readonly Turn[]>;

/** Whom a verb takes: right behind it, behind a preposition, or never. */
type Takes = 'whom' | 'whom know' | 'whom to' | 'to' | 'with' | 'nobody';
/** `$` marks what “-ing” takes the place of: “invit$e” also begins “inviting”. */
const VERBS: readonly (readonly [keyof typeof TURNS, Takes, string])[] = [
  [
    'condole',
    'to',
    ['send', 'express', 'offer', 'extend', 'give']
      .flatMap((verb) =>
        ['', ' my', ' our'].flatMap((own) =>
          [' condolences', ' sympathy'].map((word) => `${verb}$${own}${word}`),
        ),
      )
      .join('|'),
  ],
  ['apologize', 'to', 'apologi[sz]$e|say$ sorry'],
  ['thank', 'whom', 'thank$'],
  ['thank', 'to', 'say$ thanks|say$ thank you'],
  ['congratulate', 'to', 'say$ congratulations|say$ congrats|send$ congratulations'],
  ['tell', 'whom', 'tell$|inform$|notif$y|warn$|assur$e|reassur$e|alert$|advis$e'],
  ['tell', 'whom know', 'let$t'],
  ['update', 'whom', 'updat$e'],
  ['ask', 'whom', 'ask$'],
  ['ask', 'whom to', 'get$t|order$|want$'],
  ['chase', 'nobody', 'chas$e up|chas$e'],
  ['check', 'with', 'check$|find$ out|inquir$e|enquir$e|see$'],

  ['say', 'to', 'say$'],
  [
    'state',
    'to',
    'get$t back|mention$|explain$|stat$e|add$|stress$|emphasi[sz]$e|point$ out|promis$e|repl$y|respond$|answer$|note$',
  ],
  ['announce', 'to', 'announc$e'],
  ['report', 'to', 'report$'],
  ['confirm', 'to', 'confirm$'],
  ['complain', 'to', 'complain$'],
  ['remind', 'whom', 'remind$'],
  ['congratulate', 'whom', 'congratulat$e'],
  ['invite', 'whom', 'invit$e'],
  ['decline', 'nobody', 'declin$e|refus$e|reject$|turn$ down|withdraw$|pull$ out(?= of )|drop$ out(?= of )'],
  ['accept', 'nobody', 'accept$'],
  ['cancel', 'nobody', 'cancel$'],
  ['book', 'nobody', 'book$|reserv$e'],
  ['wish', 'whom', 'wish$'],
  ['welcome', 'whom', 'welcom$e'],
  ['offer', 'whom', 'offer$'],
  ['introduce', 'to', 'introduc$e'],
  ['give feedback', 'whom', 'give$'],
  ['follow up', 'with', 'follow$ up|follow-up'],
  ['resign', 'nobody', 'resign$'],
  ['move', 'nobody', 'mov$e|chang$e|swap$'],
  ['object', 'nobody', 'object$'],
  [
    'perform',
    'to',
    'request$|suggest$|propos$e|recommend$|choos$e|reschedul$e|postpon$e|express$|appl$y|appeal$|disput$e|give$ notice',
  ],
];

interface Row {
  act: Act;
  takes: Takes;
  pattern: RegExp;
}

const OTHER = '(?:politely |kindly |formally |nicely |gently |briefly |also |then |sincerely )*';

function toRow([act, takes, verbs]: (typeof VERBS)[number]): Row {
  const forms = verbs
    .split('|')
    .map((verb) => {
      const [stem = '', end = ''] = verb.split('$');
      const ending = end.split(' ', 1)[0] ?? '';
      const particle = end.slice(ending.length);
      const base = ending === 't' ? stem : `${stem}${ending}`;
      const gerund = ending === 'y' ? `${stem}y` : ending === 't' ? `${stem}t` : stem;
      return `(?:${base}|${gerund}l?ing)${particle}`;
    })
    .join('|');
  return { act, takes, pattern: new RegExp(`^${OTHER}(?<verb>${forms})\\b`) };
}

/** Behind “to” a verb or a thing may stand as well. */
const IS_SOMEBODY = /^(?: (?:that|for|about|because|on|how|why|and|i|we)\b| [-–—] |[,:.(]|$)/i;
const HAS_THING = new RegExp(`\\b(?:${PERSON}) (?:an?|the|my|our)\\b`);
const AFTER =
  /^(?:,? know\b)?(?: (?:politely|kindly|nicely|gently|again)(?=[ ,.]|$))*(?: [-–—] |,? |: ?|$|(?=[,(]))/;

/** Words that name somebody, up to a mark: no verb is among them. */
const UP_TO_MARK =
  /^to ((?!(?:the|my|our|a|an|be|do|have|make|take|get|see|go|pay|send|give)\b)\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){1,2})(?=[,:] )/u;

const IS_PERSON = new RegExp(
  `^(?:him|her|them|everyone|everybody|\\p{Lu}.*)$|\\b(?:${PERSON}|${ROLE})$`,
  'u',
);
/** “get Tom to sign it”, and not “get tickets to see it” or “get Tom to the station” */
const isMadeTo = (whom: string, after: string) =>
  IS_PERSON.test(whom) && isKnownVerb(/^ to (\p{Ll}+)/u.exec(after)?.[1] ?? '');

/** “to all U11 parents that training moves”, “the team lead at the hosting company that our site was down”: whoever stands up to “that”. */
const UP_TO_THAT =
  /^(?:to )?((?:(?:the|all|our|my|every|everyone|everybody|both|any|anyone)\b|\p{L}+['’]s(?= ))(?: (?!(?:that|is|are|was|were|has|have|had|will|can|i|we|you|he|she|it|they|there|to)\b)[\p{L}\d'’-]+){1,7}) (?=that (?!one\b|time\b|day\b)\S)/iu;

/** “let Ms Adeyemi in year 2 know that” */
const UP_TO_KNOW =
  /^((?!me\b|us\b)(?:(?!(?:know|to|that|is|are|was|were|has|have)\b)[\p{L}\d.'’-]+ ){1,7}(?!know\b)[\p{L}\d.'’-]+) know (?=\S)(?:that )?/iu;

/** “ask does it include lights” */
const ASKS_ITSELF = /^(?:do|does|did|is|are|was|were|can|could|has|have|should) /i;

/** Whom the words that follow a verb begin with, and what follows. */
function splitWhom(takes: Takes, words: string): { whom: string | null; rest: string } | undefined {
  const said = words.replace(/^ /, '');
  const isDirect = takes.startsWith('whom');
  const isTaken = isDirect || (takes !== 'nobody' && said.startsWith(`${takes} `));
  const isFound = isTaken && (!isDirect || !/^(?:to|with) /.test(said));
  const joint = /^(?:to |with )?/.exec(said)?.[0] ?? '';
  const isAsked = ASKS_ITSELF.test(said.slice(joint.length));
  const whom = (isFound && !isAsked && SOMEBODY.exec(said.slice(joint.length))?.[0]) || null;
  const end = whom === null ? 0 : joint.length + whom.length;
  const after = said.slice(end);
  const isWhom =
    whom !== null &&
    !endsInVerb(whom) &&
    AFTER.test(after) &&
    (takes !== 'whom know' || /^,? know\b/.test(after)) &&
    (takes !== 'whom to' || isMadeTo(whom, after)) &&
    (takes !== 'to' || IS_SOMEBODY.test(after) || HAS_THING.test(said.slice(0, end + 5)));
  const named =
    takes === 'whom' || takes === 'to'
      ? UP_TO_THAT.exec(said)
      : takes === 'whom know' && !isWhom
        ? UP_TO_KNOW.exec(said)
        : null;
  if (named?.[1] !== undefined && named[1].length > (whom?.length ?? 0))
    return { whom: named[1], rest: said.slice(named[0].length) };
  if (isWhom) return { whom, rest: after.replace(AFTER, '') };
  // “complain to northgate bikes, gears still slip”
  const firm = takes === 'to' ? UP_TO_MARK.exec(said)?.[1] : undefined;
  if (firm !== undefined)
    return { whom: firm, rest: said.slice(firm.length + 'to '.length).replace(AFTER, '') };
  return takes === 'whom know' || takes === 'whom to' || !AFTER.test(words)
    ? undefined
    : { whom: null, rest: words.replace(AFTER, '') };
}

/** “the choir rehearsal moves to …” is nobody, but what is told. */
function endsInVerb(whom: string): boolean {
  const [last = '', ...before] = whom.split(' ').toReversed();
  return before.length > 1 && /[^s]s$/.test(last) && PURE_VERBS.has(findBaseOfThirdPerson(last) ?? '');
}

/** Things are offered, too: “offer the sofa for free”. */
const IS_THING = new RegExp(`^(?:the|my|our|an?) (?!(?:\\p{L}+ )*(?:${PERSON})\\b)`, 'iu');

/** “chase the refund for order 12” and “chase brightline print for the flyers”: what is waited for, or who is. */
const IS_CHASED =
  /\b(?:payments?|invoices?|refunds?|orders?|delivery|deliveries|quotes?|reply|replies|answers?|responses?|signatures?|parcels?|packages?|reports?|contracts?|feedback|status|documents?)$/i;
const CHASED_FOR = /^[^,.;:]+?(?= (?:for|about|on|regarding) )/;

function withChased(order: Order): Order {
  const [before = '', after] = order.rest.split(/ with (.*)/su);
  const partner = IS_CHASED.test(before.replace(/ [\p{L}\d/-]*\d[\p{L}\d/-]*$/u, ''))
    ? /^[^,.;:]+/.exec(after ?? '')?.[0]
    : undefined;
  if (partner !== undefined)
    return { ...order, whom: partner, rest: before + (after ?? '').slice(partner.length) };
  const whom = SOMEBODY.exec(order.rest)?.[0] ?? CHASED_FOR.exec(order.rest)?.[0];
  return whom === undefined || IS_CHASED.test(whom)
    ? order
    : { ...order, whom, rest: order.rest.slice(whom.length).replace(AFTER, '') };
}

const ROWS = VERBS.map(toRow);

/** What people say before the order: “please”, “I want to”. */
const LEAD =
  /^(?:(?:please|pls|and|also|then|but|finally|lastly|first|firstly|(?:i )?(?:want|need|have|wanted) (?:you )?to|i (?:would like|'d like) (?:you )?to|help me (?:to )?|(?:can|could) you (?:please )?(?=(?:ask|tell|remind|inform|thank|let) (?!me\b|us\b|your))|to)\b,? ?)+/i;
const TO_READER = /\b(?:you|your|yours|yourself|u|ur)\b/i;
/** These need somebody to do them to. */
const NEEDS_WHOM = new Set<Act>(['tell', 'thank', 'remind', 'congratulate', 'invite', 'wish', 'welcome']);
/** With “please”, these are for the reader to do. */
const FOR_READER = new Set<Act>([
  'check',
  'confirm',
  'cancel',
  'perform',
  'offer',
  'accept',
  'state',
  'say',
  'decline',
  'apologize',
  'welcome',
  'chase',
]);

/** With “-ing”, these say what the writer does. */
const IS_DOING = new Set<Act>(['perform', 'book', 'cancel', 'report', 'accept', 'offer', 'state', 'check']);

/** Of each noun: its order, and what follows whom it is for. */
const NOUNS: readonly (readonly [noun: string, act: Act, verb: string, joint: string])[] = [
  ['(?:apology|apologies)', 'apologize', 'say sorry', '(?:for|that|because)\\b'],
  [
    '(?:letter|note|card|message|e-?mail) of thanks|thank[- ]you|thanks',
    'thank',
    'thank',
    '(?:for|they|he|she|it|i|we|the|my|our)\\b|$',
  ],
  ['reminder', 'remind', 'remind', '(?:that|about|to|of)\\b'],
  ['complaint', 'complain', 'complain', '(?:about|that|because)\\b'],
  // Where it is said to whom: “sorry about the noise” is said already
  ['sorry(?= to\\b)', 'apologize', 'say sorry', '(?:for|about|that|because)\\b'],
  ['invitation', 'invite', 'invite', '(?:to|for)\\b'],
  ['(?:congratulations?|congrats)', 'congratulate', 'congratulate', '(?:on|for|to)\\b'],
  [
    '(?:my |our )?(?:condolences|sympathy)',
    'condole',
    'send condolences',
    '(?:on|for|about|his|her|their)\\b|$',
  ],
  ['follow[- ]up', 'follow up', 'follow up', '(?:on|about)\\b'],
  ['request', 'ask', 'ask', 'for\\b'],
  ['application', 'perform', 'apply', 'for\\b'],
];
const NOMINALS = NOUNS.map(([noun, act, verb, joint]) => ({
  act,
  verb,
  pattern: new RegExp(
    `^(?:(?:write|draft|send|compose|create|make|prepare)(?: me| up)? )?(?:an? )?(?:short |quick |brief |polite |friendly |formal |sincere )*(?:${noun})(?: (?:note|e-?mail|letter|message|card))?(?=[ :])`,
  ),
  joint: new RegExp(`^(?:${joint})`),
}));

/** “an apology to Anna for …” is an order, too. */
function readNominal(words: string): Order | undefined {
  for (const { act, verb, pattern, joint } of NOMINALS) {
    const head = pattern.exec(words)?.[0];
    if (head === undefined) continue;
    const split = splitWhom('to', words.slice(head.length));
    if (!split || /^(?:me|us)$/.test(split.whom ?? '')) continue;
    // “sorry to hear about it” is no apology to anybody
    if (head === 'sorry' && !IS_PERSON.test(split.whom ?? '')) continue;
    // “complaint to the airline, flight delayed”
    const behind = split.whom === null ? '' : (words.split(`to ${split.whom}`, 2)[1] ?? '');
    const isComplaint = /^(?:complain|apologize)$/.test(act) && /^(?:[,:]| [-–—]) /.test(behind);
    // “sorry to Marcus”, and what for in the sentence behind it
    const isWhole = head === 'sorry' && split.rest === '';
    const isLabel = words.startsWith(':', head.length) || isComplaint || isWhole;
    if (isLabel || joint.test(split.rest)) return { act, verb, ...split };
  }
  return undefined;
}

/** “happy birthday to aunt rosa” is a wish, and she reads it. */
const WISH = /^(?:happy (?:new year|\p{L}+)|merry christmas|good luck)(?= to )/u;
function readWish(words: string): Order | undefined {
  const wish = WISH.exec(words)?.[0] ?? '';
  const split = wish === '' ? undefined : splitWhom('to', words.slice(wish.length));
  if (!split?.whom || /^(?:me|us|you)$/.test(split.whom)) return undefined;
  return { act: 'wish', verb: 'wish', whom: split.whom, rest: [wish, split.rest].filter(Boolean).join(', ') };
}

const lowerFirst = (words: string) =>
  /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;

/** Whether an order of this kind does not say to whom, or what: “give Ben the keys” gives no feedback. */
function lacks({ act, verb, whom, rest }: Order): boolean {
  // “want the kids to see it” is what the writer would like
  if (verb === 'want') return !/^(?:him|her|them)$/.test(whom ?? '');
  if (act === 'move') return !IS_KEPT.test(rest);
  if (act === 'give feedback') return whom === null || !/^(?:some |my |our )?feedback\b/.test(rest);
  return NEEDS_WHOM.has(act) && whom === null && !(act === 'thank' && /^for\b/.test(rest));
}

/** “send him apologies for the delay” */
const SENDS_APOLOGIES = /^send (him|her|them) (?:my |our )?apologies\b/;

/** “send Ben our thanks for the gutters” */
const SENDS_THANKS =
  /^(?:send|give) ((?!me\b|us\b|you\b)[\p{L}'’-]+(?: [\p{L}'’-]+)?) (?:my|our|many|big|lots of) thanks\b/iu;

/** “tell to Kate that …”, “say to Rachel the machine leaks” */
const SAYS_TO =
  /^say to (?!\p{Ll}+ (?:me|us|it|him|her|them)\b)(?=\p{L})|^(tell|ask|inform|remind) to (?=(?:(?:my|the|our) )?\p{L}+ (?:that|if|whether|the|my|our|i|we|it|there)\b)/iu;
/** “sorry to janet missed the meeting” */
const SORRY_TO =
  /^sorry to (?=(?!(?:hear|say|be|bother|miss|see|have|tell|learn|read|ask|trouble|let|disappoint|keep)\b)(\p{L}+) (?:missed|i|we|couldn't|can't|forgot|lost)\b)\1 (?:i |we )?/u;
/** “sorry to jen for missing her party” */
const SORRY_FOR = /^sorry to (?=(?:(?:my|our|the) )?\p{L}+(?: \p{L}+)? for\b)/iu;
/** “reminder to everyone: …” */
const REMINDER_TO =
  /^(?:(?:a|quick|short|friendly|polite) )*reminder (?:to|for) (?=(?:all|everyone|everybody|the|my|our|\p{Lu}\p{Ll}+)\b)/u;

/** “tell the twins well done”: whom, and what they are told. */
const WISHED = new RegExp(`^(tell (?!(?:me|us)\\b)[^,.;]{2,30}?) (?=(?:${WISHES})\\b)`, 'iu');

/** “order no 44718” is a thing. */
const IS_NUMBERED =
  /^(?:order|book(?:ing)?|report|offer) (?:(?:no\.?|number|nr\.?|ref\.?|reference) ?)?[#\p{Lu}]{0,4}\d/u;

/** “apologise properly to Agnes” */
const MANNERLY = /^ (?:properly|sincerely|warmly|politely|kindly|nicely)(?= (?:to|with) )/;

const toBase = (verb: string) =>
  verb
    .replace(/(?<=declin|refus|apologi[sz]|propos|reschedul|inquir|enquir|disput|mov|chang)ing$/, 'e')
    .replace(/(l)ling$/, '$1')
    .replace(/ing\b/, '');

const withoutManner = (rest: string) =>
  rest
    .trim()
    .replace(/^\([^()]*\) (?=\p{L})/u, '')
    .replace(
      /(?:,? but)?(?:^| )(?:politely|kindly|nicely|gently|firmly|properly|sincerely)(?=,|$| [-–—] )/,
      '',
    )
    .trim();

/** Whom it is for, where that stands further back. */
function withOther(order: Order): Order {
  if (order.act === 'chase') return withChased(order);
  if (order.act === 'confirm') return withPartner(order);
  return order.verb.startsWith('express') ? withWhom(order) : withOwner(order);
}

/** “need to cancel, chickenpox”: what follows says why. */
const standsAlone = (verb: string, after: string) =>
  after.startsWith(',') && /^(?:cancel|reschedul|postpon)/.test(verb);

/** Reads an order to an assistant; nothing for what is said to the reader. */
export function readOrder(note: string): Order | undefined {
  const lead = LEAD.exec(note)?.[0] ?? '';
  const words = lowerFirst(note.slice(lead.length))
    .replace(SENDS_APOLOGIES, 'apologise to $1')
    .replace(SENDS_THANKS, 'thank $1')
    .replace(/^turn (?!down\b|up\b|off\b|on\b|out\b)\p{L}+ down (?:for|about|over) /u, 'decline ')
    .replace(SAYS_TO, (_, verb?: string) => `${verb ?? 'tell'} `)
    .replace(SORRY_TO, 'tell $1 sorry i ')
    .replace(SORRY_FOR, 'apologise to ')
    .replace(REMINDER_TO, 'remind ')
    .replace(WISHED, '$1, ')
    .replace(/^(find out|check) from /, '$1 with ');
  const isPlease = /please|pls/i.test(lead);
  if (IS_NUMBERED.test(words)) return undefined;
  for (const { act, takes, pattern } of ROWS) {
    const match = pattern.exec(words);
    const verb = match?.groups?.verb;
    const split = match && splitWhom(takes, words.slice(match[0].length).replace(MANNERLY, ''));
    if (verb === undefined || !split) continue;
    const isThing = act === 'offer' && IS_THING.test(split.whom ?? '');
    const whom = isThing ? null : split.whom;
    const rest = isThing ? words.slice((match?.[0].length ?? 0) + 1) : split.rest;
    if (lacks({ act, verb, whom, rest })) continue;
    if (standsAlone(verb, whom ?? words.slice(match?.[0].length))) return undefined;
    // “booking ref 7” is a thing, and who is “applying” does so already
    if (whom === null && IS_DOING.has(act) && /ing\b/.test(verb)) continue;
    // “please apologise to Ludmila”
    const isToSomebody = act === 'apologize' && whom !== null;
    if (isPlease && FOR_READER.has(act) && !isToSomebody) return undefined;
    if (isSaidToReader(act, whom, rest)) return undefined;
    return withOther({ act, verb: toBase(verb), whom, rest: withoutManner(rest) });
  }
  const isToBeWritten = /^(?:write|draft|compose|prepare) /.test(words);
  return isPlease && !isToBeWritten ? undefined : (readNominal(words) ?? readWish(words));
}

const OFFER =
  /^(?:kind |generous |wedding |dinner )?(?:invitation|invite|offer|proposal|request|application|apology)\b/;
const INVITED =
  /^((?:the |an? )?(?:invitation|invite) to )(.{1,30}?)['’]s ((?:wedding|party|birthday|baby shower|housewarming|leaving do|christening|engagement)\b.*)$/su;
const OFFERED =
  /^(?:the|an?) ((?:\p{L}+ )?(?:invitation|invite|offer|proposal|request|application)) (?:of|from|by) /u;

/** “request a quote from dave” */
const IS_SMALL_NAME =
  /^(?!(?:home|work|abroad|scratch|today|tomorrow|tonight|now|then|here|there|next|last|this|noon|midnight|\p{L}+day|january|february|march|april|may|june|july|august|september|october|november|december)$)\p{Ll}{3,}$/u;

/** “request a reference from Prof Klein”, who reads it; “from Monday” is a day. */
function withGiver(order: Order): Order {
  if (order.verb !== 'request') return order;
  const [before = '', after = ''] = order.rest.split(/ from (.*)/su);
  const whom = SOMEBODY.exec(after)?.[0];
  const isGiver = whom !== undefined && (IS_PERSON.test(whom) || IS_SMALL_NAME.test(whom));
  if (!isGiver || CALENDAR.test(whom)) return order;
  return { ...order, whom, rest: before + after.slice(whom.length) };
}

/** “decline Anna's offer” and “the offer from Anna”: yours. */
function withOwner(order: Order): Order {
  if (order.act === 'perform') return withGiver(order);
  if (order.act !== 'decline' && order.act !== 'accept') return order;
  const { rest } = order;
  // “Anna's offer”, “mrs bakers invitation to sunday's lunch”
  for (const owning of [/^(.{1,40}?)['’]s (.+)$/su, /^(?!(?:hi|thi)s )(.{1,40}?)s (.+)$/su]) {
    const [, owner, offer = ''] = owning.exec(rest) ?? [];
    if (owner !== undefined && OFFER.test(offer) && SOMEBODY.exec(owner)?.[0] === owner)
      return { ...order, whom: owner, rest: `your ${offer}`, given: rest };
  }
  // “the invitation to Priya's wedding”
  const [, invitation = '', host, event = ''] = INVITED.exec(rest) ?? [];
  if (host !== undefined && SOMEBODY.exec(host)?.[0] === host)
    return { ...order, whom: host, rest: `${invitation}your ${event}`, given: rest };
  const [head = '', thing = ''] = OFFERED.exec(rest) ?? [];
  const whom = head === '' ? undefined : SOMEBODY.exec(rest.slice(head.length))?.[0];
  return whom === undefined
    ? order
    : { ...order, whom, rest: `your ${thing}${rest.slice(head.length + whom.length)}`, given: rest };
}

/** “confirm with the hotel my booking” */
function withPartner(order: Order): Order {
  const split = order.rest.startsWith('with ') ? splitWhom('with', ` ${order.rest}`) : undefined;
  return split?.whom ? { ...order, whom: split.whom, rest: split.rest } : order;
}

/** “express my thanks to Anna for …”. */
function withWhom(order: Order): Order {
  const at = order.rest.split(/[,;]/, 1)[0]?.indexOf(' to ') ?? -1;
  const split = at < 0 ? undefined : splitWhom('to', order.rest.slice(at));
  if (!split?.whom) return order;
  return { ...order, whom: split.whom, rest: `${order.rest.slice(0, at)} ${split.rest}`.trim() };
}

function isSaidToReader(act: Act, whom: string | null, rest: string): boolean {
  if (/\bothers?$/.test(whom ?? '')) return true;
  if (act === 'say' && /^(?:hi|hello|hey)\b/.test(rest)) return true;
  // “bring the form and ask for me at reception”
  if (act === 'ask' && /^for (?:me|us)\b/.test(rest)) return true;
  if (/^(?:me|us|yourself)\b/.test(rest) || /^to (?:me|us)\b/.test(rest)) return true;
  const [clause = ''] = rest.split(/[,;]/, 1);
  const others = clause.replaceAll(/\bthank[ -]you\b/gi, '');
  if (whom !== null && /^(?:him|her|them|everyone|everybody)$/.test(whom)) return false;
  return TO_READER.test(others) && !(act === 'say' || act === 'ask')
    ? true
    : act === 'ask' && whom === null && /^your\b/.test(rest);
}

/** The order as a sentence to the reader; nothing where it is not understood. */
export function carryOut({ act, verb, rest }: Order, manner: Manner): string | undefined {
  for (const turn of TURNS[act] as readonly Turn[]) {
    const sentence = turn(rest, manner, verb);
    if (sentence) return withArticles(sentence);
  }
  return undefined;
}

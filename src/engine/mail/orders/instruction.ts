import { findIrregularBase } from '../../lexicon/irregular-verbs.ts';
import { KIN, PERSON, ROLE, SOMEBODY } from '../people/somebody.ts';
import { ASKED_FOR } from '../sentences/asked-for.ts';
import { isKnownVerb } from '../words/statements.ts';
import { readOrder } from './orders.ts';
import { isUnknownOrder } from './unknown-orders.ts';

/** “Write an email to my boss asking for …”: who it goes to, and where what it shall say begins. */
export interface Instruction {
  recipient: string | null;
  /** UTF-16 code units of the description. */
  contentStart: number;
  /** What the content is: a note (“asking for …”), a sentence, or a subject matter. */
  content: 'note' | 'sentence' | 'matter' | 'request';
}

const PLEASE = '(?:(?:please|pls|plz|kindly) )?';
const ASKED_OF_IT = `(?:(?:can|could|would|will) (?:you|u) ${PLEASE}|i would (?:like to )?ask (?:you|that you) (?:to )?)`;
const WANTED =
  "(?:i(?: |(?='))|we )?(?:(?:want|need|have|wish|would like|'d like)(?: (?:that )?you)?(?: to)?|(?:would|'d) be (?:glad|grateful|happy|pleased) if you|(?:would|'d) (?:appreciate|like) it if you)(?: would| could)? ";
const LEAD = `(?:(?:hi|hello|hey),? )?${PLEASE}(?:${ASKED_OF_IT}|${WANTED})?(?:help me (?:to )?)?`;
const VERB =
  "(?:(?:write|wrote|draft|compose|send|create|generate|make|prepare)(?: me| up)?|(?:i )?(?:need|want)|i(?: would|'d) like)";
const KIND = '(?:e-?mail|mail|message|letter|note|reply)';
const MATTER = '(?:complaint|invitation|reminder|announcement|request|apology|refusal)';
/** “write an email” and “a short note”, which may name nobody. */
const MAIL = new RegExp(
  `^${LEAD}(?:just )?(?:(?:${VERB} )?(?:an? |the |another )(?:(?!thank\\b|thank-|to\\b|from\\b)[\\p{L}-]+,? ){0,3}?${KIND}|${VERB} (?:an? )?(?:(?!thank\\b|thank-|to\\b|from\\b)[\\p{L}-]+,? ){0,2}?(?:${KIND}|${MATTER}))(?= |[:.,]|\\s*\\n)`,
  'u',
);
/** Whether words tell an assistant to write a mail: “write a reply to Anna …”. They are in lower case at their beginning. */
export const isMailOrder = (words: string) => MAIL.test(words) || REPLY_THAT.test(words);
/** “reply that we come”, “answer Ms Tanaka that her seat is booked” */
const REPLY_THAT = new RegExp(
  `^${LEAD}(?:reply|respond|answer|wr[io]te)(?: back| please)?(?: for me)?(?:(?: to)?(?: (?!that\\b)[\\p{L}.'’-]+){1,4}?)? (?:that|saying|to say|and (?:say|tell|ask)) `,
  'u',
);
/** “email Anna”, “write to my boss” */
const TO_WHOM = new RegExp(
  `^${LEAD}(?:e-?mail|wr[io]te(?: back)?(?: for me)?(?: to)?|(?:reply|respond)(?: back)? to|answer|message|text(?: to)?|get (?:on|back) to|get in touch with|contact|reach out to|drop a line to) (?!me\\b)`,
);
/** “email to the council: …”, “to: facilities.” */
const TITLE = new RegExp(
  `^(?:(?:(?:short |quick )?(?:${KIND}|text|update|info|information|announcement|news|(?:meeting )?notes|minutes|summary|handover(?: notes)?|instructions)) (?:to|for) |to: ?|pass(?:ing)? (?:this )?on to |to (?=(?:(?:the|my|our|everyone in|everybody in|everyone at) [^:,\\n]{1,30}|(?:mr|mrs|ms|dr|prof|coach) [^:,\\n]{2,30}|(?:\\p{Ll}+ ){0,2}(?:centre|center|shop|store|hall|parents|team|landlord|neighbou?rs?|school|council|bank|hotel|surgery|garage)), )|(?:to|for) (?!do\\b)(?=[^:\\n]{1,40}(?:: |:?\\r?\\n)))`,
  'iu',
);
const AFTER_TITLE = /^(?:[:.,] ?| [-–—] |[ \t]*\r?\n\s*)(?=\S)/;

/** A name in small letters, or an address, can be told by what follows. */
const ONE_WORD = /^[\p{L}.'@-]+/u;
const ADDRESSEE = /^[\p{L}.'@-]+(?: [\p{L}'-]+)?/u;
/** “sales@ about order 88123” */
const E_MAIL = /^[\w.+-]+@[\w.-]*/;
/** “dr okafor's surgery: …”: whatever stands before the colon, or the dash. */
const UP_TO_COLON = /^[^,.;:!?\n]{2,40}?(?=: | [-–—] )/u;

/** “dr shah - need a repeat prescription”, and as the first of several points “- landlord mr okafor” and “- to: Anna”. */
const ADDRESSED = new RegExp(
  [
    `^((?:dr|mr|mrs|ms|prof|coach|aunt|auntie|uncle)\\.? (?!(?:says|said|thinks|wants|told|gave)\\b)[\\p{L}'’-]+)(?: [-–—] |: |, | (?=(?:need|want|can i|can we|can you|could|please|pls|sorry|thanks|i|i'm|im|we|my|our)\\b))(?=\\p{L})`,
    `^(?:hi|hello|hey) to ((?:my |our )?(?:${KIN}|\\p{L}[\\p{L}'’-]+))(?:, |: )`,
    `^to ((?:number|no\\.?|flat|house) \\d+\\p{Ll}?)(?:, |: )`,
    `^(${KIN}) (?=(?:dont|don't|sorry|thanks|thank|happy|what|when|where|how|are you|did you|do you|have you|i|i'm|im|i'll)\\b)`,
    `^((?:everyone|everybody|all) (?:at|in|on) [^,:\\n]{2,30}?)(?: [-–—] |: )(?=\\p{L})`,
    `^(neighbou?rs? \\p{L}{3,}(?: and \\p{L}{3,})?)(?:: |, )`,
    `^(neighbou?rs? (?:at|from|in) [^,:\\n]{1,20})(?:: |, )`,
    `^((?:all )?(?:colleagues|team|everyone|everybody|customers|clients|parents|residents|neighbou?rs|members|staff|tenants|volunteers|players|students|guests|friends)|all)(?:: )(?=\\p{L}|\\d)`,
    `^[-*•] (?:to:? |(?:(?:${PERSON}):? )?)((?:(?:mr|mrs|ms|dr|prof)\\b\\.? )\\p{L}[^\\n:]{1,40}|(?<=: |\\bto )[^\\n:]{2,40})\\n(?=[-*•] )`,
  ].join('|'),
  'iu',
);

const OFFICE =
  'office|bank|committee|club|council|school|surgery|garage|hotel|agency|agents?|department|library|gym|nursery|company|society|shelter|church|clinic|hr|it support|it team|it|help ?desk|insurance|payroll|facilities';
/** “gp surgery, …”, “letting agent - …”, “new client anna whitlock, …” and “council re pothole”: whoever the words are for. */
const CALLED = new RegExp(
  `^(?:to:? )?((?:(?:my|our|the) )?(?:[\\p{L}'’]+ ){0,2}?(?:${PERSON}|${ROLE}|${KIN}|${OFFICE})(?: (?:mr|mrs|ms|dr|prof)\\b\\.? \\p{L}+|(?: (?!re\\b|about\\b)\\p{L}[\\p{L}'’-]*){1,2}?)?)(?<joint>: | [-–—] |, |\\. | re:? | (?=(?:need|want|can you|can u|could you|could u|please|pls) ))(?=[\\p{L}\\d])`,
  'iu',
);
/** “mum, dad and I”, “boss, who is away” */
const GOES_ON =
  /^(?:[\p{L}'’]+ ){1,3}(?:and|&) |^(?:who|which|and|or|but|is|are|was|has|will|can't|cannot)\b/iu;
const NO_ADDRESS =
  /^(?:thanks?|sorry|hi|hello|dear|yes|no|please|not|his|her|their|your|another|other|some|any|every|first|last|next|late|asap|quit)$/i;

/** “asking mum, …”, and not “letting agent, …” */
const IS_DONE = /ed$|^(?:ask|tell|call|ring|email|writ|text|see|meet|thank|miss|need|want|visit)ing$/i;

/** “to dave - running late”, “to greg, cc nina: …” and “email jen - …” */
const TO_NAME =
  /^(?:(?:to|for|e-?mail|text|message) )(?<recipient>(?<name>\p{L}[\p{L}'’-]+)(?: \p{L}[\p{L}'’-]+)?)(?:,? cc \p{L}+(?: and \p{L}+)?)?(?: [-–—] |: |, |\. )(?=\S)/iu;
/** “tom, zara and mikey - …” */
const NAMES = /^(\p{L}{2,}(?:, \p{L}{2,})*(?:,? (?:and|&) |, )\p{L}{2,})(?: [-–—] |: )(?=\S)/iu;
function findToName(words: string, isName: (word: string) => boolean): Instruction | undefined {
  const [opening = '', names = ''] = NAMES.exec(words) ?? [];
  const each = names.toLowerCase().split(/,? (?:and|&) |, /);
  if (each.length > 1 && each.filter(isName).length * 2 >= each.length)
    return { recipient: names, contentStart: opening.length, content: 'note' };
  const found = TO_NAME.exec(words);
  const [whole = ''] = found ?? [];
  const { recipient = '', name = '' } = found?.groups ?? {};
  const isGroup =
    /^(?:all )?(?:staff|team|parents|tenants|volunteers|members|everyone|everybody|colleagues|customers|residents|neighbou?rs|players|guests|all)$/i;
  if (whole === '' || !(isName(name.toLowerCase()) || isGroup.test(recipient))) return undefined;
  return { recipient, contentStart: whole.length, content: 'note' };
}

/** Whoever stands before a mark, where nothing else does and nothing goes on with them. */
function findCalled(words: string, isName: (word: string) => boolean): Instruction | undefined {
  const found = CALLED.exec(words);
  const [whole = '', recipient = ''] = found ?? [];
  const joint = found?.groups?.joint ?? '';
  if (whole === '' || GOES_ON.test(words.slice(whole.length))) return undefined;
  const head =
    new RegExp(`^(?:.* )?(?:${PERSON}|${ROLE}|${KIN}|${OFFICE})(?= |$)`, 'iu').exec(recipient)?.[0] ?? '';
  const named = recipient.slice(head.length).trim().split(' ').filter(Boolean);
  const before = head.split(' ').slice(0, -1);
  const isCalled = named.every(
    (word) =>
      /^\p{Lu}/u.test(word) ||
      /^(?:mr|mrs|ms|dr|prof)\b/i.test(named[0] ?? '') ||
      isName(word) ||
      (word === named.at(-1) && named.length > 1 && isName(named[0] ?? '')),
  );
  const isNoun = (word: string) =>
    !NO_ADDRESS.test(word) &&
    !isKnownVerb(word.toLowerCase()) &&
    findIrregularBase(word.toLowerCase()) === undefined &&
    !IS_DONE.test(word);
  // “dentist need to move it”: who needs it would be “the dentist needs”
  const isPlural = joint === ' ' && /s$/.test(head);
  // “my daughter, mia, has a rash”
  const isTold = /^(?:my|our) /i.test(recipient) && /^[,.]/.test(joint);
  if (!isCalled || isPlural || isTold || !before.every(isNoun)) return undefined;
  return { recipient, contentStart: whole.length, content: / re/.test(joint) ? 'matter' : 'note' };
}

/** What joins the orders that follow: “, asking for …”, “ to tell Ben …”. */
const BEFORE_ORDER = /^(?:,? (?:to|and|in order to|where i|in which i) |,? )/;
/** “email mrs dawson her letter has gone” */
const BEHIND_NAME =
  /^ (?=(?:her|his|their|my|our|the|i|we|i'm|we're|i've|we've|i'll|we'll|it's|there's|there is) \p{L})/iu;
const CONTENTS: readonly (readonly [Instruction['content'], RegExp])[] = [
  [
    'sentence',
    /^(?:,? (?:saying|that says|to say|explaining|stating|mentioning) (?:that )?| that (?!says\b)| because )/,
  ],
  ['matter', /^ (?:about|regarding|concerning|re) /],
  // “write to the airline for a refund”
  ['request', new RegExp(`^ (?=for (?:(?:an?|my|our|the) )?(?:\\p{Ll}+ )?(?:${ASKED_FOR})\\b)`, 'u')],
  ['sentence', /^(?: [-–—] |[ \t]*[:.,][ \t]*(?:\r?\n\s*)?(?!(?:who|whose|which) )(?=\S)|[ \t]*\r?\n\s*)/],
];

type Joint = (words: string) => Pick<Instruction, 'content' | 'contentStart'> | undefined;

const findContent: Joint = (words) => {
  const joint = BEFORE_ORDER.exec(words)?.[0] ?? '';
  const order = words.slice(joint.length);
  const isSaid = CONTENTS[0]?.[1].test(words);
  if (!isSaid && joint !== '' && (readOrder(order) !== undefined || isUnknownOrder(order)))
    return { content: 'note', contentStart: joint.length };
  for (const [content, joint] of CONTENTS) {
    const found = joint.exec(words)?.[0];
    if (found !== undefined) return { content, contentStart: found.length };
  }
  return undefined;
};

const findTold: Joint = (words) =>
  findContent(words) ?? (BEHIND_NAME.test(words) ? { content: 'note', contentStart: 1 } : undefined);

const findTitled: Joint = (words) => {
  const asked = findContent(words);
  if (asked?.content === 'note' || (asked?.content === 'matter' && /[,.]\s/.test(words))) return asked;
  const found = AFTER_TITLE.exec(words)?.[0];
  return found === undefined ? undefined : { content: 'sentence', contentStart: found.length };
};

/** “(my son's teacher)”, which tells who somebody is, or “(mrs oduya)”, which names them. */
const ASIDE = /^ \((?:(?<name>(?:mr|mrs|ms|mx|dr|prof)\.? \p{L}+)|[^()\n]{1,60})\)/iu;

/** Somebody at the place, where what shall be said begins behind them. */
function findNamed(
  words: string,
  start: number,
  patterns: readonly RegExp[],
  find: Joint,
): Instruction | undefined {
  for (const pattern of patterns) {
    const recipient = pattern.exec(words.slice(start))?.[0].replace(/(?<=\p{L}{3})\.$/u, '');
    if (recipient === undefined) continue;
    const named = start + recipient.length;
    const aside = ASIDE.exec(words.slice(named));
    const end = named + (aside?.[0].length ?? 0);
    const found =
      find(words.slice(end)) ??
      // “text Dave football off tonight”
      (find === findTold && /^\p{Lu}/u.test(recipient) && / \p{L}|\d/u.test(words.slice(end))
        ? ({ content: 'note', contentStart: 1 } as const)
        : undefined);
    if (found)
      return {
        ...found,
        recipient: aside?.groups?.name ? `${recipient} ${aside.groups.name}` : recipient,
        contentStart: end + found.contentStart,
      };
  }
  return undefined;
}

/** “to mark” and “tell mark”, as the last line of several. */
const LAST_LINE =
  /(?:(?<=[.;] )(?=to: )|\r?\n[ \t]*(?:[-*•] )?)(?:to:?|for|tell|e-?mail|send to|ask|remind) (?=[^\n]{2,40}$)(.+)$/iu;

/** Whom notes of several lines name in their last one, and where it begins. */
export function findLastAddressed(description: string): { recipient: string; start: number } | undefined {
  const found = LAST_LINE.exec(description.trimEnd());
  const recipient = found?.[1] ?? '';
  const isSomebody = recipient !== '' && SOMEBODY.exec(recipient)?.[0] === recipient;
  return found && isSomebody ? { recipient, start: found.index } : undefined;
}

/** “Write in my name to the director of the institute. …”: a whole sentence that only says who reads it. */
const TO_READ = new RegExp(
  `^${LEAD}(?:${VERB} (?:[\\p{L}-]+,? ){0,4}?(?:${KIND}|${MATTER})|wr[io]te)\\b(?: \\p{L}+){0,3}? (?:to|for) (?!(?:ask|tell|say|let|inform|remind|thank)\\b)(?:(?!(?:that|saying|asking|telling|about|because|whether|if|who|which|where|and|to|is|are|was|has|had|i|we|you|they|he|she) )[\\p{L}\\d'’-]+ ){0,7}?[\\p{L}\\d'’-]+(?:,? please)?\\.\\s+(?=\\S)`,
  'u',
);

/** The instruction that a description may begin with; nothing where it begins with what shall be said. */
export function findInstruction(
  description: string,
  isName: (word: string) => boolean = () => false,
): Instruction | undefined {
  // Names are known by their capitals, so only the first letter may lose its own.
  const words = description
    .replace(/^(?:[A-Z]\b ?)?(?:Please )?[A-Z]?/, (start) => start.toLowerCase())
    .replace(/\bit(?= (?:support|department|team|helpdesk|desk)\b)/, 'IT');
  const addressed = ADDRESSED.exec(words);
  const recipient = addressed?.slice(1).find((group) => group !== undefined);
  if (addressed && recipient !== undefined)
    return { recipient, contentStart: addressed[0].length, content: 'note' };
  const called = findToName(words, isName) ?? findCalled(words, isName);
  if (called) return called;
  const mail = MAIL.exec(words)?.[0].length;
  if (mail !== undefined) {
    const to = /^ (?:to|for) /.exec(words.slice(mail))?.[0].length;
    const named =
      to === undefined ? undefined : findNamed(words, mail + to, [SOMEBODY, ADDRESSEE], findContent);
    const found = named ? undefined : findContent(words.slice(mail));
    const whole = named ?? (found && { ...found, recipient: null, contentStart: mail + found.contentStart });
    if (whole) return whole;
  }
  const whom = TO_WHOM.exec(words)?.[0].length;
  const named =
    whom === undefined ? undefined : findNamed(words, whom, [E_MAIL, SOMEBODY, UP_TO_COLON], findTold);
  const title = TITLE.exec(words)?.[0].length;
  const read = TO_READ.exec(words)?.[0];
  return (
    named ??
    (title === undefined
      ? undefined
      : findNamed(words, title, [SOMEBODY, ADDRESSEE, ONE_WORD, UP_TO_COLON], findTitled)) ??
    (read === undefined ? undefined : { recipient: null, contentStart: read.length, content: 'note' })
  );
}

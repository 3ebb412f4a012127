import type { Change, ChangeCategory } from '../types.ts';
import { isAccepted } from './declined.ts';
import type { Lint } from './linter.ts';

/** How harper's kinds are filed, and what the margin says of them. */
const FILED: Readonly<Record<string, { category: ChangeCategory; gist: string }>> = {
  Agreement: { category: 'grammar', gist: 'agreement' },
  BoundaryError: { category: 'spelling', gist: 'word border' },
  Capitalization: { category: 'spelling', gist: 'capital' },
  Eggcorn: { category: 'wording', gist: 'expression' },
  Formatting: { category: 'punctuation', gist: 'spacing' },
  Malapropism: { category: 'wording', gist: 'word choice' },
  Nonstandard: { category: 'wording', gist: 'usage' },
  Punctuation: { category: 'punctuation', gist: '' },
  Redundancy: { category: 'shortening', gist: 'redundant' },
  Repetition: { category: 'grammar', gist: 'repeated word' },
  Spelling: { category: 'spelling', gist: '' },
  Typo: { category: 'spelling', gist: 'typo' },
  Usage: { category: 'wording', gist: 'usage' },
  WordChoice: { category: 'wording', gist: 'word choice' },
};
const OTHER = { category: 'grammar', gist: '' } as const;

/** Harper speaks of code in backticks and asks the writer; the product states the rule. */
function toReason({ kind, message, replacements: [right = ''] }: Lint, removed: string): string {
  if (kind === 'Repetition') return `“${right.trim()}” is needed only once.`;
  const quoted = message
    .replace(/[`"]([^`"]+)[`"]/g, '“$1”')
    .replaceAll("'", '’')
    .trim();
  const first = /^.*?[.!?](?=\s|$)/s.exec(quoted)?.[0] ?? `${quoted}.`;
  if (!first.endsWith('?') && !/\bI\b|error|incorrect|did you mean/i.test(first)) return first;
  return right.trim() === ''
    ? `“${removed.trim()}” is not needed here.`
    : `Here the usual form is “${right.trim()}”.`;
}

/** Places where a rule of harper's that is right elsewhere is wrong. */
const EXCEPTIONS: Readonly<
  Record<string, { before?: RegExp; found?: RegExp; after?: RegExp; upToEnd?: RegExp; fromStart?: RegExp }>
> = {
  // “The dog had had its shots”, “what you do do matters”, “gave her her coat”, “now, now”; “what it is is a mistake”, “came in in June”
  RepeatedWords: {
    found: /\.|^(?:had had|do do|her her|(?:no|now|well|so|there|bye|ha|knock|tut|hear) \w+)$/i,
    // “It is vital that that claim is verified”
    fromStart: /^that that(?! (?:i|we|you|he|she|they|the|an?|my|our|your|his|their|there|people)\b)/i,
    upToEnd:
      /\b(?:(?:what|whatever|all|who|where|how|if)\b[^.!?;]*\b(?:is is|was was)|(?:came|come|comes|coming|went|go|log(?:ged)?|hand(?:ed)?|check(?:ed)?|turn(?:ed)?|sign(?:ed)?|mov(?:e|ed)|gave|give) in in|\b(?:go|goes|went|put (?:it|them)|log|carry|live|lives) on on|\b(?:those|all) (?:who |that )+are are)$/i,
  },
  // “Since two weeks is not enough”, “since two days after Christmas”
  SinceDuration: { after: /^(?: \w+){0,2} (?:is|are|before|after)\b/i },
  // “Its being there is no accident”
  ItsContraction: { after: /^ being\b[^.!?;,]* (?:is|was|helps|means|makes)\b/i },
  // “Their being late annoyed us”
  TheirToTheyre: { after: /^ (?:being|having)\b/i },
  // “I have written to you three times”, “it will be with you Monday lunchtime”
  PossessiveYour: {
    after:
      /^ (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|twice|once|many|several|(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|tonight|this)\b/i,
  },
  // “I have booking HX72205”, “we have training on Friday”
  ProgressiveNeedsBe: {
    after: /^ (?:booking|parking|training|funding|housing|banking|shopping|swimming|coaching|catering)\b/i,
  },
  // “interested but only from May”: another clause
  InterestedIn: { found: /^(?:but|and|or|if|because|so)$/i },
  // “Up to now”, “from verbal to visual”
  ToTwoToo: { before: /\b(?:up|from \p{L}+) $/iu },
  // “They want change”; “on floor 2”, where the number says which
  MissingDeterminer: {
    after:
      /^(?:(?:change|growth|hope|love|peace|progress|rest|silence|success|support|trust|work)\b|\p{L}+ \d)/iu,
  },
  // “My brother and he have a car”, “they ask that we stay and he go”; “she last wrote in May”, “you guys”;
  // “he lead the team”, where the past may be meant
  PronounVerbAgreement: {
    before:
      /(?:(?:^|[.!?,;] |\b(?:that|because|if|when|neither|both) )(?:(?:my|your|his|her|our|their|the|an?) )?\p{L}+|\b(?:ask|demand|insist|propose|recommend|request|suggest)\w* that [^.!?]*) and (?:he|she|it) $/iu,
    found: /^(?:last|guys|lead)$/i,
    // “she explain it to me yesterday”: the past is meant
    after: /\b(?:yesterday|ago|last (?:week|month|year|night))\b/i,
  },
  // “one more fitter”, “some more faster bikes”: so many others
  AdjectiveDoubleDegree: {
    before:
      /\b(?:\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|some|any|no|many|few|several|much|lot|bit|even) $/i,
  },
  // “Just desserts and wine”: only somebody's own are deserts
  JustDeserts: { before: /(?<!\b(?:my|your|his|her|its|our|their|the|'s) )$/i },
  // “I will ping you”: the word ends so by itself.
  WillNonLemma: {
    found: / (?:bring|cling|fling|king|ping|ring|sing|sling|spring|sting|string|swing|wing)$/i,
  },
};

function isException(text: string, { rule, start, end }: Lint): boolean {
  const exception = EXCEPTIONS[rule];
  return (
    exception?.before?.test(text.slice(Math.max(0, start - 60), start)) === true ||
    exception?.found?.test(text.slice(start, end)) === true ||
    exception?.after?.test(text.slice(end, end + 40)) === true ||
    exception?.fromStart?.test(text.slice(start, end + 40)) === true ||
    exception?.upToEnd?.test(text.slice(Math.max(0, start - 60), end)) === true
  );
}

/** Harper gives a replacement the capitals of what it replaces, letter by letter: “of which” becomes “about whIch”. */
function withoutInnerCapitals(replacement: string, replaced: string): string {
  if (replacement.toLowerCase() === replaced.toLowerCase()) return replacement;
  return replacement.replace(/(?<=\p{Ll})\p{Lu}/gu, (letter) => letter.toLowerCase());
}

/** “marta Marta” leaves Marta. */
function withItsCapital(replacement: string, replaced: string): string {
  const [, first, second = ''] = /^(\p{Ll}\S*)\s+(\p{Lu}\S*)$/u.exec(replaced) ?? [];
  return first === replacement && second.toLowerCase() === first ? second : replacement;
}

/** Where a remark on a word that is written twice ends: harper takes out one of “to to to”, which leaves two. */
function findEnd(text: string, { start, end }: Lint): number {
  const [, word] = /^(\p{L}+)\s+\1$/iu.exec(text.slice(start, end)) ?? [];
  if (word === undefined) return end;
  const more = new RegExp(`^(?:\\s+${word}(?![\\p{L}\\p{N}'-]))+`, 'iu').exec(text.slice(end));
  return end + (more?.[0].length ?? 0);
}

/** The remarks that may be acted upon, each with harper's first proposal. Offsets are those of `text`. */
export function toChanges(text: string, lints: readonly Lint[]): Change[] {
  return lints.flatMap((lint) => {
    const [proposed] = lint.replacements;
    if (proposed === undefined || !isAccepted(lint) || isException(text, lint)) return [];
    const replaced = text.slice(lint.start, lint.end);
    const reason = toReason(lint, replaced);
    const filed = FILED[lint.kind] ?? OTHER;
    const replacement = withItsCapital(withoutInnerCapitals(proposed, replaced), replaced);
    const place = { start: lint.start, end: findEnd(text, lint) };
    return [{ ...place, replacement, reason, rule: `harper/${lint.rule}`, ...filed }];
  });
}

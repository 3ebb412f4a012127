import { PERSON, ROLE } from '../people/somebody.ts';
import {
  findCompetitor,
  findPlural,
  type PronounOf,
  type Reader,
  readPronoun,
  toReader,
} from '../people/whom.ts';
import type { IsName } from '../words/is-name.ts';

/** Who wrote the mail that a draft answers, and what it says. */
export interface Answered {
  /** How they are addressed, where that is known. */
  address: string | null;
  isOrganization: boolean;
  /** What they are, or for whom they work, stands below their name. */
  isTitled: boolean;
  /** Their mail, without what it quotes. */
  text: string;
  /** The names of all who write to each other. */
  people: readonly string[];
}

export const NOBODY_ANSWERED: Answered = {
  address: null,
  isOrganization: false,
  isTitled: false,
  text: '',
  people: [],
};

type Pronoun = 'he' | 'she' | 'they';

/** What is put to whoever is answered: “can he …”, “she can pick it up”, “tell her …”, “want to know what they …”. */
const PUT_TO_READER =
  /(?:^|[,.;!?\n] *|\b(?:and|but|also|yes|no|neither works),? )(?:(?:can|could|will|would|do|does|did|are|is|have|has) (he|she|they)\b|(he|she|they) (?:can|could|may) (?:call|ring|contact|e-?mail|text|reach) (?:me|us)\b|(he|she|they) should(?:n['’]?t| not) (?:tell|mention|worry|bring|send|call|pay|do)\b|(he|she) (?:can|could|may|should) (?!not\b|be\b|have\b|only\b|still\b)\p{L}+|(he|she|they) (?:needs? to|has to|have to|should|must) (?:bring|send|call|come|fill|pay|return|sign|book|show|give|tell|ask|check|let|get|make|take)\b|(?:tell|ask|thank|remind|inform|let|give|send|offer|refund) (him|her|them)\b|(?:ask|wants?(?: to know)?|(?:i'?d|would) like to know) (?:if|whether|what|when|where|how|why) (he|she|they)\b)/iu;
/** “it will be with him by Friday” */
const IS_DONE_WITH_READER =
  /\b(?:with|to|meet|see|call|ring|e-?mail|text|pay|bring|show|join|owe) (him|her)\b/iu;
const IS_ROLE = new RegExp(`\\b(?:the|our|a) (?:${ROLE})\\b`, 'i');
/** “Will you be standing again as treasurer?” */
const AS_ROLE = new RegExp(`\\bas (?:an? |the |our )?(?:${PERSON}|${ROLE})\\b`, 'gi');
const PRONOUN = /\b(he|him|his|she|hers?|they|them|theirs?)\b/iu;
const SAYS_YOU = /\b(?:you|your|yours|u|ur)\b/i;

/** “hope he's feeling better”, to whoever writes that they were ill. */
const IS_UNWELL =
  /\bI(?:['’](?:m|ve)| am| was| have been| had)\b[^.!?]*\b(?:ill|sick|unwell|poorly|flu|covid|hospital|injured|hurt|migraine|surgery|operation)\b/i;
const HOPES =
  /\bhope (he|she)(?:['’]s| is|s)? (?:feeling |doing |getting )?(?:much |a bit |lots )?(?:better|ok|okay|well|recovered|fine|alright|all right|feels? better)\b/i;

const IS_ORDER =
  /^[\s,.;!?]*(?:and |but |also )?(?:tell|ask|thank|remind|inform|let|give|send|offer|refund)\b/i;

function findPronoun(draft: string, pattern: RegExp): { pronoun: Pronoun; at: number } | undefined {
  const match = pattern.exec(draft) ?? undefined;
  const pronoun = readPronoun(match?.slice(1).join(' ') ?? '');
  return match && pronoun && { pronoun, at: match.index };
}

/** Whether the pronoun can stand for nobody but the one who is answered: a firm is “they”, a person “he” or “she”. */
function isAlone(
  draft: string,
  at: number,
  pronoun: Pronoun,
  answered: Answered,
  isName: IsName,
  pronounOf: PronounOf | undefined,
): boolean {
  const before = draft.slice(0, at);
  const reader = toReader(null, answered.people.join(' '), pronounOf);
  if (pronoun === 'they')
    return (
      (answered.isOrganization || answered.isTitled || answered.address === null) &&
      findCompetitor(before, reader, isName) === at &&
      findPlural(before, reader) === at
    );
  // “Junior Analyst” is nobody, and who stands as treasurer is the writer
  const text = answered.text
    .replaceAll(AS_ROLE, ' ')
    .replaceAll(/\b(?:Christmas|New Year['’]s) Eve\b/g, ' ')
    .replaceAll(/\p{Lu}\p{L}+/gu, (word) => (isName(word.toLowerCase()) ? word : word.toLowerCase()));
  // “the driver”
  const isAloneIn = (words: string) =>
    findCompetitor(words, reader, isName, pronoun) === words.length && !IS_ROLE.test(words);
  // “she worked for me. he can call”: whoever else is spoken of is she
  const isOtherNamed = (pronoun === 'he' ? /\bshe\b/i : /\bhe\b/i).test(before);
  // “is she ok with cats”, to a shelter; “tell him”, to whoever signs with their initials
  const isSomebody = answered.address !== null || IS_ORDER.test(draft.slice(at));
  return isSomebody && !answered.isOrganization && (isOtherNamed || (isAloneIn(before) && isAloneIn(text)));
}

/** “if he says yes today”, “Dr Lim wants to see him”: where nobody else is spoken of before whom it could stand for. */
function findOpenPronoun(draft: string, reader: Reader, isName: IsName): Pronoun | undefined {
  for (const { 0: word, index } of draft.matchAll(/\b(?:he|him|his|she|hers?)\b/giu)) {
    const pronoun = readPronoun(word);
    // Who sees him is somebody else
    const clause = draft.slice(0, index).search(/[^,.;:!?\n]*$/u);
    const before = draft.slice(0, /^(?:him|her)$/i.test(word) ? clause : index);
    if (
      pronoun &&
      reader.pronouns.has(pronoun) &&
      findCompetitor(before, reader, isName, pronoun) === before.length
    )
      return pronoun;
  }
  return undefined;
}

/**
 * Whoever a draft answers. They are “you”, and only where they are given orders for or asked by “he”, “she” or “they”, and
 * nobody else is spoken of, is that them. `doubted`: a pronoun that may be them as well as somebody who is not named.
 */
export function findReaderOfDraft(
  draft: string,
  answered: Answered,
  isName: IsName,
  pronounOf?: PronounOf,
): { reader: Reader; isMeant: boolean; doubted: Pronoun | undefined } {
  const reader = toReader(null, answered.address, pronounOf);
  const nobody = { ...reader, pronouns: new Set<Pronoun>() };
  const isFirm = answered.isOrganization || answered.isTitled;
  if (SAYS_YOU.test(draft)) return { reader: nobody, isMeant: false, doubted: undefined };
  const wished = IS_UNWELL.test(answered.text) ? findPronoun(draft, HOPES) : undefined;
  if (wished)
    return { reader: { ...reader, pronouns: new Set([wished.pronoun]) }, isMeant: true, doubted: undefined };
  const canBeReader = (pronoun: Pronoun) => pronoun === 'they' || reader.pronouns.has(pronoun);
  const either = findPronoun(draft, PUT_TO_READER);
  const [put, done, spoken] = [
    either,
    findPronoun(draft, IS_DONE_WITH_READER),
    findPronoun(draft, PRONOUN),
  ].map((one) => {
    const isReader =
      one &&
      canBeReader(one.pronoun) &&
      ((one.at === 0 && IS_ORDER.test(draft)) ||
        isAlone(draft, one.at, one.pronoun, answered, isName, pronounOf));
    return isReader ? one.pronoun : undefined;
  });
  const meant = put ?? done;
  // Where somebody else stands before it, it stays, and is to be checked
  if (meant)
    return {
      reader: { ...reader, pronouns: new Set([meant]) },
      isMeant: true,
      doubted: meant === 'they' ? undefined : meant,
    };
  // “she needs to tell Raj herself”, where the mail speaks of another woman, and the draft of none
  const isEither =
    either !== undefined &&
    (either.pronoun === 'they'
      ? isFirm
      : canBeReader(either.pronoun) &&
        findCompetitor(draft.slice(0, either.at), reader, isName, either.pronoun) === either.at);
  const [known, ...others] = reader.pronouns;
  const isOfReaderAlone =
    others.length === 0 && findCompetitor(answered.text, reader, isName, known) === answered.text.length;
  const open = isOfReaderAlone ? findOpenPronoun(draft, reader, isName) : undefined;
  const alone = spoken === 'they' && !isFirm ? undefined : spoken;
  return {
    reader: nobody,
    isMeant: false,
    doubted: alone ?? open ?? (isEither ? either.pronoun : undefined),
  };
}

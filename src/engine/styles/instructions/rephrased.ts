import { isIn } from './parts.ts';

/** What writers say of themselves or of their reader, and which asks for nothing: “I'm not a native speaker”, “he is my boss”. */
const ASIDE =
  /(?:\b(?:because|since|as|cause|cos) )?\b(?:(?:i['’]?m|i am) (?:not (?:a )?native(?: english)?(?: speaker)?|not (?:good|great) (?:at|in|with) english|(?:a )?non-?native(?: speaker)?|dyslexic|foreign|a foreigner|still learning(?: english)?)|english (?:is|isn['’]?t) (?:not )?my (?:first|second|native|mother) (?:language|tongue)|my english (?:is|isn['’]?t) (?:not )?(?:so |very |that |really |too )?(?:good|great|bad|poor|weak|perfect)|(?:he|she|they)(?:['’]s| is| are|['’]re) (?:my|a|the|our) (?:new |old )?(?:boss|manager|teacher|professor|landlord|client|customer|colleague|friend|doctor|lawyer|neighbor|neighbour)s?)\b/giu;

/** “… before I post it” */
const BEFORE_SENT =
  /\bbefore (?:i|we) (?:post|send|print|share|submit|publish|hand) (?:it|this|them|that)(?: in| out| off)?\b/giu;

/** “use “clients”, not “patients””, “and “children”, not “kids”” */
const ONE_NOT_OTHER =
  /(?:(?:use|say|write|it['’]s) )?["“]([^"”]+)["”],? (?:and |but )?(?:not|instead of|rather than|in place of) ["“]([^"”]+)["”]/giu;

/** “it should say we, not I” */
const ONE_PERSON_NOT_OTHER =
  /(?:(?:it (?:should|must|has to|needs to) )?(?:say|use|be|write) )?\b(I|we|he|she),? (?:and )?not (I|we|he|she)\b/giu;
/** “make it she/her” */
const MAKES_SHE =
  /\b(?:make (?:it|them|him|her)|(?:he|she) (?:should|must|needs to|has to) (?:become|be|turn into)) (she|he)(?:\/(?:her|him|hers|his))*\b(?: of course)?/giu;
/** “we've changed our name from Oakfield to Fernhill, can you swap it everywhere?” */
const CHANGED_FROM =
  /\b(?:(?:we|i|they|it|he|she)(?:['’](?:ve|s)| have| has)? )?changed (?:our|my|its|the|their|his|her) (?:\p{L}+ )?\p{L}+ from ["“]?([^"“”.,;]+?)["”]? to ["“]?([^"“”.,;?!]+?)["”]?(?=$|[.,;?!]| so\b| and\b)/giu;
/** “we don't say customers any more, it has to be members” */
const NO_LONGER =
  /\b(?:we|they|you) (?:do not|don['’]?t|no longer|can['’]?t) (?:say|use|call (?:them|it)) ["“]?([\p{L}-]+)["”]?(?: any ?more| now)?,? (?:and )?(?:it (?:has to|should|must|needs to) be|it['’]?s|it is|say|use|call them|they['’]?re|now) ["“]?([\p{L}-]+)["”]?(?: now)?/giu;

/** “use contractions like I'm and don't”: what shows what is meant. */
const SHORT_FORMS =
  /\b(?:like|such as|eg|e\.g\.|(use))(?: \p{L}+['’]\p{L}+,?)(?:(?: and| or)? \p{L}+['’]\p{L}+,?)*/giu;

const CONTRACTIONS = 'contractions';

/** An instruction with its roundabout ways said straight: “we've changed our name from Oakfield to Fernhill” asks to replace one by the other. */
export function rephrase(instruction: string, text: string): string {
  const exchange = (words: string, find: string, write: string) =>
    isIn(text, find) ? `replace "${find}" with "${write}"` : words;
  return instruction
    .replaceAll(ONE_PERSON_NOT_OTHER, 'change "$2" to "$1"')
    .replaceAll(MAKES_SHE, (_, to: string) =>
      /^she$/i.test(to) ? 'change "he" to "she"' : 'change "she" to "he"',
    )
    .replaceAll(CHANGED_FROM, exchange)
    .replaceAll(ONE_NOT_OTHER, (words, write: string, find: string) => exchange(words, find, write))
    .replaceAll(NO_LONGER, exchange);
}

const blank = (words: string) => ' '.repeat(words.length);

/** An instruction of the same length, with blanks where it only tells of its writer, or shows what it means. */
export function withoutAsides(instruction: string): string {
  // “use I'm, don't, we'll” asks for them
  const nameForms = (words: string, use?: string) =>
    use !== undefined && words.length >= CONTRACTIONS.length
      ? CONTRACTIONS.padEnd(words.length)
      : blank(words);
  return instruction
    .replaceAll(ASIDE, blank)
    .replaceAll(BEFORE_SENT, blank)
    .replaceAll(SHORT_FORMS, nameForms);
}

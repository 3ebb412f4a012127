import { isIn } from './parts.ts';
import { readSteps } from './steps.ts';
import { readTokens } from './tokens.ts';

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

/** “americanise this for the Boston office” */
const OF_A_COUNTRY = /\b(americani|anglici)[sz]e (?:it|this|that|everything|the (?:text|words))\b/giu;
/** “my boss wants it shorter”, “HR asked for this to be formal” */
const SOMEBODY_WANTS =
  /(?<=^|[,.;:!?] |\b(?:because|since|as|so|but|and|cos) )(?:(?:my|our|the|his|her|their) (?:\p{L}+ )?\p{L}+|\p{Lu}[\p{L}'’-]+|he|she|they|we|I|teacher|boss|manager|tutor|editor|client|mum|mom|dad|everyone) (?:only |just |really |always )?(?:(?:wants?|needs?|prefers?|likes?|(?:would|['’]d) (?:like|prefer|love)|asked for|insists on) (?:it|this)|(?:told|asked) (?:me|us) to (?:make|keep|write|have|put) (?:it|this)|(?:said|says) (?:to make|(?:it|this) (?:has|needs|ought) to be|(?:it|this) (?:should|must) be) ?(?:it|this)?)(?: (?:to be|to sound|to read|being|written))? (\p{L}[^,.;:!?\n]*?)(?=$|[,.;:!?\n]| but | and | because | so )/giu;
/** “"really" needs to go, or at least leave only one of them” */
const OR_AT_LEAST = /,? or (?:at least|if not|failing that)\b[^.!?;\n]*/giu;
/** “write the contractions out (you will not you'll etc)”, “(Chop the onions, etc)”: what shows what is meant. */
const SHOWN = /\((?=[^()]*(?:\betc\b|\be\.?g\b|\blike\b|\bfor example\b))[^()]*\)/giu;
/** “US spelling (my sister in law is getting this)” */
const SAID_BESIDE = /\((?:my|our|we|it|it['’]s|this|that|they|he|she|i|i['’]m|the) [^()]*\)/giu;
/** “I say nice like 12 times”, “I apologise about five times in this” */
const SAID_SO_OFTEN =
  /\bI (?:keep (?:saying|using|writing) |(?:say|said|use|used|write|wrote|put|have|apologi[sz]ed?) )[^.!?;,\n]*?\b(?:\d+|two|three|four|five|six|ten|twelve|twenty|a (?:hundred|million|thousand)|so many|too many|many) times\b(?: (?:in|on|over) (?:this|it|here|and over))?/giu;
/** “no shouting in capitals” */
const NO_SHOUTING =
  /\b(?:no|without|stop|less|don['’]?t do) (?:the )?shouting(?: in (?:capitals|caps|capital letters))?/giu;
/** “there's no we. change to I” */
const NO_WE =
  /\b(?:there['’]?s|there is) no ["“']?(we|I)["”']?[.,;]? (?:so )?(?:please )?(?:change|make|switch|turn) (?:it |that |them )?(?:in)?to ["“']?(I|we)\b["”']?/giu;
/** “Mo should be Mohammed” */
const SHOULD_BE =
  /(?<=^|[,.;!?] |\band |\balso )(\p{Lu}[\p{L}'’-]+) (?:should|must|has to|needs to) (?:be|say|read) (\p{Lu}[\p{L}'’-]+)(?=$|[,.;!?])/gu;
/** “"really" needs to go”, “full of cliches” */
const HAS_TO_GO =
  /["“]([^"”]+)["”] (?:needs|has|have|need) to go\b|\bfull of (?=clich|waffle|jargon|buzz|filler|hedge|swear)/giu;
/** “a sign off from Leah at the council”: whose name is read by itself. */
const SIGNED_BY =
  /(?<=\bsign[- ]?off|\bclosing|\bsignature) (?:from|by|as|for|with the name) \p{Lu}[^.!?;,\n]*/giu;
/** “those dates are the american way round, write them like 4 September” */
const DATES_LIKE = /(?<=\bdates\b.*\b(?:write|put|have|do|make|set) )(?:them|it|those)(?= (?:like|as) \d)/giu;

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
    .replaceAll(NO_LONGER, exchange)
    .replaceAll(SHOULD_BE, exchange)
    .replaceAll(NO_WE, 'change "$1" to "$2"')
    .replaceAll(NO_SHOUTING, 'no capitals')
    .replaceAll(DATES_LIKE, 'dates')
    .replaceAll(HAS_TO_GO, (_, word?: string) => (word === undefined ? 'remove ' : `remove "${word}"`))
    .replaceAll(SOMEBODY_WANTS, (words, clause: string) =>
      readSteps(readTokens(`make it ${clause}`)) === undefined ? words : `make it ${clause}`,
    )
    .replaceAll(
      OF_A_COUNTRY,
      (_, country: string) => `make it ${/^am/i.test(country) ? 'American' : 'British'}`,
    )
    .replaceAll(OR_AT_LEAST, '')
    .replaceAll(SHOWN, '');
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
    .replaceAll(SAID_BESIDE, blank)
    .replaceAll(SAID_SO_OFTEN, blank)
    .replaceAll(SIGNED_BY, blank)
    .replaceAll(BEFORE_SENT, blank)
    .replaceAll(SHORT_FORMS, nameForms);
}

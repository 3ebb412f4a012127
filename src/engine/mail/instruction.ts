import { WHOM } from './requests.ts';

/** “Write an email to my boss asking for …”: who it goes to, and where what it shall say begins. */
export interface Instruction {
  recipient: string | null;
  /** UTF-16 code units of the description. */
  contentStart: number;
  /** What the content is: a note (“asking for …”), a sentence, or a subject matter. */
  content: 'note' | 'sentence' | 'matter';
}

/** A name in small letters, or an address, can be told by what follows. */
const ADDRESSEE = `(?<whom>${WHOM}|[\\p{L}.'@-]+(?: [\\p{L}'-]+)?)`;
const LEAD =
  "(?:please )?(?:(?:can|could) you (?:please )?)?(?:i (?:want|need|have|would like|'d like) to )?(?:help me (?:to )?)?";
const VERB = '(?:write|draft|compose|send|create|generate|make|prepare)(?: me| up)?';
const KIND = '(?:e-?mail|mail|message|letter|note|reply)';
const HEADS = [
  `(?:${VERB} )?(?:an? |the |another )(?:[\\p{L}-]+,? ){0,3}?${KIND}(?: (?:to|for) ${ADDRESSEE})?`,
  `${VERB} ${KIND}(?: (?:to|for) ${ADDRESSEE})?`,
  `(?:e-?mail|write(?: to)?|message) (?<whom>${WHOM})`,
];

const BARE_VERB =
  '(?:ask|tell|thank|say|inform|let|invite|remind|apologi[sz]e|request|confirm|cancel|complain|congratulate|follow|suggest|enquire|inquire)';
const VERB_ING =
  '(?:ask|tell|thank|inform|invit|remind|apologi[sz]|request|confirm|cancell?|complain|congratulat|follow|propos|suggest|declin|reschedul|enquir|inquir|lett)ing';

const CONTENTS: readonly (readonly [Instruction['content'], string])[] = [
  ['sentence', ',? (?:saying|that says|to say|explaining|stating|mentioning) (?:that )?| that (?!says\\b)'],
  ['note', `,? (?=${VERB_ING}\\b)|,? (?:to|and|in order to|where i|in which i) (?=${BARE_VERB}\\b)`],
  ['matter', ' (?:about|regarding|concerning) '],
  ['sentence', '[ \\t]*[:.,][ \\t]*(?:\\r?\\n\\s*)?(?=\\S)|[ \\t]*\\r?\\n\\s*'],
];

const PATTERNS = CONTENTS.flatMap(([content, joint]) =>
  HEADS.map((head) => ({ content, pattern: new RegExp(`^${LEAD}${head}(?:${joint})`, 'u') })),
);

/** The instruction that a description may begin with; nothing where it begins with what shall be said. */
export function findInstruction(description: string): Instruction | undefined {
  // Patterns know names by their capitals, so only the first letter may lose its own.
  const words = description.replace(/^(?:[A-Z]\b ?)?(?:Please )?[A-Z]?/, (start) => start.toLowerCase());
  for (const { content, pattern } of PATTERNS) {
    const match = pattern.exec(words);
    if (match) return { recipient: match.groups?.whom ?? null, contentStart: match[0].length, content };
  }
  return undefined;
}

import { CONTRADICTIONS, PLAIN_STEPS, type PlainStep, STEP_OF } from './instruction-words.ts';

export type IntentStep =
  | { kind: PlainStep }
  | { kind: 'replace'; find: string; write: string }
  | { kind: 'remove'; find: string }
  | { kind: 'rewrite as'; write: string };

/** An instruction that is understood to the last word: what is to be done, in order. */
export interface Intent {
  steps: readonly IntentStep[];
}

/** What the engine can be told, as people say it. Each is understood by `findIntent`. */
export const intentHints: readonly string[] = [
  'make it shorter',
  'more formal',
  'more casual',
  'more polite',
  'more confident',
  'friendlier',
  'clearer',
  'fix the grammar',
  'improve it',
  'sound more human',
  'expand contractions',
  'use contractions',
  'British spelling',
  'American spelling',
  'as a bullet list',
  'as a numbered list',
  'upper case',
  'lower case',
  'sentence case',
  'title case',
  'replace “this” with “that”',
  'remove “this”',
];

/** Words that only carry an instruction. What is left without them must be known to the last word. */
const CARRIERS =
  /^(?:please|kindly|can|could|would|will|you|make|makes|making|turn|convert|change|put|write|give|set|let|it|its|it's|this|that|these|the|text|email|mail|message|sentences?|paragraphs?|passage|selection|words?|letters?|language|into|in|to|as|a|an|more|much|bit|little|lot|slightly|somewhat|way|be|sound|sounds|sounding|style|tone|voice|register|use|using|of|for|me|my|is|so|with|all|i|want|like|need|version|look|read|reads|feel|whole|very|even|just|now|too|also|any|format|form|formatted|everything|here|there|by|out)$/;
const REWRITES = /^(?:rewrite|rephrase|reword|revise|edit|rewritten)$/;
const NEGATION =
  /\b(?:not|no|never|none|without|cannot|avoid|except|instead|unless|nothing|neither|nor|stop|dont|don't)\b|n't\b/;
const QUOTED = '(?:"([^"]+)"|“([^”]+)”|‘([^’]+)’|\'([^\']+)\'|`([^`]+)`|«([^»]+)»)';
const NAMED =
  '(?:all |every |each |any |the )*(?:occurrences? of |instances? of )?(?:the )?(?:words? |phrases? |expression |name )?';
const REPLACE = new RegExp(
  `\\b(?:replace|change|swap|substitute) ${NAMED}${QUOTED} (?:with|by|to|into|for) ${NAMED}${QUOTED}(?: everywhere| throughout)?`,
  'giu',
);
const REMOVE = new RegExp(
  `\\b(?:remove|delete|drop|cut|take out|erase) ${NAMED}${QUOTED}(?: everywhere| throughout)?`,
  'giu',
);

/** “replace Friday with Thursday”: without quotation marks, only where the text has the words. */
const BARE_REPLACE =
  /^(?:please )?(?:replace|swap|substitute) (?:all |every |the words? )?([^"“”‘’,;]{1,60}?) (?:with|by|for) ([^"“”‘’,;]{1,60}?)(?: everywhere| throughout)?(?:,? please)?[.!]*$/iu;
/** “replace with ‘next week’”, said of a selection. */
const WRITE_AS = new RegExp(
  `^(?:please )?(?:replace|change|swap)(?: (?:it|this|that|(?:the|my) (?:selection|text|words?|passage)))? (?:with|by|to|into|for) ${QUOTED}(?:,? please)?[.!]*$`,
  'iu',
);
const isIn = (text: string, words: string) => text.toLowerCase().includes(words.toLowerCase());

/** What the text is, that an instruction is for. */
export interface Target {
  text: string;
  /** Selected out of a longer one. */
  isSelection: boolean;
}

function findNamed(instruction: string, { text, isSelection }: Target): IntentStep | undefined {
  const [, ...written] = (isSelection ? WRITE_AS.exec(instruction) : null) ?? [];
  const write = written.find((words) => words !== undefined);
  if (write !== undefined) return { kind: 'rewrite as', write };
  const [, find, bare] = BARE_REPLACE.exec(instruction) ?? [];
  if (find === undefined || bare === undefined || !isIn(text, find)) return undefined;
  return { kind: 'replace', find, write: bare };
}

/** Takes the steps that name words out of the instruction, and leaves the rest of it. */
function takeNamed(instruction: string): { rest: string; named: IntentStep[] } {
  const named: IntentStep[] = [];
  const first = (groups: readonly unknown[]) => groups.find((group) => typeof group === 'string') ?? '';
  const rest = instruction
    .replace(REPLACE, (_, ...groups: unknown[]) => {
      named.push({
        kind: 'replace',
        find: String(first(groups.slice(0, 6))),
        write: String(first(groups.slice(6, 12))),
      });
      return ' , ';
    })
    .replace(REMOVE, (_, ...groups: unknown[]) => {
      named.push({ kind: 'remove', find: String(first(groups.slice(0, 6))) });
      return ' , ';
    });
  return { rest, named };
}

/** The phrases that are one word to the tables, or a negation that is none. */
const FIXED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:without|no|avoid|do not use|don't use|not use)(?: any)? contractions\b/g, ' expand contractions '],
  [/\b(sentence|title)[ -]cased?\b/g, '$1case'],
  [/\bas well as\b/g, ','],
];

function findStep(part: string): PlainStep | undefined {
  const words = part.split(' ');
  const whole = STEP_OF.get(part);
  if (whole !== undefined) return whole;
  const core = words.filter((word) => !CARRIERS.test(word));
  return STEP_OF.get(core.join(' ')) ?? STEP_OF.get(core.filter((word) => !REWRITES.test(word)).join(' '));
}

function isContradictory(kinds: ReadonlySet<PlainStep>): boolean {
  return CONTRADICTIONS.some(([one, other]) => kinds.has(one) && kinds.has(other));
}

/**
 * What the instruction asks for, or undefined where any part of it is not understood: half of an instruction obeyed
 * may be the wrong half. Negated and contradictory instructions are not understood.
 */
export function findIntent(instruction: string, target?: Target): Intent | undefined {
  const step = target && findNamed(instruction.replace(/\s+/g, ' ').trim(), target);
  if (step) return { steps: [step] };
  const { rest, named } = takeNamed(instruction.replace(/\s+/g, ' ').trim());
  const plain = FIXED.reduce(
    (text, [pattern, write]) => text.replace(pattern, write),
    rest.toLowerCase().replaceAll('’', "'"),
  );
  if (NEGATION.test(plain)) return undefined;
  const kinds = new Set<PlainStep>();
  for (const raw of plain.split(/[,;.!?:&+/]|\b(?:and|then|but|plus)\b/)) {
    const part = raw.replace(/\s+/g, ' ').trim();
    if (
      part
        .split(' ')
        .every((word) => word === '' || /^(?:please|also|thanks|thank|you|can|could)$/.test(word))
    )
      continue;
    const kind = findStep(part);
    if (kind === undefined) return undefined;
    kinds.add(kind);
  }
  const steps = [...named, ...PLAIN_STEPS.filter((kind) => kinds.has(kind)).map((kind) => ({ kind }))];
  return steps.length === 0 || isContradictory(kinds) ? undefined : { steps };
}

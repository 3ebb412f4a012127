import { type Token, toWords } from './tokens.ts';
import {
  ASKS,
  ASKS_ALONE,
  BEYOND,
  type Beyond,
  FAULTS,
  FILLERS,
  JOINTS,
  NEUTRAL,
  PARTS,
  type PartName,
  type PlainStep,
  QUALITIES,
  type Quality,
  SAME,
} from './words.ts';

const invert = <Name extends string>(table: Readonly<Partial<Record<Name, string>>>) =>
  new Map(
    (Object.entries(table) as [Name, string][]).flatMap(([name, words]) =>
      [...toWords(words)].map((word) => [word, name] as const),
    ),
  );
export const STEP_OF = invert<PlainStep>(ASKS);
export const STEP_ALONE = invert<PlainStep>(ASKS_ALONE);
export const STEP_AGAINST = invert<PlainStep>(FAULTS);
export const BEYOND_OF = invert<Beyond>(BEYOND);
export const PART_OF = invert<PartName>(PARTS);
export const QUALITY_OF = invert<Quality>(QUALITIES);
const FILLER = toWords(FILLERS);
export const NEUTRAL_WORDS = toWords(NEUTRAL);
export const JOINT = toWords(JOINTS);
const MEANING = Object.fromEntries(
  Object.entries(SAME).map(([word, same]) => [word, toWords(same).add(word)]),
) as Readonly<Record<keyof typeof SAME, ReadonlySet<string>>>;
/** Whether a word is one of those that mean the same. */
export const means = (token: Pick<Token, 'word'> | undefined, word: string) =>
  token !== undefined && MEANING[word]?.has(token.word) === true;

/** Whether a token says nothing by itself. */
export const isFiller = ({ word, quoted }: Token) => quoted === undefined && FILLER.has(word);

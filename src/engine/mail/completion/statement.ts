import { withNumber } from '../little-words.ts';
import type { IsName } from '../whom.ts';
import type { Completer } from './completer.ts';

/** Who writes, and what is known of names. */
export interface Writers {
  /** The writers are several. */
  we: boolean;
  isName: IsName;
  /** Undefined in the browser. */
  completer?: Completer | undefined;
}

/** How certain a completion has to be. */
export const LEAST_CERTAIN = 0.5;

/** The clause, taken by itself, with the little words that haste leaves out, where it is certain of them. */
export function toStatement(words: string, { we, isName, completer }: Writers): string {
  const numbered = withNumber(words);
  if (numbered !== undefined || completer === undefined) return numbered ?? words;
  const completed = completer(words, { said: '', asked: '', we, isName });
  return completed.certainty >= LEAST_CERTAIN && !completed.isPlain ? completed.words : words;
}

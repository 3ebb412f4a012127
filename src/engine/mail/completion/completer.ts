import type { Change } from '../../types.ts';
import type { IsName } from '../words/is-name.ts';

/** What stands around a clause. */
export interface Around {
  /** What was written before it. */
  said: string;
  /** The question that it answers; empty for none. */
  asked: string;
  /** The writers are several. */
  we: boolean;
  isName: IsName;
}

export interface Completed {
  words: string;
  /** From 0 to 1: of a hundred clauses that are this certain, about so many are right. */
  certainty: number;
  /** It has its subject and its verb already. */
  isPlain: boolean;
}

/** Gives a clause of a note the little words that haste leaves out. */
export type Completer = (words: string, around: Around) => Completed;

/** The articles that the sentences of a text in haste leave out, as changes of it. */
export type ArticleFinder = (text: string, isName: IsName) => Change[];

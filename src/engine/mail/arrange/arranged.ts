import type { Change } from '../../types.ts';
import type { ChainWords } from '../chain/chain-words.ts';
import type { Readers, Turned } from '../sentences/manner.ts';
import type { IsName } from '../words/is-name.ts';
import type { LeftPoint } from './left.ts';

/** What is known of notes or a draft. */
export interface DraftContext extends Readers {
  chain: ChainWords;
  /** Who reads it, as far as that is known: “Mrs Hale”, “Hotel Miramar”. */
  to: string | null;
  /** The mail that it answers; empty for none. */
  answered: string;
  isName: IsName;
}

/** What they become. */
export interface Arranged {
  edits: Change[];
  /** Who is named in the notes as the one to write to. */
  recipient: string | null;
  /** Who that is belongs to the family. */
  isOfFamily: boolean;
  sentences: readonly Turned[];
  /** What stands as it was noted. */
  left: readonly LeftPoint[];
  /** Whether it was written down in haste, which leaves articles out. */
  isHasty: boolean;
}

import type { Change } from '../../types.ts';
import type { Turned } from '../sentences/manner.ts';
import type { LeftPoint } from './left.ts';

/** What the notes become. */
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

import type { Span } from '../../text/edits.ts';
import type { IsName } from '../words/is-name.ts';

/** A sentence of a text in haste, in UTF-16 code units. */
export interface Segment extends Span {
  /** From 0 to 1: how likely it is one, and not two. */
  certainty: number;
  /** Where the second of two would begin. */
  likeliestBreak: number;
}

/**
 * Where the sentences of a text in haste stand, in their order, without the marks between them:
 * “boiler broken can someone come”.
 */
export type Segmenter = (text: string, isName: IsName) => Segment[];

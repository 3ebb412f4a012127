import type { Span } from '../../text/edits.ts';
import type { IsName } from '../whom.ts';

/**
 * Where the sentences of a text in haste stand, in their order, without the marks between them, in UTF-16 code units:
 * “boiler broken can someone come”.
 */
export type Segmenter = (text: string, isName: IsName) => Span[];

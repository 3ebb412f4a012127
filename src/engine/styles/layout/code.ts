import type { Span } from '../../text/edits.ts';

/** Code, markup, links and addresses hold marks that are none. */
const CODE = /```[\s\S]*?(?:```|$)|`[^`\n]+`|<\/?[A-Za-z][^<>\n]*>|https?:\/\/\S+|(?<!\S)\S+@\S+/g;

export const findCode = (text: string): Span[] =>
  [...text.matchAll(CODE)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }));

import type { FactRow } from './fact.ts';

/** All are one key: “I have no time” and “I don't have time” deny the same thing once. Who need not hesitate is asked. */
export const NEGATION_ROWS: readonly FactRow[] = [
  /\b(?:do|does|did|is|are|was|were|has|have|had|ca|wo|could|would|should|need|must|might|ai)(?: ?n['’]t|['’]?nt['’]?)\b(?! hesitate)|\b[a-z]*['’]ts?\b(?<=[a-z]['’]ts?)/gi,
  /\b(?:not(?! hesitate)|cannot|donnot|never|none|nobody|nothing|nowhere|neither|nor|without|nope|nah)\b|\bno\b(?!\. ?\d)/gi,
].map((pattern) => ({ kind: 'negation', pattern, toKeys: () => ['not'] }));

/** Places that somebody has to fill in. Links, notes by number and ticked boxes are none. */
export const BLANK_ROWS: readonly FactRow[] = [
  {
    kind: 'blank',
    pattern:
      /\[(?=[^\][\n]{0,80}\p{L}{2})[^\][\n]{2,80}\](?!\()|\{\{?[^{}\n]{1,60}\}?\}|<(?=\p{L})[^<>\n@:/]{2,40}(?<! )>|_{3,}/giu,
    toKeys: ([blank]) => [blank.toLowerCase()],
  },
];

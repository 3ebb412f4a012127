import { z } from 'zod';
import { formatNumber } from '../format.ts';
import { countCharacters } from '../limits.ts';

/** What `params` of a custom issue says when a failed check is another error of the catalogue than INVALID_REQUEST. */
export interface CatalogueIssueParams {
  catalogueCode: 'REQUEST_TOO_LARGE';
}

/**
 * A text from a writer that may be blank: not longer than `limit` characters (413, not 400), and without what no
 * database can keep: NUL and lone surrogates.
 */
export function anyText(limit: number) {
  const schema = z.string().superRefine((text, context) => {
    if (countCharacters(text) > limit) {
      const params: CatalogueIssueParams = { catalogueCode: 'REQUEST_TOO_LARGE' };
      context.addIssue({ code: 'custom', params, message: `longer than ${limit} characters` });
    } else if (!text.isWellFormed() || text.includes('\0')) {
      context.addIssue({ code: 'custom', message: 'not a well-formed text' });
    }
  });
  return schema.describe(toLimitSentence(limit));
}

/** Trimmed, and without what would start a second line or what no database can keep. */
export function oneLine(limit: number) {
  return z
    .string()
    .trim()
    .max(limit)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, { error: 'not one line' })
    .refine((text) => text.isWellFormed(), { error: 'not a well-formed text' });
}

/** White space, and what shows nothing either: zero-width spaces, joiners, marks of direction. */
const blank = /^[\s\p{Cf}\p{Cc}]*$/u;

/** The same, and not blank. */
export function writersText(limit: number) {
  const schema = anyText(limit).refine((text) => !blank.test(text), { error: 'blank' });
  return schema.describe(toLimitSentence(limit));
}

function toLimitSentence(limit: number): string {
  return `At most ${formatNumber(limit)} characters.`;
}

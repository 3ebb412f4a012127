import { z } from 'zod';
import { creditBalanceSchema } from '../../shared/contract/credits.ts';
import {
  changeSchema,
  engineIdentitySchema,
  factKinds,
  issueSchema,
  type TextChange,
  type TextIssue,
} from '../../shared/contract/result.ts';

/** What every tool says of itself beside what it found or wrote. */
export const answerShape = {
  engine: engineIdentitySchema.describe('Who read or wrote.'),
  notice: z.string().nullable().describe('What is to be said of the work, in one sentence.'),
  action_id: z.string().nullable().describe('The call in the history; null where none is kept.'),
  credits: creditBalanceSchema.nullable().describe('What is left; null where the call costs none.'),
};

const flaggedFactSchema = z.strictObject({
  kind: z.enum(factKinds),
  original: z.string().describe('The words of the source; empty where something was added.'),
  replacement: z.string().describe('What stands in their place; empty where they were taken away.'),
});

/** Part of every answer that is a text. */
export const writtenShape = {
  text: z.string().describe('The text with all changes applied.'),
  changes: z.array(changeSchema.extend({ original: z.string().describe('The words that are replaced.') })),
  flagged_facts: z
    .array(flaggedFactSchema)
    .describe('Changes that add, drop or alter a fact: ask the writer before you use them.'),
  issues: z.array(issueSchema).describe('What was noticed in the result, and was not sure enough to change.'),
};

interface Written {
  changes: readonly TextChange[];
  issues: readonly TextIssue[];
}

/** @param source the text that the changes are of */
export function toWritten(source: string, text: string, { changes, issues }: Written) {
  const withOriginals = changes.map((change) => ({
    ...change,
    original: source.slice(change.start, change.end),
  }));
  return {
    text,
    changes: withOriginals,
    flagged_facts: withOriginals.flatMap(({ fact, original, replacement }) =>
      fact === null ? [] : [{ kind: fact, original, replacement }],
    ),
    issues: [...issues],
  };
}

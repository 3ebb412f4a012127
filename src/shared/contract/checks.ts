import { z } from 'zod';
import { checkTextLimit } from '../limits.ts';
import { pickErrors, writeCall } from './errors.ts';
import { changeCategorySchema } from './result.ts';
import { anyText } from './text.ts';

const checkIssueSchema = z.strictObject({
  start: z.int().min(0).describe('First UTF-16 code unit of the text that the issue is about.'),
  end: z.int().min(0).describe('One past the last.'),
  category: changeCategorySchema,
  reason: z.string().describe('One sentence.'),
  rule: z.string(),
  replacements: z
    .array(z.string())
    .max(5)
    .describe('What may stand in place of the words, likeliest first; an empty one takes them away.'),
});
export type CheckIssue = z.infer<typeof checkIssueSchema>;

const checkLevels = ['errors', 'style'] as const;
export type CheckLevel = (typeof checkLevels)[number];

export const checksContract = {
  check: writeCall
    .meta({ scope: 'check' })
    .route({
      method: 'POST',
      path: '/check',
      tags: ['Writing'],
      summary: 'Check a paragraph while it is written',
      description:
        'By the rules on this server, whoever writes. Costs nothing, and nothing of it is stored or logged.',
    })
    .errors(pickErrors('RATE_LIMITED', 'ENGINE_ERROR', 'ENGINE_BUSY', 'ENGINE_UNAVAILABLE'))
    .input(
      z.strictObject({
        text: anyText(checkTextLimit),
        level: z.enum(checkLevels).optional().describe('Errors only, unless given.'),
      }),
    )
    .output(z.strictObject({ issues: z.array(checkIssueSchema) })),
};

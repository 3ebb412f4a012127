import { z } from 'zod';
import { toolNames } from '../tools.ts';
import { readCall } from './errors.ts';

const figures = {
  calls: z.int().min(0).describe('Calls that ended well.'),
  credits: z.int().min(0).describe('What these calls cost.'),
  words_improved: z
    .int()
    .min(0)
    .describe(
      'Words of the results that changed something: what stands between spaces and has a letter or a digit in it. ' +
        'Feedback changes no text, so it has none.',
    ),
};

const usageSchema = z.strictObject({
  days: z
    .array(z.strictObject({ day: z.iso.date(), ...figures }))
    .describe('One for each day in UTC, oldest first, also where nothing happened.'),
  tools: z
    .array(z.strictObject({ tool: z.enum(toolNames), ...figures }))
    .describe('The same, by kind of call.'),
});
export type Usage = z.infer<typeof usageSchema>;

export const usageContract = {
  read: readCall
    .meta({ scope: 'account' })
    .route({ method: 'GET', path: '/usage', tags: ['Credits'], summary: 'The figures behind the dashboard' })
    .input(z.strictObject({ days: z.coerce.number().int().min(1).max(90).default(30) }))
    .output(usageSchema),
};

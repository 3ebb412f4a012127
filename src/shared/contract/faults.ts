import { z } from 'zod';
import { administrationErrors, administrationTags as tags } from './engine-choice.ts';
import { readCall } from './errors.ts';

export const faultRetentionDays = 30;

/** For how many days back errors can be looked at. */
export const faultPeriods = [1, 7, faultRetentionDays] as const;
export type FaultPeriod = (typeof faultPeriods)[number];

const faultSchema = z.strictObject({
  code: z.string(),
  place: z.string().describe('Where in the program; empty where the error does not say.'),
  count: z.int().min(1),
  first_seen_at: z.iso.datetime().describe('In the hours that were asked for.'),
  last_seen_at: z.iso.datetime(),
});
export type CountedFault = z.infer<typeof faultSchema>;

export const faultsContract = {
  list: readCall
    .errors(administrationErrors)
    .route({
      method: 'GET',
      path: '/admin/errors',
      tags,
      summary: 'Errors of the server by code, place and count, without any text; the last seen first',
    })
    .input(
      z.strictObject({
        days: z.coerce.number().pipe(z.literal(faultPeriods)).default(30).describe('Counted by hours.'),
      }),
    )
    .output(
      z.strictObject({
        faults: z.array(faultSchema),
        told: z.array(z.string()).describe('Who is told by mail; empty where mail reaches nobody.'),
      }),
    ),
};

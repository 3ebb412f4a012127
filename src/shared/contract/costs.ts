import { z } from 'zod';
import { toolNames } from '../tools.ts';
import { pickErrors, readCall, writeCall } from './errors.ts';

/** So many writers are listed at most. */
export const listedWriters = 100;

/** An amount of money: as a text, since a number of JSON could not hold it exactly. */
const amountSchema = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,6})?$/)
  .describe('An amount in the operator’s own currency, such as `2.50`.');

const figures = {
  calls: z.int().min(0).describe('Calls that asked a model, whatever became of them.'),
  unreported_calls: z.int().min(0).describe('Of these, the ones whose provider did not say what it counted.'),
  input_tokens: z.int().min(0),
  output_tokens: z.int().min(0),
  cost: z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .nullable()
    .describe('By the prices at the end of each call; null where there were none.'),
};
const figuresSchema = z.strictObject(figures);
export type CostFigures = z.infer<typeof figuresSchema>;

const pricesSchema = z.strictObject({
  input_price: amountSchema.nullable().describe('Of a million tokens that a model reads.'),
  output_price: amountSchema.nullable().describe('Of a million tokens that a model writes.'),
  monthly_cap: amountSchema.nullable().describe('What a month in UTC may cost; null for no cap.'),
});
export type Prices = z.infer<typeof pricesSchema>;

const pricesInput = pricesSchema.refine(
  ({ input_price, output_price, monthly_cap }) =>
    (input_price === null) === (output_price === null) && (monthly_cap === null || input_price !== null),
  { message: 'Both prices or none; and no cap without prices.' },
);

const costsSchema = z.strictObject({
  month: z.strictObject({
    ...figures,
    month: z.iso.date().describe('The first day of the month that runs, in UTC.'),
    monthly_cap: amountSchema.nullable(),
    is_cap_reached: z.boolean(),
  }),
  days: z
    .array(z.strictObject({ day: z.iso.date(), ...figures }))
    .describe('Days in UTC on which a model was asked, newest first.'),
  tools: z
    .array(z.strictObject({ tool: z.enum(toolNames), ...figures }))
    .describe('The same by tool, highest first.'),
  writers: z
    .array(
      z.strictObject({
        user_id: z.uuid(),
        name: z.string().nullable().describe('Null for an account that is gone.'),
        email: z.string().nullable(),
        ...figures,
      }),
    )
    .max(listedWriters)
    .describe(`The same by writer, highest first: ${listedWriters} at most.`),
});
export type Costs = z.infer<typeof costsSchema>;

const pricesPath = '/admin/prices';
const tags = ['Administration'];
/** Every one of them is a missing page for who is no administrator. */
const adminErrors = pickErrors('NOT_FOUND');

export const costsContract = {
  read: readCall
    .errors(adminErrors)
    .route({ method: 'GET', path: '/admin/costs', tags, summary: 'What models took, and what it cost' })
    .input(z.strictObject({ days: z.coerce.number().int().min(1).max(90).default(30) }))
    .output(costsSchema),
  readPrices: readCall
    .errors(adminErrors)
    .route({ method: 'GET', path: pricesPath, tags, summary: 'What tokens cost, and what a month may' })
    .output(pricesSchema),
  savePrices: writeCall
    .errors(adminErrors)
    .route({
      method: 'PUT',
      path: pricesPath,
      tags,
      summary: 'Set what tokens cost from the next call on, and what a month may',
    })
    .input(pricesInput)
    .output(pricesSchema),
};

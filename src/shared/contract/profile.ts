import { oc } from '@orpc/contract';
import { z } from 'zod';
import { countries } from '../countries.ts';
import { plans } from '../plans.ts';

const accountTypes = Object.keys(plans) as [keyof typeof plans, ...(keyof typeof plans)[]];
const countryCodes = Object.keys(countries) as [keyof typeof countries, ...(keyof typeof countries)[]];

/** English of which country: the values of `profiles.preferred_language`. */
export const languageSchema = z.enum(['en-us', 'en-ca', 'en-gb']);
export type Language = z.infer<typeof languageSchema>;

const profileSchema = z.strictObject({
  id: z.uuid(),
  full_name: z.string(),
  email: z.string(),
  account_type: z.enum(accountTypes),
  country: z.enum(countryCodes).nullable(),
});
export type Profile = z.infer<typeof profileSchema>;

export const profileContract = {
  read: oc
    .route({ method: 'GET', path: '/profile', tags: ['Account'], summary: 'The signed-in writer' })
    .output(profileSchema),
};

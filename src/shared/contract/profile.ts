import { z } from 'zod';
import { countries } from '../countries.ts';
import { fullNameMaxLength, voiceExampleLimit, voiceNoteLimit } from '../limits.ts';
import { isReadableName } from '../names.ts';
import { retentions } from '../retention.ts';
import { pickErrors, readCall, writeCall } from './errors.ts';
import { anyText, oneLine } from './text.ts';

function keysOf<Table extends object>(table: Table) {
  return Object.keys(table) as [keyof Table & string, ...(keyof Table & string)[]];
}

/** English of which country: the values of `profiles.preferred_language`. */
export const languageSchema = z.enum(['en-us', 'en-ca', 'en-gb']);
export type Language = z.infer<typeof languageSchema>;

/** The values of `profiles.writing_purpose`, and what the screens call them. So the two tables below. */
export const writingPurposes = {
  work: 'Work',
  personal: 'Personal',
  academic: 'Academic',
  creative: 'Creative',
  mixed: 'Mixed',
} as const;

export const purposeSchema = z.enum(keysOf(writingPurposes));

export const primaryFunctions = {
  marketing: 'Marketing',
  'software-engineering': 'Software engineering',
  'product-management': 'Product management',
  'human-resources': 'Human resources',
  sales: 'Sales',
  'customer-support': 'Customer support',
  'content-creation': 'Content creation',
  education: 'Education',
  consulting: 'Consulting',
  finance: 'Finance',
  operations: 'Operations',
  other: 'Other',
} as const;

export const industries = {
  technology: 'Technology',
  healthcare: 'Healthcare',
  finance: 'Finance',
  education: 'Education',
  retail: 'Retail',
  manufacturing: 'Manufacturing',
  'real-estate': 'Real Estate',
  consulting: 'Consulting',
  'media-entertainment': 'Media & Entertainment',
  'non-profit': 'Non-profit',
  government: 'Government',
  automotive: 'Automotive',
  energy: 'Energy',
  telecommunications: 'Telecommunications',
  other: 'Other',
} as const;

/** Longest job title, in characters. */
export const jobTitleMaxLength = 100;

const profileSchema = z.strictObject({
  id: z.uuid(),
  full_name: z.string(),
  email: z.string(),
  account_type: z.enum(['free', 'paid']),
  country: z.enum(keysOf(countries)).nullable(),
  last_login: z.iso.datetime().nullable().describe('When the writer last signed in.'),
  is_administrator: z.boolean().describe('Whether the calls below /api/admin are there for this writer.'),
});
export type Profile = z.infer<typeof profileSchema>;

const notificationsSchema = z.strictObject({
  notification_account_updates: z.boolean(),
  notification_marketing_emails: z.boolean(),
});
export type Notifications = z.infer<typeof notificationsSchema>;

const preferencesSchema = z.strictObject({
  writing_purpose: purposeSchema,
  job_title: z.string().nullable(),
  primary_function: z.enum(keysOf(primaryFunctions)).nullable(),
  industry: z.enum(keysOf(industries)).nullable(),
  preferred_language: languageSchema,
});
export type Preferences = z.infer<typeof preferencesSchema>;

const voiceSchema = z.strictObject({
  note: anyText(voiceNoteLimit).describe('How the writer writes, in plain words. Empty: nothing is said.'),
  example: anyText(voiceExampleLimit).describe('A text in their own hand. Empty: there is none.'),
});
export type Voice = z.infer<typeof voiceSchema>;

export const retentionSchema = z.enum(retentions);

const retentionChoiceSchema = z.strictObject({
  retention: retentionSchema.describe('How long the history keeps texts; its figures stay.'),
  longest: retentionSchema.describe('The longest that this server allows.'),
});
export type RetentionChoice = z.infer<typeof retentionChoiceSchema>;

const jobTitleInput = oneLine(jobTitleMaxLength)
  .nullable()
  .transform((title) => title || null);

const profilePath = '/profile';
const notificationsPath = '/profile/notifications';
const preferencesPath = '/profile/preferences';
const voicePath = '/profile/voice';
const retentionPath = '/profile/retention';
const tags = ['Account'];

export const profileContract = {
  read: readCall
    .meta({ scope: 'account' })
    .route({ method: 'GET', path: profilePath, tags, summary: 'The signed-in writer' })
    .errors(pickErrors('NOT_FOUND'))
    .output(profileSchema),
  update: writeCall
    .meta({ scope: 'account' })
    .route({ method: 'PATCH', path: profilePath, tags, summary: 'Change the writer’s name and country' })
    .errors(pickErrors('NOT_FOUND'))
    .input(
      z.strictObject({
        full_name: oneLine(fullNameMaxLength).min(1).refine(isReadableName),
        country: z.enum(keysOf(countries)).optional().describe('Left out: it stays as it is.'),
      }),
    )
    .output(profileSchema),
  readNotifications: readCall
    .meta({ scope: 'account' })
    .route({ method: 'GET', path: notificationsPath, tags, summary: 'Which mails the writer wants' })
    .errors(pickErrors('NOT_FOUND'))
    .output(notificationsSchema),
  updateNotifications: writeCall
    .meta({ scope: 'account' })
    .route({
      method: 'PATCH',
      path: notificationsPath,
      tags,
      summary: 'Choose mails; what is left out stays',
    })
    .errors(pickErrors('NOT_FOUND'))
    .input(notificationsSchema.partial())
    .output(notificationsSchema),
  readPreferences: readCall
    .meta({ scope: 'account' })
    .route({
      method: 'GET',
      path: preferencesPath,
      tags,
      summary: 'What the writer writes, and in whose spelling',
    })
    .errors(pickErrors('NOT_FOUND'))
    .output(preferencesSchema),
  updatePreferences: writeCall
    .meta({ scope: 'account' })
    .route({
      method: 'PATCH',
      path: preferencesPath,
      tags,
      summary: 'Change preferences; what is left out stays',
    })
    .errors(pickErrors('NOT_FOUND'))
    .input(preferencesSchema.extend({ job_title: jobTitleInput }).partial())
    .output(preferencesSchema),
  readRetention: readCall
    .route({ method: 'GET', path: retentionPath, tags, summary: 'How long the history keeps texts' })
    .errors(pickErrors('NOT_FOUND'))
    .output(retentionChoiceSchema),
  updateRetention: writeCall
    .route({
      method: 'PUT',
      path: retentionPath,
      tags,
      summary: 'Choose it, within what the server allows; texts that are older go at once',
    })
    .errors(pickErrors('NOT_FOUND'))
    .input(z.strictObject({ retention: retentionSchema }))
    .output(retentionChoiceSchema),
  readVoice: readCall
    .meta({ scope: 'account' })
    .route({ method: 'GET', path: voicePath, tags, summary: 'How the writer writes, as models are told' })
    .output(voiceSchema),
  updateVoice: writeCall
    .meta({ scope: 'account' })
    .route({ method: 'PUT', path: voicePath, tags, summary: 'Say how you write: models are told it' })
    .errors(pickErrors('PREMIUM_REQUIRED'))
    .input(voiceSchema)
    .output(voiceSchema),
};

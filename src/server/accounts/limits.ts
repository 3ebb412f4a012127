import { z } from 'zod';
import { countries, isCountryCode } from '../../shared/countries.ts';
import { AppError, catalogue } from '../../shared/errors.ts';
import { callsPerMinuteOfApiKey, emailMaxLength, fullNameMaxLength } from '../../shared/limits.ts';
import { isReadableName } from '../../shared/names.ts';

/** How long an access token is good for, in seconds. The browser fetches the next one with its cookie. */
export const accessTokenLifetimeSeconds = 5 * 60;

/** A session that is used is written down as used at most this often, in seconds. */
export const sessionRefreshSeconds = 10 * 60;

export interface Limit {
  max: number;
  /** Seconds from the first of the calls that count. */
  window: number;
}

/** Wrong passwords for one account from one place: a browser that it knows, or else an address. */
export const wrongPasswords: Limit = { max: 10, window: 60 };

/** For how long an address is remembered for its wrong passwords for one account, in seconds. */
export const wrongPasswordMemorySeconds = 60 * 60;

/** Wrong passwords for one account from all the addresses of a crowd together. */
export const wrongPasswordsOfCrowd: Limit = { max: 10, window: 60 };

/**
 * Addresses are limited together with those that have sent as many wrong passwords for the account: who keeps guessing
 * uses up the share of those who do, not that of somebody who begins.
 * @param tries of one address within its memory, with the one just counted
 */
export function findCrowd(tries: number): 'first' | 'few' | 'many' {
  if (tries <= 1) return 'first';
  return tries <= 3 ? 'few' : 'many';
}

/** Mails of one kind to one inbox that nobody has to be signed in for, or that go where nobody has proven to be. */
export const mailsPerInbox: Limit = { max: 3, window: 15 * 60 };

export const callsOfApiKey: Limit = { max: callsPerMinuteOfApiKey, window: 60 };

export const defaultLimit: Limit = { max: 300, window: 60 };
export const limitsPerAddress: Readonly<Record<string, Limit>> = {
  // By these a page stays signed in, and an office of many has one address
  '/token': { max: 3_000, window: 60 },
  '/get-session': { max: 3_000, window: 60 },
  '/sign-in/email': { max: 20, window: 60 },
  '/sign-up/email': { max: 30, window: 60 },
  '/sign-in/second-factor': { max: 20, window: 60 },
  '/second-factor/begin': { max: 10, window: 60 },
  '/second-factor/confirm': { max: 20, window: 60 },
  '/second-factor/renew-recovery-codes': { max: 10, window: 60 },
  '/second-factor/turn-off': { max: 10, window: 60 },
  '/sign-in/passkey/begin': { max: 60, window: 60 },
  '/sign-in/passkey': { max: 20, window: 60 },
  '/passkeys/begin': { max: 10, window: 60 },
  '/passkeys/add': { max: 20, window: 60 },
  '/passkeys/rename': { max: 30, window: 60 },
  '/passkeys/remove': { max: 10, window: 60 },
  '/sign-in/oidc': { max: 30, window: 60 },
  '/callback/oidc': { max: 30, window: 60 },
  '/check-sign-up': { max: 60, window: 60 },
  '/send-verification-email': { max: 10, window: 60 },
  '/verify-email': { max: 30, window: 60 },
  '/check-verification': { max: 30, window: 60 },
  '/forgot-password': { max: 10, window: 60 },
  '/check-reset': { max: 30, window: 60 },
  '/reset-password': { max: 10, window: 60 },
  '/change-password': { max: 10, window: 60 },
  '/change-email': { max: 10, window: 60 },
  '/create-api-key': { max: 10, window: 60 },
  '/export-data': { max: 10, window: 60 },
  '/delete-user': { max: 10, window: 60 },
};

/** How long a count is of any use: longer than every window. */
export const limitMemoryMs = 2 * 60 * 60 * 1000;

export interface TryCount {
  /** In this window, with the one just counted. */
  tries: number;
  windowStartMs: number;
}

/** Seconds until another try can succeed. Undefined: this one may go on. */
export function findRetryAfter({ tries, windowStartMs }: TryCount, limit: Limit, now: Date) {
  if (tries <= limit.max) return undefined;
  return Math.max(1, Math.ceil((windowStartMs + limit.window * 1000 - now.getTime()) / 1000));
}

/** The routes of the account library that are always open. */
export const openRoutes: readonly string[] = ['POST /sign-out', 'GET /get-session', 'GET /token'];

/** Those that are open as well where people may sign in with a password. */
export const passwordRoutes: readonly string[] = ['POST /sign-up/email', 'POST /sign-in/email'];

const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

const nameSchema = z
  .string('Please enter your name.')
  .trim()
  .min(1, 'Please enter your name.')
  .max(fullNameMaxLength, `Please enter a name of at most ${fullNameMaxLength} characters.`)
  .regex(oneLine, 'Please enter your name on one line.')
  .refine((name) => name.isWellFormed(), 'Please enter your name.')
  .refine(isReadableName, 'Please enter a name that can be read.');

/** Undefined for what nobody could sign up with. */
export function parseName(name: unknown): string | undefined {
  return nameSchema.safeParse(name).data;
}

const signUpSchema = z.object({
  name: nameSchema,
  email: z
    .string('Please enter your email address.')
    .trim()
    .max(emailMaxLength, `Please enter an email address of at most ${emailMaxLength} characters.`)
    .pipe(z.email(catalogue.INVALID_EMAIL.message)),
  password: z.string('Please enter a password.').min(1, 'Please enter a password.'),
  country: z
    .string()
    .refine(isCountryCode, `Please select your country: one of ${Object.keys(countries).join(', ')}.`)
    .optional(),
  invitation: z.string().max(100).optional(),
});

const signInSchema = z.object({
  email: z.string('Please enter your email address.'),
  password: z.string('Please enter your password.'),
});

/**
 * What of a body may go on to the account library: no field that a client must not set, no address to be sent to
 * afterwards, none that is too long.
 * @throws AppError INVALID_REQUEST, with the sentence that says what is wrong with it
 */
export function parseSignUp(body: unknown) {
  return parseFields(signUpSchema, body);
}

export function parseSignIn(body: unknown) {
  return parseFields(signInSchema, body);
}

function parseFields<Fields>(schema: z.ZodType<Fields>, body: unknown): Fields {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const message = parsed.error.issues[0]?.message;
  throw new AppError('INVALID_REQUEST', message === undefined ? {} : { message });
}

const signedUpSchema = z.object({
  user: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    country: z.string().nullish().default(null),
    createdAt: z.string(),
    updatedAt: z.string(),
  }),
});

/** The answer to a sign-up, the same to the letter whether the library made an account or only said so. */
export function toSignUpAnswer(answer: unknown): z.infer<typeof signedUpSchema> {
  return signedUpSchema.parse(answer);
}

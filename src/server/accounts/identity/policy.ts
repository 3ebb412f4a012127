import { z } from 'zod';
import { countries, isCountryCode } from '../../../shared/countries.ts';
import { AppError, type ErrorBody } from '../../../shared/errors.ts';
import { emailMaxLength, fullNameMaxLength } from '../../../shared/limits.ts';

/** How long an access token is good for, in seconds. The browser fetches the next one with its cookie. */
export const accessTokenLifetimeSeconds = 5 * 60;

/** Tries to sign in to one account, from wherever, per window. */
export const signInTriesPerAccount = { max: 10, windowMs: 60_000 };

/** Calls per client address and path: `window` in seconds, as better-auth takes them. */
export const limitsPerAddress = {
  everyPath: { window: 60, max: 300 },
  '/sign-in/email': { window: 60, max: 20 },
  '/sign-up/email': { window: 60, max: 30 },
} as const;

/** The account routes that are open. All others of the library stay closed until the product uses them. */
const openRoutes = new Set([
  'POST /sign-up/email',
  'POST /sign-in/email',
  'POST /sign-out',
  'GET /get-session',
  'GET /token',
]);

export function isOpenRoute(method: string, path: string): boolean {
  return openRoutes.has(`${method} ${path}`);
}

const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

const signUpSchema = z.object({
  name: z
    .string('Please enter your name.')
    .trim()
    .min(1, 'Please enter your name.')
    .max(fullNameMaxLength, `Please enter a name of at most ${fullNameMaxLength} characters.`)
    .regex(oneLine, 'Please enter your name on one line.')
    .refine((name) => name.isWellFormed(), 'Please enter your name.'),
  email: z
    .string('Please enter your email address.')
    .trim()
    .max(emailMaxLength, `Please enter an email address of at most ${emailMaxLength} characters.`),
  password: z.string('Please enter a password.'),
  country: z
    .string()
    .refine(isCountryCode, `Please select your country: one of ${Object.keys(countries).join(', ')}.`)
    .optional(),
});

/**
 * What of a sign-up's body may go on: no field that a client must not set, none that is too long.
 * @returns the cleaned body, or the sentence that says what is wrong with it
 */
export function parseSignUp(body: unknown): { fields: z.infer<typeof signUpSchema> } | { fault: string } {
  const parsed = signUpSchema.safeParse(body);
  if (parsed.success) return { fields: parsed.data };
  return { fault: parsed.error.issues[0]?.message ?? new AppError('INVALID_REQUEST').message };
}

/** An answer of the account library in the form that every error of the product has. */
export function toErrorBody(
  status: number,
  answer: unknown,
  retryAfterSeconds: number | undefined,
): ErrorBody {
  if (status === 429) {
    return new AppError(
      'RATE_LIMITED',
      retryAfterSeconds === undefined ? {} : { retryAfterSeconds },
    ).toBody();
  }
  const { code, message } = z
    .object({ code: z.string().catch(`HTTP_${status}`), message: z.string().optional().catch(undefined) })
    .catch({ code: `HTTP_${status}`, message: undefined })
    .parse(answer);
  const fallback = new AppError(status >= 500 ? 'INTERNAL_ERROR' : 'INVALID_REQUEST').message;
  const retryable = status >= 500;
  return { code, status, message: message ?? fallback, retryable };
}

import { z } from 'zod';
import { passwordMaxLength, passwordMinLength } from '../../shared/limits.ts';

export const resetLifetimeMs = 60 * 60 * 1000;

/** A session that is older is asked for the current password before it may set another. */
export const freshForPasswordMs = 24 * 60 * 60 * 1000;

/** The same, before it may delete the account. */
export const freshForDeletionMs = 10 * 60 * 1000;

export function isFresh(sessionCreatedAt: Date, now: Date, freshForMs: number): boolean {
  return now.getTime() - sessionCreatedAt.getTime() < freshForMs;
}

/** Lengths are all that is asked of a password; it is never cut or trimmed. */
export function findPasswordFault(password: string): 'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_LONG' | undefined {
  if (password.length < passwordMinLength) return 'PASSWORD_TOO_SHORT';
  return password.length > passwordMaxLength ? 'PASSWORD_TOO_LONG' : undefined;
}

/** Whatever is no token is a link that is not good, and not a fault of the request: people open links, not programs. */
const token = z.string().max(100).catch('');
const tokens = { access_token: token, refresh_token: token };

export const forgotSchema = z.strictObject({ email: z.string().max(1_000) });
export const linkSchema = z.strictObject(tokens);
export const resetSchema = z.strictObject({ ...tokens, password: z.string() });
export const changeSchema = z.strictObject({
  currentPassword: z.string().optional(),
  newPassword: z.string(),
});

/** Both tokens of a reset link. Each is of no use without the other. */
export interface ResetTokens {
  access_token: string;
  refresh_token: string;
}

export function toResetPath(link: ResetTokens): string {
  return `/reset-password?${new URLSearchParams({ ...link })}`;
}

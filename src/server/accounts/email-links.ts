import { z } from 'zod';
import { emailMaxLength } from '../../shared/limits.ts';

export const linkLifetimeMs = 24 * 60 * 60 * 1000;

export const addressSchema = z.email().max(emailMaxLength).toLowerCase();

/** What using a link brings about: `email` is proven to be the writer's, whose account has `oldEmail` before, often the same. */
export interface Promised {
  userId: string;
  email: string;
  oldEmail: string;
}

export function isChange({ email, oldEmail }: Promised): boolean {
  return email !== oldEmail;
}

/**
 * Where a link leads that has proven its address, one that has to be asked about first, and one that is used, too old or
 * was never one.
 */
export const pages = {
  verified: '/dashboard',
  changed: '/settings?email=changed',
  expired: '/login?verification=expired',
  /** What follows the # is for the page alone: it is neither sent nor logged. */
  question: (token: string) => `/login#verification=${encodeURIComponent(token)}`,
} as const;

export function toLinkPath(token: string): string {
  return `/api/auth/verify-email?token=${token}`;
}

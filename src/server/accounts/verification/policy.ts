import { z } from 'zod';
import { emailMaxLength } from '../../../shared/limits.ts';

/** How long a mailed link that proves an address works. */
export const linkLifetimeMs = 24 * 60 * 60 * 1000;

export const addressSchema = z.email().max(emailMaxLength).toLowerCase();

/** Where a link leads that has proven its address, and one that is used, too old or was never one. */
export const pages = {
  verified: '/dashboard',
  changed: '/settings?email=changed',
  expired: '/login?verification=expired',
} as const;

export function toLinkPath(token: string): string {
  return `/api/auth/verify-email?token=${token}`;
}

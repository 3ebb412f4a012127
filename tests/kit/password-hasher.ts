import { createHash } from 'node:crypto';
import { verifyPassword } from 'better-auth/crypto';
import type { PasswordHasher } from '../../src/server/accounts/index.ts';

const prefix = 'quick:';
const digest = (password: string) => `${prefix}${createHash('sha256').update(password).digest('hex')}`;

/**
 * Where thousands sign up, a hash that is slow on purpose is a third of the work. The products that run as a process of
 * their own keep passwords as every product does; those that were kept so are read here too.
 */
export const quickHasher: PasswordHasher = {
  hash: async (password) => digest(password),
  verify: async ({ password, hash }) =>
    hash.startsWith(prefix) ? hash === digest(password) : await verifyPassword({ password, hash }),
};

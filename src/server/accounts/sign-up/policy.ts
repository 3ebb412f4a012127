import type { SignUpPolicy } from '../../../shared/contract/sign-up.ts';
import type { ErrorCode } from '../../../shared/errors.ts';

/** Why an address may not sign up. It tells nothing of who has an account. Undefined: it may. */
export function findRefusal(
  { mode, domains }: SignUpPolicy,
  email: string,
  hasInvitation: boolean,
): ErrorCode | undefined {
  if (mode === 'closed') return 'SIGN_UP_CLOSED';
  // Whoever invites somebody means them, wherever their mail is
  if (hasInvitation) return undefined;
  if (mode === 'invitation') return 'INVITATION_REQUIRED';
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domains.length === 0 || domains.includes(domain) ? undefined : 'DOMAIN_NOT_ALLOWED';
}

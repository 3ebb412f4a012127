import { passwordMaxLength, passwordMinLength } from '../../../shared/limits.ts';
import type { CallError } from '../../api/call-error.ts';
import { findAuthProblem } from '../../session/auth-error.ts';

export interface ResetForm {
  password: string;
  confirmation: string;
}

export interface BrokenRule {
  field: keyof ResetForm;
  /** What a toast says, with a second line where there is one. */
  title: string;
  message?: string;
  /** What stands at the field: none of it is said twice. */
  advice: string;
}

/** The first rule that a new password breaks, in the order in which they are told. */
export function findBrokenRule({ password, confirmation }: ResetForm): BrokenRule | undefined {
  if (password !== confirmation) {
    return {
      field: 'confirmation',
      title: "Passwords don't match",
      advice: 'Please type the same one twice.',
    };
  }
  if (password.length < passwordMinLength) {
    return {
      field: 'password',
      title: 'Password too short',
      message: `Password must be at least ${passwordMinLength} characters long.`,
      advice: 'Please choose a longer one.',
    };
  }
  if (password.length > passwordMaxLength) {
    return {
      field: 'password',
      title: 'Password too long',
      message: `Password must be at most ${passwordMaxLength} characters long.`,
      advice: 'Please choose a shorter one.',
    };
  }
  return undefined;
}

/** Whether the link itself is of no use any more; otherwise it may still work, a moment later or with other words. */
export function isLinkRefused(error: CallError): boolean {
  const isRefused = error.status >= 400 && error.status < 500 && error.status !== 429 && error.status !== 408;
  return isRefused && findAuthProblem(error) !== 'weak_password';
}

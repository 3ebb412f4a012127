import { type CountryCode, isCountryCode } from '../../../shared/countries.ts';
import { passwordMaxLength, passwordMinLength } from '../../../shared/limits.ts';
import { checkEmail } from '../../account/sentences.ts';
import type { SignUpOutcome } from '../../session/session.ts';

export interface SignUpForm {
  name: string;
  email: string;
  country: string;
  password: string;
  confirmation: string;
}

export interface FieldProblem {
  field: keyof SignUpForm;
  message: string;
  /** The title of the toast that says it, where there is one. */
  title?: string;
}

/** All that is wrong, each told beside its field. The first one gets the focus, and its title is the toast's. */
export function listProblems(form: SignUpForm): FieldProblem[] {
  const problems = [...listFieldProblems(form), ...listBrokenRules(form)];
  return problems.filter(({ field }, index) => problems.findIndex((one) => one.field === field) === index);
}

/** Fields that are empty or cannot be right. */
function listFieldProblems(form: SignUpForm): FieldProblem[] {
  const email = checkEmail(form.email);
  return [
    form.name.trim() === '' && { field: 'name' as const, message: 'Please enter your full name.' },
    email && { field: 'email' as const, message: email },
    form.password === '' && { field: 'password' as const, message: 'Please choose a password.' },
    form.confirmation === '' && {
      field: 'confirmation' as const,
      message: 'Please type the password again.',
    },
  ].filter((problem) => problem !== false && problem !== undefined && problem !== '');
}

/** In the order in which they are told. */
function listBrokenRules({ password, confirmation, country }: SignUpForm): FieldProblem[] {
  return [
    confirmation !== password && {
      field: 'confirmation' as const,
      title: 'Password Mismatch',
      message: 'Passwords do not match. Please try again.',
    },
    password.length < passwordMinLength && {
      field: 'password' as const,
      title: 'Password Too Short',
      message: `Password must be at least ${passwordMinLength} characters long.`,
    },
    password.length > passwordMaxLength && {
      field: 'password' as const,
      title: 'Password Too Long',
      message: `Password must be at most ${passwordMaxLength} characters long.`,
    },
    !isCountryCode(country) && {
      field: 'country' as const,
      title: 'Country Required',
      message: 'Please select your country.',
    },
  ].filter((problem) => problem !== false);
}

/** What is sent. A password is sent as it was typed. */
export function toSignUpDetails(form: SignUpForm) {
  const country = form.country as CountryCode;
  return { name: form.name.trim(), email: form.email.trim(), password: form.password, country };
}

const welcomes: Record<SignUpOutcome, string> = {
  confirmed: 'Welcome! You can now sign in.',
  unverified: 'Please check your email to verify your account before signing in.',
  unknown: 'Please check your email to verify your account.',
};

/** What a new account is told first. */
export function toWelcome(outcome: SignUpOutcome): string {
  return welcomes[outcome];
}

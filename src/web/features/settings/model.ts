import type { Notifications, Preferences, Profile } from '../../../shared/contract/profile.ts';
import { passwordMaxLength, passwordMinLength } from '../../../shared/limits.ts';
import { checkEmail } from '../../account/sentences.ts';
import { toCallError } from '../../api/call-error.ts';

export interface ProfileForm {
  name: string;
  email: string;
  /** Empty where none was ever given. */
  country: NonNullable<Profile['country']> | '';
}

export function toProfileForm({ full_name: name, email, country }: Profile): ProfileForm {
  return { name, email, country: country ?? '' };
}

/** What of the profile is to be saved, each trimmed; a key is missing where nothing changed. */
export function toProfileChanges(form: ProfileForm, saved: ProfileForm): Partial<ProfileForm> {
  const [name, email] = [form.name.trim(), form.email.trim()];
  return {
    ...(name !== saved.name.trim() && { name }),
    // Case counts for nothing in an address
    ...(email.toLowerCase() !== saved.email.toLowerCase() && { email }),
    ...(form.country !== saved.country && { country: form.country }),
  };
}

type Problems<Form> = Partial<Record<keyof Form, string>>;

export function findProfileProblems({ name, email }: ProfileForm): Problems<ProfileForm> {
  const emailProblem = checkEmail(email);
  return {
    ...(name.trim() === '' && { name: 'Please enter your name.' }),
    ...(emailProblem !== undefined && { email: emailProblem }),
  };
}

export interface PasswordForm {
  /** Only asked for where the server wants it. */
  current: string;
  next: string;
  confirmation: string;
}

/** The first rule that a new password breaks. Passwords are never trimmed. */
export function findPasswordProblem({
  next,
  confirmation,
}: PasswordForm): { field: keyof PasswordForm; message: string } | undefined {
  if (next !== confirmation) return { field: 'confirmation', message: "New passwords don't match!" };
  if (next.length < passwordMinLength)
    return { field: 'next', message: `Password must be at least ${passwordMinLength} characters long!` };
  if (next.length > passwordMaxLength)
    return { field: 'next', message: `Password must be at most ${passwordMaxLength} characters long!` };
  return undefined;
}

/** As a form holds them: what is not chosen is empty. */
export type PreferencesForm = { [Key in keyof Preferences]: NonNullable<Preferences[Key]> | '' };

export function toPreferencesForm(preferences: Preferences): PreferencesForm {
  const { job_title, primary_function, industry, ...rest } = preferences;
  return {
    ...rest,
    job_title: job_title ?? '',
    primary_function: primary_function ?? '',
    industry: industry ?? '',
  };
}

export function toPreferences(form: PreferencesForm): Preferences {
  return {
    writing_purpose: form.writing_purpose || 'work',
    job_title: form.job_title.trim() || null,
    primary_function: form.primary_function || null,
    industry: form.industry || null,
    preferred_language: form.preferred_language || 'en-us',
  };
}

export type { Notifications };

/** The server's own sentence where it said one, or that there is no connection; else the one for this action. */
export function toSentence(error: unknown, fallback: string): string {
  const { code, status, message } = toCallError(error);
  const isMostlyFromSource = code === 'OFFLINE' || (status > 0 && status < 500 && !code.startsWith('HTTP_'));
  return isMostlyFromSource ? message : fallback;
}

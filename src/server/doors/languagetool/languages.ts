import type { Language } from '../../../engine/index.ts';
import { wrong } from './refusal.ts';

export interface KnownLanguage {
  name: string;
  code: string;
  /** Whose spelling it is checked by; undefined: the writer's own. */
  spelling?: Language;
}

/** Programs check no language that they do not find here: so whoever writes as in Australia finds it, spelt as in Britain. */
const languages: readonly KnownLanguage[] = [
  { name: 'English', code: 'en' },
  { name: 'English (Australian)', code: 'en-AU', spelling: 'en-gb' },
  { name: 'English (Canadian)', code: 'en-CA', spelling: 'en-ca' },
  { name: 'English (GB)', code: 'en-GB', spelling: 'en-gb' },
  { name: 'English (Indian)', code: 'en-IN', spelling: 'en-gb' },
  { name: 'English (Irish)', code: 'en-IE', spelling: 'en-gb' },
  { name: 'English (New Zealand)', code: 'en-NZ', spelling: 'en-gb' },
  { name: 'English (South African)', code: 'en-ZA', spelling: 'en-gb' },
  { name: 'English (US)', code: 'en-US', spelling: 'en-us' },
];

export const listedLanguages = languages.map(({ name, code }) => ({
  name,
  code: code.slice(0, 2),
  longCode: code,
}));

export function findLanguage(code: string): KnownLanguage | undefined {
  return languages.find((one) => one.code.toLowerCase() === code.toLowerCase());
}

/** @throws Refusal */
export function getLanguage(code: string): KnownLanguage {
  const found = findLanguage(code);
  if (found !== undefined) return found;
  const named = /^[\w-]{1,20}$/.test(code) ? `'${code}'` : 'That';
  throw wrong(
    `${named} is not a language code known to Draftwell. Supported codes are: en, en-US, en-GB, en-CA.`,
  );
}

export const codeOfSpelling: Readonly<Record<Language, string>> = {
  'en-us': 'en-US',
  'en-gb': 'en-GB',
  'en-ca': 'en-CA',
};

/** The English whose spelling a text is checked by, as answers name it. */
export function describeSpelling(spelling: Language): { name: string; code: string } {
  const { name, code } = getLanguage(codeOfSpelling[spelling]);
  return { name, code };
}

import type { Language } from '../../../shared/contract/profile.ts';

/** What each English is called, and a sentence that shows how it spells. */
export const languages: Record<Language, { name: string; sample: string }> = {
  'en-us': {
    name: 'English (United States)',
    sample: 'We apologize for the canceled order and the color proof.',
  },
  'en-ca': {
    name: 'English (Canada)',
    sample: 'We apologize for the cancelled order and the colour proof.',
  },
  'en-gb': {
    name: 'English (United Kingdom)',
    sample: 'We apologise for the cancelled order and the colour proof.',
  },
};

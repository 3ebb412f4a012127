/** Names and claims that are the brand's, in one place. */
export const brand = {
  name: 'Draftwell',
  /** Made by the landing page only where the setting LANDING_CLAIM says that it is true. */
  claim: '50,000+ writers',
  promise: 'Draftwell runs on your own server.',
} as const;

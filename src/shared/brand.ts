/** Names and claims that are the brand's, in one place. */
export const brand = {
  name: 'Draftwell',
  claim: '50,000+ writers',
  promise: 'Draftwell runs on your own server.',
} as const;

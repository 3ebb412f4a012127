import { noFields, type WriteFields } from './model.ts';

/** Something to say, for who has nothing at hand. */
export const sampleFields: WriteFields = {
  ...noFields,
  recipient: 'Anneke',
  description:
    'the delivery for leeds moves to thursday 26 november in the morning. ask if somebody can sign for it at 9. thank her for the photos of the hall, they helped us a lot',
};

import { makeTableRule } from '../../rules/table-rule.ts';

/** “the hall, which is located in the town,” is the hall, in the town: where something is stays, and is said shorter. */
export const locations = makeTableRule({
  id: 'shorten-location',
  category: 'shortening',
  gist: 'wordy',
  rows: [
    {
      find: '(?<=\\p{L}, )which (?:is|are) (?:located|situated) (in|at|on|near|behind|opposite|next to|between|outside|inside)',
      write: '$1',
    },
    {
      find: '(?<=\\p{L} )(?:which|that) (?:is|are) (?:located|situated) (in|at|on|near|behind|opposite|next to|between|outside|inside)',
      write: '$1',
    },
  ],
  explain: (written) => `“${written}” says it in fewer words.`,
  examples: [
    ['The hall, which is located in the old town, was sold.', 'The hall, in the old town, was sold.'],
    ['We meet in the room that is located next to the lift.', 'We meet in the room next to the lift.'],
  ],
  leaves: ['The hall is located in the old town.', 'The hall, which is in the old town, was sold.'],
});

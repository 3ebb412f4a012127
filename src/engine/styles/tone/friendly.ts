import { makeTableRule } from '../../rules/table-rule.ts';

const reason = 'A friendly text speaks to its reader as one speaks.';

/** Stiff set phrases, and their everyday form. */
export const friendlyForms = makeTableRule({
  id: 'friendly-form',
  category: 'tone',
  gist: 'friendly',
  rows: [
    { find: '(?:dear)(?= (?:all|team|everyone|colleagues)\\b)', write: 'hi' },
    { find: 'please be advised that (\\p{L}+)', write: '$1' },
    { find: 'at your earliest convenience', write: 'when you have a moment' },
    { find: '(?:we|i) regret to inform you that', write: 'unfortunately,' },
    { find: 'as per your request', write: 'as you asked' },
    { find: 'enclosed please find', write: 'here is' },
    { find: 'please find attached', write: "I've attached" },
    { find: 'thank you for your (email|message|letter)', write: 'thanks for your $1' },
  ].map((row) => ({ ...row, reason })),
  examples: [['Reply at your earliest convenience.', 'Reply when you have a moment.']],
  leaves: ['Dear Anna, we are glad.'],
});
